// Some writes are refused until the person has confirmed who they are: the shell asks, and the same write is made again.
import { CallError } from '../http/call.ts'

/** Answers whether the person has confirmed it. */
type Ask = () => Promise<boolean>

let askPerson: Ask | undefined

export const onConfirmNeeded = (ask: Ask) => {
  askPerson = ask
  return () => {
    if (askPerson === ask) askPerson = undefined
  }
}

const isConfirmNeeded = (error: unknown) => error instanceof CallError && error.code === 'confirm_needed'

/** A person who closes the dialog gets the refusal. */
export const withConfirmation = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write()
  } catch (error) {
    const isConfirmed = isConfirmNeeded(error) && (await askPerson?.())
    if (!isConfirmed) throw error
    return withConfirmation(write)
  }
}
