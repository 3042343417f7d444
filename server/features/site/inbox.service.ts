import type { Db, Tx } from '../../platform/db/db.ts'
import { type PageQuery, paginateByTime, parseTimePage } from '../../platform/db/keyset.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import {
  type InboxStatus,
  lockContactMessage,
  selectContactMessage,
  settledMessagesRead,
  waitingMessagesRead,
} from './inbox.queries.ts'

export {
  acknowledgeContactMessage,
  closeAnsweredMessage,
  correctContactMessageUrgency,
  countWaitingMessages,
  findMessageByCode,
  messagesByMonthQuery,
  overdueMessagesQuery,
  reopenContactMessage,
  settleContactMessage,
} from './inbox.queries.ts'
export type { InboxRow } from './inbox.queries.ts'

export const contactMessages = async (
  db: Db,
  { status = 'new', ...pageQuery }: PageQuery & { status?: InboxStatus },
) => {
  const isWaiting = status === 'new'
  const timePage = parseTimePage(pageQuery, isWaiting ? 'oldest' : 'newest')
  const read = isWaiting ? waitingMessagesRead : settledMessagesRead
  return paginateByTime(await read(db, { ...timePage, status }), timePage)
}

export const getContactMessage = async (db: Db, id: number) => {
  const message = await selectContactMessage(db, id)
  if (!message) throw new Refusal('not_found')
  return message
}

export type ContactMessage = Awaited<ReturnType<typeof getContactMessage>>

export const lockContactMessageOrRefuse = async (tx: Tx, id: number) => {
  const message = await lockContactMessage(tx, id)
  if (!message) throw new Refusal('not_found')
  return message
}
