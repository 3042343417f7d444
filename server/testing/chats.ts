import type { Db } from '../platform/db/db.ts'
import { anAccount } from './accounts.ts'
import { aProvider } from './providers.ts'

type Account = { id: number }

export const aChat = async (db: Db, given: { provider?: Awaited<ReturnType<typeof aProvider>> } = {}) => {
  const customer = await anAccount(db)
  const provider = given.provider ?? (await aProvider(db))
  const chat = await db
    .insertInto('chats')
    .values({ customerId: customer.id, providerId: provider.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { customer, shop: provider, chat, path: `/ws/chat/${chat.id}/` }
}

export const askToCallBack = (db: Db, { customer, provider }: { customer: Account; provider: Account }) =>
  db
    .insertInto('contacts')
    .values({
      providerId: provider.id,
      senderId: customer.id,
      name: 'Asha',
      email: 'asha@haat.in',
      mobileNumber: '9000000001',
    })
    .execute()

/** Inserted directly; the last one becomes the last message of the chat. */
export const insertMessages = async (
  db: Db,
  chatId: number,
  lines: readonly { by: 'customer' | 'provider'; content: string }[],
) => {
  const ids: number[] = []
  for (const { by, content } of lines) {
    const { id } = await db
      .insertInto('messages')
      .values({ chatId, senderType: by, content, clientId: `said-${ids.length}-${content}`.slice(0, 64) })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  await db
    .updateTable('chats')
    .set({ lastMessageId: ids.at(-1) ?? null })
    .where('id', '=', chatId)
    .execute()
  return ids
}
