import type { Eraser } from '../accounts/delete-account.service.ts'
import { deleteContactsFrom } from './contacts.queries.ts'

/** A wish to be called back ends with the person who had it. */
export const eraseContacts: Eraser = async (tx, person) => {
  await deleteContactsFrom(tx, person)
}
