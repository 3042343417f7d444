// Whether two people may meet. Every read and write that shows or touches another account asks here.
import type { RefusalCode } from '../../../contract/errors.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { blocksBetweenRead, hiddenFromRead } from './blocks.queries.ts'

/** For the queries of features that ask it of every row they read. */
export { mayMeetIn } from './blocks.queries.ts'

/** A viewer, or nobody. */
export type MaybeViewer = { id: number } | null

const NO_IDS: readonly number[] = []

/** Accounts that a viewer may not meet, whoever of the two wished it: they are in no list, no suggestion and no count. */
export const hiddenFrom = async (db: Db, viewer: MaybeViewer): Promise<readonly number[]> =>
  viewer ? (await hiddenFromRead(db, viewer)).map(({ id }) => id) : NO_IDS

/** May this viewer and this account meet at all? Someone who is not signed in meets everybody. */
const mayMeet = async (db: Db, viewer: MaybeViewer, accountId: number) =>
  viewer === null || (await blocksBetweenRead(db, { one: viewer.id, other: accountId })).length === 0

/** Was the viewer blocked by that account? The other way round they may still look, to unblock. */
export const isBlockedBy = async (db: Db, viewer: MaybeViewer, accountId: number) =>
  viewer !== null &&
  (await blocksBetweenRead(db, { one: viewer.id, other: accountId })).some(
    ({ blockerId }) => blockerId === accountId,
  )

/** Before something is written to somebody: whoever was blocked finds nothing; whoever blocked is told what stands in the way. */
export const refuseBlocked = async (
  db: Db,
  viewer: MaybeViewer,
  { id, code }: { id: number; code: RefusalCode },
) => {
  if (await isBlockedBy(db, viewer, id)) throw new Refusal('not_found')
  if (!(await mayMeet(db, viewer, id))) throw new Refusal(code)
}
