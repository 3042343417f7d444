// The chats of a customer and a business: begun once, listed and read. What is said goes over sockets.
import { lists } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { type Asked, pageOf, stretchOf } from '../../platform/db/keyset.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { hiddenFrom, refuseBlocked } from '../blocks/blocks.service.ts'
import {
  chatsRead,
  insertChat,
  isPublic,
  messagesAfterRead,
  messagesBeforeRead,
  type Seat,
  seatRead,
  selectChat,
  type Side,
} from './chat.queries.ts'
import { messageView, threadView } from './chat.view.ts'

/** Administrators talk to nobody here. */
export const sideOf = ({ role }: Viewer): Side => {
  if (role === 'admin') throw new Refusal('forbidden')
  return role
}

type Wish = { customer: number; provider: number; senderType: Side | undefined; now: Date }

/** One chat a pair, whoever of them begins it. */
export const openChat = async (db: Db, viewer: Viewer, wish: Wish) => {
  const side = sideOf(viewer)
  if (wish[side] !== viewer.id || (wish.senderType ?? side) !== side) throw new Refusal('forbidden')
  const role = side === 'customer' ? 'provider' : 'customer'
  const other = { id: wish[role], role } as const
  if (!(await isPublic(db, other))) throw new Refusal('not_found')
  await refuseBlocked(db, viewer, { id: other.id, code: `${role}_blocked` })
  const pair = { customerId: wish.customer, providerId: wish.provider }
  const begun = await insertChat(db, { ...pair, now: wish.now })
  const chat = begun ?? (await selectChat(db, pair))
  if (!chat) throw new Refusal('not_found')
  return { chatId: chat.id, isNew: begun !== undefined }
}

type Named = { customer?: number; provider?: number }

const checkOwn = (viewer: Viewer, side: Side, named: Named) => {
  const other = side === 'customer' ? 'provider' : 'customer'
  const isOwn = (named[side] ?? viewer.id) === viewer.id && named[other] === undefined
  if (!isOwn) throw new Refusal('forbidden')
}

type Wanted = Asked & Named & { written?: boolean }

export const ownChats = async (db: Db, viewer: Viewer, { limit, cursor, written, ...named }: Wanted) => {
  const side = sideOf(viewer)
  checkOwn(viewer, side, named)
  const stretch = stretchOf({ ...(limit && { limit }), ...(cursor && { cursor }) })
  const hidden = await hiddenFrom(db, viewer)
  const isWritten = written ?? false
  const read = await chatsRead[side](db, { ...stretch, viewerId: viewer.id, hidden, isWritten })
  const { shown, next } = pageOf(read, stretch)
  return { threads: shown.map(threadView), next }
}

/** Unknown, another's, and of somebody whom the viewer may not meet look the same. */
export const seatIn = async (db: Db, viewer: Viewer, chatId: number): Promise<Seat> => {
  const [seat] = await seatRead(db, { chatId, viewerId: viewer.id })
  if (!seat) throw new Refusal('not_found')
  return seat
}

type Stretch = { before?: number; after?: number; limit?: number }

/** Oldest first. Reading marks nothing: the one who looks says so over the socket. */
export const messagesOf = async (db: Db, viewer: Viewer, chatId: number, asked: Stretch) => {
  const { before = Number.MAX_SAFE_INTEGER, after, limit = lists.chatMessages } = asked
  const seat = await seatIn(db, viewer, chatId)
  const rows =
    after === undefined
      ? (await messagesBeforeRead(db, { chatId, before, limit })).toReversed()
      : await messagesAfterRead(db, { chatId, after, limit })
  return rows.map((row) => messageView(seat, row))
}
