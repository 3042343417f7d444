import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'
import { SEED_TEXT } from './targets.ts'
import type { Kind, Role, Step, Write } from './plan.ts'

/** The account is included: entries must not be sent in the name of another. */
type Written = { kind: Kind; account: number; text: string }

export const readWritten = async (db: Db): Promise<Written[]> => {
  const { rows } = await sql<Written>`
    select kind, account, text from (
      select 'chat_message' as kind, case sender_type when 'customer' then customer_id else provider_id end as account,
        content as text
      from messages join chats on chats.id = chat_id
      union all
      select 'comment', customer_id, content from comments
      union all
      select 'comment_reply', posts.provider_id, reply from comments join posts on posts.id = post_id where reply is not null
      union all
      select 'contact', sender_id, name from contacts
      union all
      select 'post', provider_id, title from posts
      union all
      select 'post', provider_id, title || ': its pictures: ' || (select count(*) from post_media where post_id = posts.id)
      from posts where title <> ${SEED_TEXT} and (select count(*) from post_media where post_id = posts.id) <> 1
      union all
      -- Without those that the server makes itself.
      select 'report', reporter_id, description from reports where reporter_id is not null
      union all
      select 'review', customer_id, text from reviews where text <> ''
      union all
      select 'review_reply', provider_id, reply from reviews where reply is not null
    ) as written where text <> ${SEED_TEXT}`.execute(db)
  return rows
}

const nameOf = ({ kind, account, text }: Written) => `${kind} by ${account}: ${text}`

type Comparison = { written: readonly Written[]; plan: readonly Step[]; ids: Readonly<Record<Role, number>> }

/** Every confirmed write must exist exactly once. */
export const compare = ({ written, plan, ids }: Comparison) => {
  const counts = new Map<string, number>()
  for (const each of written) counts.set(nameOf(each), (counts.get(nameOf(each)) ?? 0) + 1)
  const take = (by: Role, { kind, text }: Write) => {
    const name = nameOf({ kind, text, account: ids[by] })
    const count = counts.get(name) ?? 0
    counts.delete(name)
    return count
  }
  const lost: Write[] = []
  const doubled: Write[] = []
  for (const { by, writes, end } of plan)
    for (const write of writes) {
      const count = take(by, write)
      if (count === 0 && end !== 'killed at the click') lost.push(write)
      if (count > 1) doubled.push(write)
    }
  return { lost, doubled, unexpected: [...counts.keys()] }
}
