import { sql } from 'kysely'
import type { Tx } from '../../server/platform/db/db.ts'
import type { Market } from '../market.ts'
import { at } from '../../tools/random.ts'
import { found, inBatches, insertAll } from './batches.ts'
import type { Ids } from './people-rows.ts'
import type { Post } from '../posts/posts.ts'
import { postPictureName } from './pictures.ts'
import { insertVoice } from './voices.ts'

type Known = { accounts: Ids; media: Ids }

const paise = (rupees: number | null) => (rupees === null ? null : rupees * 100)

const announcedColumns = (announced: Post['announced']) => ({
  kind: announced?.kind ?? ('update' as const),
  startsAt: announced?.startsAt ?? null,
  endsAt: announced?.endsAt ?? null,
  pricePaise: paise(announced?.price ?? null),
  wasPricePaise: paise(announced?.wasPrice ?? null),
})

/** The ids of the posts, by title: no two posts of the market share one. */
export const insertPosts = async (tx: Tx, { posts }: Market, { accounts, media }: Known): Promise<Ids> => {
  const ids = new Map<string, number>()
  const rows = posts.map(({ provider, title, content, createdAt, announced }) => ({
    providerId: found(accounts, provider),
    title,
    content,
    createdAt,
    updatedAt: createdAt,
    ...announcedColumns(announced),
  }))
  for (const batch of inBatches(rows)) {
    const inserted = await tx.insertInto('posts').values(batch).returning(['id', 'title']).execute()
    for (const { id, title } of inserted) ids.set(title, id)
  }
  const pictures = posts.flatMap(({ title, scenes }, index) =>
    scenes.map((scene, position) => ({
      postId: found(ids, title),
      mediaId: found(media, postPictureName(index, scene)),
      position,
    })),
  )
  await insertAll(tx, 'postMedia', pictures)
  return ids
}

export const insertComments = async (
  tx: Tx,
  market: Market,
  { accounts, posts }: { accounts: Ids; posts: Ids },
) => {
  const rows = market.comments.map(({ post, customer, content, createdAt, reply, repliedAt }) => ({
    postId: found(posts, at(market.posts, post).title),
    customerId: found(accounts, customer),
    content,
    createdAt,
    reply,
    repliedAt,
  }))
  await insertAll(tx, 'comments', rows)
}

export const insertContacts = async (tx: Tx, { contacts }: Market, accounts: Ids) => {
  const rows = contacts.map(({ provider, sender, ...request }) => ({
    providerId: found(accounts, provider),
    senderId: sender === null ? null : found(accounts, sender),
    ...request,
  }))
  await insertAll(tx, 'contacts', rows)
}

const NO_VOICE = { voiceId: null, voice: null }

export const insertChats = async (
  tx: Tx,
  { chats }: Market,
  { accounts, now }: { accounts: Ids; now: Date },
) => {
  const ids = new Map<string, number>()
  const pairOf = (chat: { customerId: number; providerId: number }) => `${chat.customerId}/${chat.providerId}`
  const rows = chats.map(({ customer, provider, createdAt }) => ({
    customerId: found(accounts, customer),
    providerId: found(accounts, provider),
    createdAt,
    activeAt: createdAt,
  }))
  for (const batch of inBatches(rows)) {
    const columns = ['id', 'customerId', 'providerId'] as const
    const inserted = await tx.insertInto('chats').values(batch).returning(columns).execute()
    for (const chat of inserted) ids.set(pairOf(chat), chat.id)
  }
  const note = await insertVoice(tx, now)
  const messages = chats.flatMap((chat, index) =>
    chat.messages.map(({ senderType, content, createdAt }, number) => ({
      ...(content === '' ? note : NO_VOICE),
      chatId: found(ids, pairOf(at(rows, index))),
      clientId: `demo-${number + 1}`,
      senderType,
      content,
      createdAt,
    })),
  )
  await insertAll(tx, 'messages', messages)
  const unread = chats.flatMap(({ messages: said }, index) =>
    said.at(-1)?.readAt === null ? [found(ids, pairOf(at(rows, index)))] : [],
  )
  await noteReading(tx, unread)
}

/** Everything is read, except for the last word of some chats. */
const noteReading = async (tx: Tx, unread: readonly number[]) => {
  await sql`
    update chats
    set last_message_id = said.last_id, active_at = said.last_at,
      customer_read_id = coalesce(said.provider_id, 0), provider_read_id = coalesce(said.customer_id, 0)
    from (
      select chat_id, max(id) as last_id, max(created_at) as last_at,
        max(id) filter (where sender_type = 'customer' and not is_waiting) as customer_id,
        max(id) filter (where sender_type = 'provider' and not is_waiting) as provider_id
      from (
        select *, chat_id = any(${unread}::bigint[]) and id = max(id) over (partition by chat_id) as is_waiting
        from messages
      ) as each
      group by chat_id
    ) as said
    where said.chat_id = chats.id`.execute(tx)
}
