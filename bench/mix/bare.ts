// What the bare route answers: the same bytes as ours, read by primary key; and one row written.
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'
import { commentTexts } from './people.ts'
import type { MixedName, Reads, Requests } from './requests.ts'

const CACHED = 200
const AT_ONCE = 20

const keepReplies = async (db: Db, port: number, paths: readonly string[], from: number) => {
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const some = paths.slice(at, at + AT_ONCE)
    const bodies = await Promise.all(
      some.map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()),
    )
    const ids = some.map((_path, index) => from + at + index)
    await sql`insert into bench_replies select * from unnest(${ids}::bigint[], ${bodies}::text[])`.execute(db)
  }
  return paths.map((_path, index) => `/reply/${from + index}`)
}

/** For each kind of request the bare ones. */
export const bareRequests = async (
  db: Db,
  port: number,
  reads: Reads,
): Promise<Record<MixedName, Requests>> => {
  await sql`drop table if exists bench_replies, bench_writes`.execute(db)
  await sql`create table bench_replies (id bigint primary key, body text not null)`.execute(db)
  await sql`create table bench_writes (id bigint generated always as identity primary key, content text not null)`.execute(
    db,
  )
  const bare: [string, Requests][] = []
  for (const [at, [name, paths]] of Object.entries(reads).entries())
    bare.push([name, await keepReplies(db, port, paths.slice(0, CACHED), at * CACHED)])
  await sql`vacuum analyze bench_replies`.execute(db)
  const write = commentTexts.map((comment) => ({
    method: 'POST',
    path: '/write',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ comment }),
  }))
  return Object.fromEntries([...bare, ['write', write]]) as Record<MixedName, Requests>
}
