// Two independent databases: the second acts as a replica whose lag the test controls.
import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoint } from '../../contract/endpoint.ts'
import { quickRead } from '../platform/db/prepared.ts'
import { serve } from '../platform/http/serve.ts'
import { anAccount } from '../testing/accounts.ts'
import { freshDatabase, testServer } from '../testing/test-server.ts'
import { command } from '../testing/database.ts'

const second = await freshDatabase()
const BeatCount = Type.Object({ beats: Type.Integer() })
const at = (path: `/${string}`) =>
  ({ method: 'GET', path, access: 'anyone', summary: path, reply: { 200: BeatCount } }) as const
const write = endpoint({ ...at('/write/'), method: 'POST', invalidates: ['market'] })
const secret = endpoint({ ...at('/secret/'), isSecret: true })

const countOf = quickRead('count of where', (db) =>
  db.selectNoFrom(
    sql<number>`(select count(*)::int from pg_tables where tablename = 'only_in_the_replica')`.as('beats'),
  ),
)
const server = await testServer({
  env: { DATABASE_URL: 'postgres://the-test-has-its-own/haat', DATABASE_READ_URL: second.url },
  extend: (api) => {
    const { db } = api.ctx
    const plain = async () => {
      const { rows } = await sql<{
        beats: number
      }>`select count(*)::int as beats from pg_tables where tablename = 'only_in_the_replica'`.execute(db)
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
afterAll(() => second.drop())
await command(second.url, 'create table only_in_the_replica ()')

const { replica } = server.ctx
const lagBehind = async (seconds: number) => {
  await command(second.url, `update replica_beats set at = clock_timestamp() - interval '${seconds} seconds'`)
  await replica?.beat()
}
const answeredBy = async (
  path: string,
  caller: Pick<typeof server, 'get'> = server,
  headers: Record<string, string> = {},
) => {
  const reply = await caller.get(`/api${path}`, headers)
  return reply.statusCode === 200
    ? ['primary', 'replica'][reply.json<{ beats: number }>().beats]
    : reply.statusCode
}
const state = async () => {
  const reply = await server.get('/readyz')
  return { code: reply.statusCode, ...reply.json<{ status: string; replica: string }>() }
}

beforeEach(() => lagBehind(0))

describe('a replica that keeps up', () => {
  test('serves anonymous visitors', async () => {
    expect(await answeredBy('/plain/')).toBe('replica')
    await lagBehind(0)
    expect(await answeredBy('/quick/')).toBe('replica')
  })

  test('is not used for signed-in accounts', async () => {
    const caller = await server.as(await anAccount(server.db))
    await lagBehind(0)
    expect(await answeredBy('/plain/', caller)).toBe('primary')
    expect(await answeredBy('/quick/', caller)).toBe('primary')
  })

  test('serves no secret and no write', async () => {
    expect(await answeredBy('/secret/')).toBe('primary')
    expect((await server.post('/api/write/')).json()).toEqual({ beats: 0 })
  })

  test('does not serve a client that has just written', async () => {
    const [cookie] = (await server.post('/api/write/')).cookies
    expect(cookie).toMatchObject({ name: 'haat_wrote', maxAge: 10, httpOnly: true, path: '/' })
    await lagBehind(0)
    expect(await answeredBy('/plain/', server, { cookie: 'haat_wrote=1' })).toBe('primary')
  })

  test('is reported as well', async () => {
    expect(await state()).toMatchObject({ code: 200, status: 'ok', replica: 'ok' })
    expect((await server.get('/metrics')).body).toMatch(/^haat_replica_lag_seconds -?\d/m)
  })
})

describe('a replica that is too far behind', () => {
  beforeEach(() => lagBehind(6))

  test('serves no one', async () => {
    expect(await answeredBy('/plain/')).toBe('primary')
    expect(await answeredBy('/quick/')).toBe('primary')
  })

  test('is reported, and the server stays ready', async () => {
    expect(await state()).toMatchObject({
      code: 200,
      status: 'degraded',
      replica: 'degraded',
      database: 'ok',
    })
  })
})

test('a read that fails on the replica is retried on the primary', async () => {
  await command(second.url, 'alter table captchas rename to gone')
  await lagBehind(0)
  expect(await answeredBy('/writing/')).toBe('primary')
  await lagBehind(0)
  expect(await answeredBy('/plain/')).toBe('replica')
})
