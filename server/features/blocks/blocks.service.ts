// Whether two people may meet. Every read and write that shows or touches another account asks here.
import type { RefusalCode } from '../../../contract/errors.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { blocksBetweenRead, hiddenFromRead } from './blocks.queries.ts'

/** For the queries of other features. */
export type { BlocksPage, CustomerAndProvider } from './blocks.queries.ts'
export {
  allBlockersOf,
  allHiddenFrom,
  hasBlockedIn,
  latestBlocks,
  mayMeetIn,
  mayMeetSql,
} from './blocks.queries.ts'

/** Null without a session. */
export type MaybeViewer = { id: number } | null

const NO_IDS: readonly number[] = []

/** Accounts that a viewer may not meet, no matter who of the two blocked the other: they are in no list, no suggestion and no count. */
export const hiddenFrom = async (db: Db, viewer: MaybeViewer): Promise<readonly number[]> =>
  viewer ? (await hiddenFromRead(db, viewer)).map(({ id }) => id) : NO_IDS

// Which of the two has blocked the other. Blocks do not apply without a session.
const blockersBetween = async (
  db: Db,
  viewer: MaybeViewer,
  accountId: number,
): Promise<readonly number[]> => {
  if (!viewer) return NO_IDS
  const blocks = await blocksBetweenRead(db, { one: viewer.id, other: accountId })
  return blocks.map(({ blockerId }) => blockerId)
}

/** Was the viewer blocked by that account? The other way round they may still look, to unblock. */
export const isBlockedBy = async (db: Db, viewer: MaybeViewer, accountId: number) =>
  (await blockersBetween(db, viewer, accountId)).includes(accountId)

/** Whether a viewer was blocked, and whether the viewer has blocked. */
export type BlocksBetween = { isBlocked: boolean; hasBlocked: boolean }

/** When something would be written to another account: a blocked viewer gets 404, a viewer who blocked gets a refusal that says so. */
export const refuseBlocks = ({ isBlocked, hasBlocked }: BlocksBetween, code: RefusalCode) => {
  if (isBlocked) throw new Refusal('not_found')
  if (hasBlocked) throw new Refusal(code)
}

/** The same, asked before. */
export const refuseBlocked = async (
  db: Db,
  viewer: MaybeViewer,
  { id, code }: { id: number; code: RefusalCode },
) => {
  const blockers = await blockersBetween(db, viewer, id)
  const isBlocked = blockers.includes(id)
  refuseBlocks({ isBlocked, hasBlocked: !isBlocked && blockers.length > 0 }, code)
}
