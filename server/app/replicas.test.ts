// Independent databases: the others act as replicas whose lag the test controls. The first has one marker table, the second two.
import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoint } from '../../contract/endpoint.ts'
import { quickRead } from '../platform/db/prepared.ts'
import { serve } from '../platform/http/serve.ts'
import { anAccount } from '../testing/accounts.ts'
import { freshDatabase, testServer } from '../testing/test-server.ts'
import { command } from '../testing/database.ts'

const first = await freshDatabase()
const second = await freshDatabase()
const BeatCount = Type.Object({ beats: Type.Integer() })
const at = (path: `/${string}`) =>
  ({ method: 'GET', path, access: 'anyone', summary: path, reply: { 200: BeatCount } }) as const
const write = endpoint({ ...at('/write/'), method: 'POST', invalidates: ['market'] })
const secret = endpoint({ ...at('/secret/'), isSecret: true })

const countOf = quickRead('count of where', (db) =>
  db.selectNoFrom(
    sql<number>`(select count(*)::int from pg_tables where tablename like 'replica_mark_')`.as('beats'),
  ),
)
const server = await testServer({
  env: {
    DATABASE_URL: 'postgres://the-test-has-its-own/haat',
    DATABASE_READ_URL: `${first.url}, ${second.url}`,
  },
  extend: (api) => {
    const { db } = api.ctx
    const plain = async () => {
      const { rows } = await sql<{
        beats: number
      }>`select count(*)::int as beats from pg_tables where tablename like 'replica_mark_'`.execute(db)
      return rows[0] ?? { beats: -1 }
    }
    serve(api, endpoint(at('/plain/')), plain)
    serve(api, endpoint(at('/quick/')), async () => (await countOf(db, {}))[0] ?? { beats: -1 })
    serve(api, endpoint(at('/writing/')), async () => {
      await sql`delete from captchas`.execute(db)
      return plain()
    })
    serve(api, secret, plain)
    serve(api, write, plain)
  },
})
afterAll(() => Promise.all([first.drop(), second.drop()]))
await command(first.url, 'create table replica_mark1 ()')
await command(second.url, 'create table replica_mark1 (); create table replica_mark2 ()')

const lagBehind = async (firstSeconds: number, secondSeconds = firstSeconds) => {
  const move = ({ url }: typeof first, seconds: number) =>
    command(url, `update replica_beats set at = clock_timestamp() - interval '${seconds} seconds'`)
  await move(first, firstSeconds)
  await move(second, secondSeconds)
  await server.ctx.replicas?.beat()
}
const answeredBy = async (
  path: string,
  caller: Pick<typeof server, 'get'> = server,
  headers: Record<string, string> = {},
) => {
  const reply = await caller.get(`/api${path}`, headers)
  return reply.statusCode === 200
    ? ['primary', 'first', 'second'][reply.json<{ beats: number }>().beats]
    : reply.statusCode
}
const state = async () => {
  const reply = await server.get('/readyz')
  return { code: reply.statusCode, ...reply.json<{ status: string; replica: string }>() }
}

beforeEach(() => lagBehind(0))

const answersOf = async (path: string) => {
  const answers = [await answeredBy(path)]
  await lagBehind(0)
  return [...answers, await answeredBy(path)].toSorted()
}

describe('replicas that keep up', () => {
  test('serve anonymous visitors in turn', async () => {
    expect(await answersOf('/plain/')).toEqual(['first', 'second'])
    await lagBehind(0)
    expect(await answersOf('/quick/')).toEqual(['first', 'second'])
  })

  test('are not used for signed-in accounts', async () => {
    const caller = await server.as(await anAccount(server.db))
    await lagBehind(0)
    expect(await answeredBy('/plain/', caller)).toBe('primary')
    expect(await answeredBy('/quick/', caller)).toBe('primary')
  })

  test('serve no secret and no write', async () => {
    expect(await answeredBy('/secret/')).toBe('primary')
    expect((await server.post('/api/write/')).json()).toEqual({ beats: 0 })
  })

  test('do not serve a client that has just written', async () => {
    const [cookie] = (await server.post('/api/write/')).cookies
    expect(cookie).toMatchObject({ name: 'haat_wrote', maxAge: 10, httpOnly: true, path: '/' })
    await lagBehind(0)
    expect(await answeredBy('/plain/', server, { cookie: 'haat_wrote=1' })).toBe('primary')
  })

  test('are reported', async () => {
    expect(await state()).toMatchObject({ code: 200, status: 'ok', replica: 'ok' })
    expect((await server.get('/metrics')).body).toMatch(/^haat_replica_lag_seconds -?\d/m)
  })
})

test('one that is too far behind gets no reads, and the other gets all', async () => {
  for (const path of ['/plain/', '/quick/']) {
    await lagBehind(6, 0)
    expect(await answeredBy(path)).toBe('second')
    await lagBehind(6, 0)
    expect(await answeredBy(path)).toBe('second')
  }
  expect(await state()).toMatchObject({ code: 200, status: 'degraded', replica: 'degraded' })
  expect((await server.get('/metrics')).body).toMatch(/^haat_replica_lag_seconds [56]\./m)
})

describe('replicas that are all too far behind', () => {
  beforeEach(() => lagBehind(6))

  test('serve no one', async () => {
    expect(await answeredBy('/plain/')).toBe('primary')
    expect(await answeredBy('/quick/')).toBe('primary')
  })

  test('are reported, and the server stays ready', async () => {
    expect(await state()).toMatchObject({
      code: 200,
      status: 'degraded',
      replica: 'degraded',
      database: 'ok',
    })
  })
})

test('replicas serve while the primary accepts no writes, as long as their lag is small', async () => {
  await sql`alter table replica_beats rename to beats_away`.execute(server.db)
  try {
    await lagBehind(6)
    expect(await answeredBy('/plain/')).toBe('primary')
    await lagBehind(0)
    expect(['first', 'second']).toContain(await answeredBy('/plain/'))
  } finally {
    await sql`alter table beats_away rename to replica_beats`.execute(server.db)
  }
})

test('a read that fails on a replica is retried on the primary, and the other replica gets the next', async () => {
  for (const { url } of [first, second]) await command(url, 'alter table captchas rename to gone')
  await lagBehind(0)
  expect(await answeredBy('/writing/')).toBe('primary')
  const upToDate = server.ctx.replicas?.all.filter((each) => each.isUpToDate())
  expect(upToDate).toHaveLength(1)
  expect(['first', 'second']).toContain(await answeredBy('/plain/'))
})
