import type { Insertable } from 'kysely'
import type { Db, Tables } from '../platform/db/db.ts'
import { anAccount } from './accounts.ts'
import { aPost, aProvider } from './providers.ts'

export const aPublishedPost = async (db: Db, given: Partial<Insertable<Tables['posts']>> = {}) => {
  const provider = await aProvider(db)
  return { provider, post: await aPost(db, provider.id, given) }
}

// Current at the clock of every test.
const FAR = new Date('2099-01-01T00:00:00Z')

export const anEvent = (given: Partial<Insertable<Tables['posts']>> = {}) =>
  ({ kind: 'event', startsAt: new Date('2098-12-31T12:30:00Z'), endsAt: FAR, ...given }) as const

export const anOffer = (given: Partial<Insertable<Tables['posts']>> = {}) =>
  ({ kind: 'offer', endsAt: FAR, ...given }) as const

/** By a new customer by default. */
export const aComment = async (
  db: Db,
  postId: number,
  { customerId, ...given }: Partial<Insertable<Tables['comments']>> = {},
) =>
  db
    .insertInto('comments')
    .values({
      postId,
      customerId: customerId ?? (await anAccount(db)).id,
      content: 'How much is a kilo?',
      ...given,
    })
    .returning(['id', 'customerId'])
    .executeTakeFirstOrThrow()

type AccountRef = { id: number }

export const block = (db: Db, blocker: AccountRef, blocked: AccountRef) =>
  db.insertInto('blocks').values({ blockerId: blocker.id, blockedId: blocked.id, reason: 'A test' }).execute()
