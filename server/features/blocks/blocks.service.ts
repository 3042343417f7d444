// Whether two people may meet. Every read and write that shows or touches another account asks here.
import type { Db } from '../../platform/db/db.ts'
import { blocksBetweenRead, hiddenFromRead } from './blocks.queries.ts'

/** A viewer, or nobody. */
export type Someone = { id: number } | null

const NOBODY: readonly number[] = []

/** Accounts that a viewer may not meet, whoever of the two wished it: they are in no list, no suggestion and no count. */
export const hiddenFrom = async (db: Db, viewer: Someone): Promise<readonly number[]> =>
  viewer ? (await hiddenFromRead(db, viewer)).map(({ id }) => id) : NOBODY

/** May this viewer and this account meet at all? Someone who is not signed in meets everybody. */
export const mayMeet = async (db: Db, viewer: Someone, accountId: number) =>
  viewer === null || (await blocksBetweenRead(db, { one: viewer.id, other: accountId })).length === 0

/** Was the viewer blocked by that account? The other way round they may still look, to unblock. */
export const isBlockedBy = async (db: Db, viewer: Someone, accountId: number) =>
  viewer !== null &&
  (await blocksBetweenRead(db, { one: viewer.id, other: accountId })).some(
    ({ blockerId }) => blockerId === accountId,
  )
