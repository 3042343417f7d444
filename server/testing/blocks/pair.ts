import type { Db } from '../../platform/db/db.ts'
import { anAccount } from '../accounts.ts'
import { aComment, anEvent, anOffer } from '../posts.ts'
import { aListedPost, aListedProvider } from '../search.ts'
import type { testServer } from '../test-server.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>

// Each provider has a unique word, found by the search.
const SYLLABLES = ['ka', 'mi', 'to', 'ru', 'se', 'na', 'pi', 'lo', 'du', 'be']
let opened = 100
const uniqueWord = () => {
  opened += 1
  return [...String(opened)].map((digit) => SYLLABLES[Number(digit)]).join('')
}

const signedIn = async <A extends { id: number }>(server: TestServer, account: A) => ({
  ...account,
  ...(await server.as(account)),
})

export const createPair = async (server: TestServer) => {
  const { db } = server
  const word = uniqueWord()
  const provider = await signedIn(server, await aListedProvider(db, word))
  const customer = await signedIn(server, await anAccount(db))
  const post = await aListedPost(db, provider.id, anOffer({ title: `${word} today` }))
  const event = await aListedPost(db, provider.id, anEvent({ title: `${word} fair` }))
  const comment = await aComment(db, post.id, { customerId: customer.id })
  const contact = await db
    .insertInto('contacts')
    .values({
      providerId: provider.id,
      senderId: customer.id,
      name: 'Asha',
      email: 'asha@example.in',
      mobileNumber: '9876543210',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const chat = await db
    .insertInto('chats')
    .values({ customerId: customer.id, providerId: provider.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('notifications')
    .values([
      { accountId: provider.id, actorId: customer.id, kind: 'comment', commentId: comment.id },
      { accountId: customer.id, actorId: provider.id, kind: 'chat_message', chatId: chat.id },
    ])
    .execute()
  return { word, shop: provider, customer, post, event, comment, contact, chat, blockId: 999_999 }
}
export type Pair = Awaited<ReturnType<typeof createPair>>
export type Side = 'customer' | 'shop'

export const blocking = async (db: Db, pair: Pair, blocker: Side, blocked: Side): Promise<Pair> => {
  const { id } = await db
    .insertInto('blocks')
    .values({ blockerId: pair[blocker].id, blockedId: pair[blocked].id, reason: 'No more, please' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...pair, blockId: id }
}
