import { CallError } from './call.ts'

export const isGone = (error: unknown) => error instanceof CallError && error.status === 404

/** For deletes: it may have been deleted in another window. */
export const ignoreGone = async (sent: Promise<unknown>): Promise<void> => {
  try {
    await sent
  } catch (error) {
    if (!isGone(error)) throw error
  }
}
