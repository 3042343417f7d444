import type { Eraser } from '../accounts/delete-account.service.ts'
import { anonymizeContactMessages } from './site.queries.ts'

/** What was written to the administrators stays, without its sender. */
export const eraseSender: Eraser = async (tx, { email }) => {
  if (email) await anonymizeContactMessages(tx, email)
}
