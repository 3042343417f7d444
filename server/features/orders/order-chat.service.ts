import type { Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { type LiveChat, openChatWithQuote } from '../chat/chat.service.ts'
import { orderQuote } from './order-quote.ts'
import { findOrder } from './orders.service.ts'

type Asked = { id: number; lang: Language; now: Date; liveChat: LiveChat }

/** A business may write to its customer without an earlier request, because the order is one. */
export const openOrderChat = async (db: Db, viewer: Viewer, { id, lang, now, liveChat }: Asked) => {
  const order = await findOrder(db, viewer, id)
  const pair = { customerId: order.customerId, providerId: order.providerId }
  const quote = { clientId: `order-${id}`, content: orderQuote(order, lang) }
  return openChatWithQuote(db, viewer, { pair, ...quote, now, liveChat })
}
