// Customers follow the businesses that they liked. asha also follows sharma_sweets, has saved some posts, and has not looked for two days.
import { sql } from 'kysely'
import type { Tx } from '../../server/platform/db/db.ts'
import { DAY, later } from '../calendar.ts'
import { found } from './batches.ts'
import type { Ids } from './people-rows.ts'

const LIKED = 4
const SAVED = 8
const LOOKED = 2 * DAY

/** From the reviews that are there. The database counts the followers of each business. */
export const insertFollows = async (tx: Tx, accounts: Ids, now: Date) => {
  const [asha, sharma] = [found(accounts, 'asha'), found(accounts, 'sharma_sweets')]
  await sql`
    insert into follows (customer_id, provider_id, followed_at)
    select customer_id, provider_id, created_at from reviews where rating >= ${LIKED}
    union
    select ${asha}, ${sharma}, ${later(now, -60 * DAY)}
    on conflict do nothing`.execute(tx)
  await sql`
    insert into saved_posts (customer_id, post_id, saved_at)
    select ${asha}, id, created_at + interval '3 hours' from posts
    where created_at < ${later(now, -DAY)} order by created_at desc limit ${SAVED}`.execute(tx)
  await tx
    .insertInto('feedLooks')
    .values({ customerId: asha, seenUpTo: later(now, -LOOKED) })
    .execute()
}
