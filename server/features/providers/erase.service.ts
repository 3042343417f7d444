import type { Eraser } from '../accounts/delete-account.service.ts'
import { deleteProvider } from './erase.queries.ts'

/** The business disappears with everything that it showed and was sent. */
export const eraseProvider: Eraser = async (tx, { id }) => {
  await deleteProvider(tx, id)
}
