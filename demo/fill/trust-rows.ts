// Blocks and reports go in through their own features: a report keeps what it is about.
import { blockCustomer, blockProvider } from '../../server/features/blocks/own-blocks.service.ts'
import { refuseStranger } from '../../server/features/chat/chat.service.ts'
import { findPublicProvider as findProvider } from '../../server/features/providers/providers.service.ts'
import { sendReport } from '../../server/features/reports/reports.service.ts'
import type { Tx } from '../../server/platform/db/db.ts'
import type { Market } from '../market.ts'
import { at } from '../../tools/random.ts'
import type { Report } from '../talk/trust.ts'
import { found } from './batches.ts'
import type { Ids } from './people-rows.ts'

const publishNothing = () => {}

export const insertBlocks = async (tx: Tx, { blocks }: Market, accounts: Ids) => {
  for (const { by, customer, provider, reason, createdAt } of blocks) {
    const [customerId, providerId] = [found(accounts, customer), found(accounts, provider)]
    const wish = { reason, now: createdAt, publish: publishNothing }
    if (by === 'customer')
      await blockProvider(tx, { ...wish, blockerId: customerId, blockedId: providerId }, { findProvider })
    else
      await blockCustomer(tx, { ...wish, blockerId: providerId, blockedId: customerId }, { refuseStranger })
  }
}

type Known = { accounts: Ids; posts: Ids }

const commentId = async (tx: Tx, { comments }: Market, index: number, accounts: Ids) => {
  const { customer, createdAt } = at(comments, index)
  const { id } = await tx
    .selectFrom('comments')
    .select('id')
    .where('customerId', '=', found(accounts, customer))
    .where('createdAt', '=', createdAt)
    .executeTakeFirstOrThrow()
  return id
}

const reviewId = async (tx: Tx, { reviews }: Market, index: number, accounts: Ids) => {
  const { customer, provider } = at(reviews, index)
  const { id } = await tx
    .selectFrom('reviews')
    .select('id')
    .where('customerId', '=', found(accounts, customer))
    .where('providerId', '=', found(accounts, provider))
    .executeTakeFirstOrThrow()
  return id
}

const lastMessageId = async (tx: Tx, { chats }: Market, index: number, accounts: Ids) => {
  const { customer, provider } = at(chats, index)
  const { lastMessageId: id } = await tx
    .selectFrom('chats')
    .select('lastMessageId')
    .where('customerId', '=', found(accounts, customer))
    .where('providerId', '=', found(accounts, provider))
    .executeTakeFirstOrThrow()
  return id ?? 0
}

const targetOf = async (tx: Tx, market: Market, about: Report['about'], { accounts, posts }: Known) => {
  if ('provider' in about) return { provider: found(accounts, about.provider) }
  if ('post' in about) return { blog: found(posts, at(market.posts, about.post).title) }
  if ('review' in about) return { review: await reviewId(tx, market, about.review, accounts) }
  if ('chat' in about) return { message: await lastMessageId(tx, market, about.chat, accounts) }
  return { comment: await commentId(tx, market, about.comment, accounts) }
}

export const insertReports = async (tx: Tx, market: Market, known: Known) => {
  for (const { by, about, reason, description, createdAt } of market.reports) {
    const reporter =
      typeof by === 'string'
        ? { id: found(known.accounts, by), role: 'customer' as const, sessionId: 0 }
        : null
    const signature = typeof by === 'string' ? {} : { reporter_name: by.name, reporter_email: by.email }
    const target = await targetOf(tx, market, about, known)
    const fields = { ...target, reason, description, ...signature }
    await sendReport(tx, fields, reporter, { clock: () => createdAt, isLimited: false })
  }
}
