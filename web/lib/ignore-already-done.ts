import { CallError } from './call.ts'

/** Sent again after its answer was lost, it was done the first time: as good as an answer to whoever can do without the reply. */
export const ignoreAlreadyDone = async <T>(sent: Promise<T>): Promise<T | undefined> => {
  try {
    return await sent
  } catch (error) {
    if (error instanceof CallError && error.code === 'already_done') return undefined
    throw error
  }
}
