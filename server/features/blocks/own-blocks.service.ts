import type { RefusalCode } from '../../../contract/errors.ts'
import { DEFAULT_BLOCK_REASON } from '../../../contract/limits.ts'
import * as rules from '../../../contract/rules.ts'
import { afterCommit, type Db, inTransaction } from '../../platform/db/db.ts'
import { type PageQuery, paginateByTime, parseTimePage } from '../../platform/db/keyset.ts'
import { FormRefusal, Refusal } from '../../platform/http/refusal.ts'
import type { Publish } from '../../platform/live/hub.ts'
import {
  blockedCustomersRead,
  blocksBetweenRead,
  type CustomerAndProvider,
  deleteOwnBlock,
  insertBlock,
  selectCustomer,
} from './blocks.queries.ts'

declare module '../../platform/live/hub.ts' {
  interface LiveEvents {
    blocked: { pair: [number, number] }
  }
}

type BlocksQuery = PageQuery & { blockerId: number; only: string | undefined }

type BlocksRead = typeof blockedCustomersRead

/** Injected by app/, because providers and chats are later features. */
export type BlockTargets = Readonly<{
  blockedProvidersRead: BlocksRead
  findProvider: typeof selectCustomer
  refuseStranger: (db: Db, pair: CustomerAndProvider) => Promise<void>
}>

const listBlocks = async (db: Db, read: BlocksRead, { blockerId, only, ...pageQuery }: BlocksQuery) => {
  const timePage = parseTimePage(pageQuery)
  const ids = only === undefined ? null : only.split(',').map(Number)
  return paginateByTime(await read(db, { ...timePage, blockerId, only: ids }), timePage)
}

export const blockedProviders = (
  db: Db,
  query: BlocksQuery,
  { blockedProvidersRead }: Pick<BlockTargets, 'blockedProvidersRead'>,
) => listBlocks(db, blockedProvidersRead, query)

export const blockedCustomers = (db: Db, query: BlocksQuery) => listBlocks(db, blockedCustomersRead, query)

type NewBlock = { blockerId: number; blockedId: number; reason: string; now: Date; publish: Publish }
type BlockTarget = Readonly<{ find: typeof selectCustomer; already: RefusalCode }>

// An account that has blocked the viewer is not found, as everywhere.
const refuseIfBlocked = async (db: Db, { blockerId, blockedId }: NewBlock, already: RefusalCode) => {
  const blocks = await blocksBetweenRead(db, { one: blockerId, other: blockedId })
  if (blocks.some((block) => block.blockerId === blockerId)) throw new Refusal(already)
  if (blocks.length > 0) throw new Refusal('not_found')
}

const createBlock = (db: Db, newBlock: NewBlock, { find, already }: BlockTarget) =>
  inTransaction(db, async (tx) => {
    const other = await find(tx, newBlock.blockedId)
    if (!other) throw new Refusal('not_found')
    await refuseIfBlocked(tx, newBlock, already)
    const { blockerId, blockedId, reason, now, publish } = newBlock
    const block = await insertBlock(tx, { blockerId, blockedId, reason, createdAt: now })
    if (!block) throw new Refusal(already)
    afterCommit(tx, () => publish({ kind: 'blocked', pair: [blockerId, blockedId] }))
    return { id: block.id, other: other.id, name: other.name, reason, at: now.toISOString() }
  })

const validateReason = (field: string, text: string, rule: rules.Rule) => {
  const code = rule(text)
  if (code) throw new FormRefusal({ [field]: [code] })
  return rules.trimmed(text)
}

export const blockProvider = async (
  db: Db,
  newBlock: NewBlock,
  { findProvider }: Pick<BlockTargets, 'findProvider'>,
) => {
  const given = validateReason('blocked_reason', newBlock.reason, rules.optionalBlockReason)
  const kind = { find: findProvider, already: 'provider_already_blocked' } as const
  return createBlock(db, { ...newBlock, reason: given || DEFAULT_BLOCK_REASON }, kind)
}

export const blockCustomer = async (
  db: Db,
  newBlock: NewBlock,
  { refuseStranger }: Pick<BlockTargets, 'refuseStranger'>,
) => {
  const reason = validateReason('reason', newBlock.reason, rules.blockReason)
  await refuseStranger(db, { customerId: newBlock.blockedId, providerId: newBlock.blockerId })
  const kind = { find: selectCustomer, already: 'customer_already_blocked' } as const
  return createBlock(db, { ...newBlock, reason }, kind)
}

/** Unknown blocks and blocks of others are indistinguishable. */
export const unblock = (db: Db, own: { id: number; blockerId: number }) =>
  inTransaction(db, async (tx) => {
    if (!(await deleteOwnBlock(tx, own))) throw new Refusal('not_found')
  })
