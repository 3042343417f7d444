import { statementsDuring } from './statements.ts'

/** Without the statements of jobs and timers. */
export const queriesDuring = async (work: () => Promise<unknown>) =>
  (await statementsDuring(work)).statements.map(({ text }) => text)
