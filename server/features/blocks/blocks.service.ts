// The block rule. Every read and write that involves another account uses it.
import type { RefusalCode } from '../../../contract/errors.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { blocksBetweenRead, hiddenFromRead } from './blocks.queries.ts'

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

/** Accounts with a block in either direction: excluded from every list, suggestion and count. */
export const hiddenFrom = async (db: Db, viewer: MaybeViewer): Promise<readonly number[]> =>
  viewer ? (await hiddenFromRead(db, viewer)).map(({ id }) => id) : NO_IDS

// Blocks do not apply without a session.
const blockersBetween = async (
  db: Db,
  viewer: MaybeViewer,
  accountId: number,
): Promise<readonly number[]> => {
  if (!viewer) return NO_IDS
  const blocks = await blocksBetweenRead(db, { one: viewer.id, other: accountId })
  return blocks.map(({ blockerId }) => blockerId)
}

/** Whether the account has blocked the viewer. A viewer who has blocked may still look, to unblock. */
export const isBlockedBy = async (db: Db, viewer: MaybeViewer, accountId: number) =>
  (await blockersBetween(db, viewer, accountId)).includes(accountId)

export type BlocksBetween = { isBlocked: boolean; hasBlocked: boolean }

/** For writes to another account: 404 for a blocked viewer, an explicit refusal for one who has blocked. */
export const refuseBlocks = ({ isBlocked, hasBlocked }: BlocksBetween, code: RefusalCode) => {
  if (isBlocked) throw new Refusal('not_found')
  if (hasBlocked) throw new Refusal(code)
}

export const refuseBlocked = async (
  db: Db,
  viewer: MaybeViewer,
  { id, code }: { id: number; code: RefusalCode },
) => {
  const blockers = await blockersBetween(db, viewer, id)
  const isBlocked = blockers.includes(id)
  refuseBlocks({ isBlocked, hasBlocked: !isBlocked && blockers.length > 0 }, code)
}
