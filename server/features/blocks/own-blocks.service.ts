// Blocking, unblocking, and whom somebody has blocked. Customers block businesses and businesses customers.
import type { RefusalCode } from '../../../contract/errors.ts'
import { DEFAULT_BLOCK_REASON } from '../../../contract/limits.ts'
import * as rules from '../../../contract/rules.ts'
import { afterCommit, type Db, inTransaction } from '../../platform/db/db.ts'
import { type Asked, pageOf, stretchOf } from '../../platform/db/keyset.ts'
import { FormRefusal, Refusal } from '../../platform/http/refusal.ts'
import type { Publish } from '../../platform/live/hub.ts'
import {
  blockedCustomersRead,
  blockedProvidersRead,
  blocksBetweenRead,
  deleteOwnBlock,
  insertBlock,
  selectCustomer,
  selectProvider,
} from './blocks.queries.ts'

declare module '../../platform/live/hub.ts' {
  interface LiveEvents {
    /** These two may not meet any more. */
    blocked: { pair: [number, number] }
  }
}

type Own = Asked & { blockerId: number; only: string | undefined }

const listWith =
  (read: typeof blockedProvidersRead) =>
  async (db: Db, { blockerId, only, ...asked }: Own) => {
    const stretch = stretchOf(asked)
    const ids = only === undefined ? null : only.split(',').map(Number)
    return pageOf(await read(db, { ...stretch, blockerId, only: ids }), stretch)
  }

export const blockedProviders = listWith(blockedProvidersRead)
export const blockedCustomers = listWith(blockedCustomersRead)

type Wish = { blockerId: number; blockedId: number; reason: string; now: Date; publish: Publish }
type Kind = Readonly<{ find: typeof selectProvider; already: RefusalCode }>

// Whoever has blocked the other first is not there, as everywhere.
const refuseAgain = async (db: Db, { blockerId, blockedId }: Wish, already: RefusalCode) => {
  const blocks = await blocksBetweenRead(db, { one: blockerId, other: blockedId })
  if (blocks.some((block) => block.blockerId === blockerId)) throw new Refusal(already)
  if (blocks.length > 0) throw new Refusal('not_found')
}

const blockWith = (db: Db, wish: Wish, { find, already }: Kind) =>
  inTransaction(db, async (tx) => {
    const other = await find(tx, wish.blockedId)
    if (!other) throw new Refusal('not_found')
    await refuseAgain(tx, wish, already)
    const { blockerId, blockedId, reason, now, publish } = wish
    const block = await insertBlock(tx, { blockerId, blockedId, reason, createdAt: now })
    if (!block) throw new Refusal(already)
    afterCommit(tx, () => publish({ kind: 'blocked', pair: [blockerId, blockedId] }))
    return { id: block.id, other: other.id, name: other.name, reason, at: now.toISOString() }
  })

const checked = (field: string, text: string, rule: rules.Rule) => {
  const message = rule(text)
  if (message) throw new FormRefusal({ [field]: [message] })
  return rules.trimmed(text)
}

export const blockProvider = async (db: Db, wish: Wish) => {
  const given = checked('blocked_reason', wish.reason, rules.optionalBlockReason)
  const kind = { find: selectProvider, already: 'provider_already_blocked' } as const
  return blockWith(db, { ...wish, reason: given || DEFAULT_BLOCK_REASON }, kind)
}

export const blockCustomer = async (db: Db, wish: Wish) => {
  const reason = checked('reason', wish.reason, rules.blockReason)
  const kind = { find: selectCustomer, already: 'customer_already_blocked' } as const
  return blockWith(db, { ...wish, reason }, kind)
}

/** Unknown and another's look the same. */
export const unblock = (db: Db, own: { id: number; blockerId: number }) =>
  inTransaction(db, async (tx) => {
    if (!(await deleteOwnBlock(tx, own))) throw new Refusal('not_found')
  })
