import { statementsDuring } from './statements.ts'

/** The SQL that the work asks of the database; what jobs and timers ask meanwhile is left out. */
export const queriesDuring = async (work: () => Promise<unknown>) =>
  (await statementsDuring(work)).statements.map(({ text }) => text)
