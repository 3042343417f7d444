import { CallError } from './call.ts'

export const isGone = (error: unknown) => error instanceof CallError && error.status === 404

/** Deleted or ended in another window: that is what was asked for. */
export const ignoreGone = async (sent: Promise<unknown>): Promise<void> => {
  try {
    await sent
  } catch (error) {
    if (!isGone(error)) throw error
  }
}
