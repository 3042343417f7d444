import { CallError } from './call.ts'

/** An earlier attempt succeeded and its reply was lost: a success for callers that do not need the reply. */
export const ignoreAlreadyDone = async <T>(sent: Promise<T>): Promise<T | undefined> => {
  try {
    return await sent
  } catch (error) {
    if (error instanceof CallError && error.code === 'already_done') return undefined
    throw error
  }
}
