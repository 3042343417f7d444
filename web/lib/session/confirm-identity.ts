// Some writes need a recent login: the shell asks for the password, and the write is repeated.
import { CallError } from '../http/call.ts'

type Ask = () => Promise<boolean>

let askPerson: Ask | undefined

export const onConfirmNeeded = (ask: Ask) => {
  askPerson = ask
  return () => {
    if (askPerson === ask) askPerson = undefined
  }
}

const isConfirmNeeded = (error: unknown) => error instanceof CallError && error.code === 'confirm_needed'

/** Rejects with the refusal when the dialog is closed. */
export const withConfirmation = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write()
  } catch (error) {
    const isConfirmed = isConfirmNeeded(error) && (await askPerson?.())
    if (!isConfirmed) throw error
    return withConfirmation(write)
  }
}
