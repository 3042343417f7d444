// The tables that stay as they are: messages beside a copy that is partitioned by a hash of the chat, notifications and the audit log.
import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { costOf, readCostOf, sizeOf } from './measure.ts'

const CHAT_MESSAGES = 20
const HASHES = 16
const HOURS = 90 * 24
const BATCHES = 200
const BATCH = 50

const COLUMNS = 'chat_id, sender_type, client_id, content, created_at'

// In the order of the messages, so that those of a chat are scattered over the table.
const fillMessages = (client: Client, table: string, rows: number) =>
  client.query(`
    insert into ${table} (${COLUMNS})
    select 1 + (hashint8(n) & 2147483647) % ${Math.ceil(rows / CHAT_MESSAGES)}, case when n % 2 = 0 then 'customer' else 'provider' end,
      gen_random_uuid(), 'How much is a kilo of peda today? I need it by seven.', now() - (${rows} - n) * interval '1 minute'
    from generate_series(1, ${rows}) n`)

const createMessages = async (client: Client) => {
  await client.query('create table one_table_of_messages (like messages including all)')
  await client.query(
    'create table by_chat (like messages including defaults including constraints) partition by hash (chat_id)',
  )
  await client.query(`create sequence by_chat_ids`)
  await client.query(`alter table by_chat alter id set default nextval('by_chat_ids')`)
  for (let hash = 0; hash < HASHES; hash += 1)
    await client.query(
      `create table by_chat_${hash} partition of by_chat for values with (modulus ${HASHES}, remainder ${hash})`,
    )
  await client.query('alter table by_chat add primary key (chat_id, id)')
  await client.query('create index on by_chat (id)')
  await client.query('create unique index on by_chat (chat_id, client_id)')
  await client.query('create index on by_chat (chat_id, sender_type, id)')
}

const writeMessages = async (client: Client, table: string, chats: number) => {
  for (let batch = 0; batch < BATCHES; batch += 1)
    await client.query({
      name: `write ${table}`,
      text: `insert into ${table} (${COLUMNS})
        select chat, 'customer', client, 'How much is a kilo of peda today?', now() from unnest($1::bigint[], $2::text[]) as given (chat, client)
        on conflict (chat_id, client_id) do nothing`,
      values: [
        Array.from({ length: BATCH }, (_each, at) => 1 + (((batch * BATCH + at) * 7_919) % chats)),
        Array.from({ length: BATCH }, () => randomUUID()),
      ],
    })
}

export const measureMessages = async (client: Client, rows: number) => {
  await createMessages(client)
  const chats = Math.ceil(rows / CHAT_MESSAGES)
  for (const table of ['one_table_of_messages', 'by_chat']) {
    await fillMessages(client, table, rows)
    console.log(`messages, ${table}: ${await sizeOf(client, table)}`)
    const page = `select id, content from ${table} where chat_id = $1 and id < $2 order by id desc limit 30`
    const ofChat = (turn: number) => [1 + ((turn * 7_919) % chats), Number.MAX_SAFE_INTEGER]
    console.log(
      `  a page of a chat: ${await readCostOf(client, { name: `page ${table}`, text: page, values: ofChat })}`,
    )
    const newest = `select content from unnest($1::bigint[]) as given (given_id) join ${table} on id = given_id`
    const ids = (turn: number) => [
      Array.from({ length: 20 }, (_each, at) => 1 + (((turn * 20 + at) * 7_919) % rows)),
    ]
    console.log(
      `  20 by id, as a list of chats: ${await readCostOf(client, { name: `ids ${table}`, text: newest, values: ids })}`,
    )
    console.log(
      `  ${BATCHES * BATCH} in batches of ${BATCH}: ${await costOf(client, () => writeMessages(client, table, chats))}`,
    )
  }
}

export const measureNotifications = async (client: Client, rows: number) => {
  await client.query('create table some_notifications (like notifications including all)')
  await client.query(`
    insert into some_notifications (account_id, kind, actor_id, post_id, created_at, read_at)
    select 1 + (hashint8(n) & 2147483647) % ${Math.ceil(rows / 90)}, 'new_post', 1 + n % 1000, 1 + n % 50000,
      now() - (${rows} - n) * interval '90 days' / ${rows}, case when n % 3 > 0 then now() end
    from generate_series(1, ${rows}) n`)
  console.log(`notifications: ${await sizeOf(client, 'some_notifications')}`)
  const old = `delete from some_notifications where created_at < now() - interval '90 days' + $1 * interval '1 hour'`
  console.log(`  deleting an hour of ${HOURS}: ${await costOf(client, () => client.query(old, [1]))}`)
  console.log(`  deleting a day: ${await costOf(client, () => client.query(old, [25]))}`)
  console.log(`  vacuum after it: ${await costOf(client, () => client.query('vacuum some_notifications'))}`)
}

export const measureAudit = async (client: Client, rows: number) => {
  await client.query('create table some_audit (like audit_log including all)')
  await client.query(`
    insert into some_audit (number, at, staff_id, action, subject_kind, subject_id, details, hash)
    select n, now(), 1 + n % 50, 'personal_shown', 'account', 1 + n % 100000, '{"reason":"A call about order 12"}', sha256(n::text::bytea)
    from generate_series(1, ${rows}) n`)
  console.log(`audit_log: ${await sizeOf(client, 'some_audit')}`)
  const page = 'select number, at, action from some_audit where number < $1 order by number desc limit 61'
  console.log(
    `  a page: ${await readCostOf(client, { name: 'audit', text: page, values: (turn) => [1 + ((turn * 7_919) % rows)] })}`,
  )
}
