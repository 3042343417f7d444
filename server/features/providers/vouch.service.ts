// The badge 'Verified': the administrators have seen that a business is what it says.
import type { Tx } from '../../platform/db/db.ts'
import { updateVouch } from './providers.queries.ts'

/** Null takes it back. False when nothing changes. */
export const setVouched = (tx: Tx, id: number, vouched: { at: Date; by: number } | null) =>
  updateVouch(tx, id, vouched)
