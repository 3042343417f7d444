import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterEach, describe, expect, test } from 'vitest'
import { endpoint, type CacheTag } from '../../contract/endpoint.ts'
import { inTransaction } from '../platform/db/db.ts'
import { forgetOldKeys } from '../platform/http/idempotency.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { serve } from '../platform/http/serve.ts'
import { testServer } from '../testing/test-server.ts'

const StoredWord = Type.Object({ word: Type.String() })
const keep = endpoint({
  method: 'POST',
  path: '/keep/',
  access: 'anyone',
  summary: 'Keeps a word',
  body: StoredWord,
  reply: { 200: StoredWord },
  invalidates: ['market'],
})

type Step = 'before the commit' | 'after the commit'
const meanwhile = new Map<Step, () => Promise<void>>()
const reach = async (step: Step) => {
  const happening = meanwhile.get(step)
  meanwhile.delete(step)
  await happening?.()
}

const server = await testServer({
  extend: (api) =>
    serve(api, keep, async ({ body }) => {
      await inTransaction(api.ctx.db, async (tx) => {
        const message = { name: 'A', email: 'a@haat.example', subject: body.word, message: body.word }
        await tx.insertInto('contactMessages').values(message).execute()
        await reach('before the commit')
      })
      await reach('after the commit')
      return body
    }),
})

afterEach(() => meanwhile.clear())

const events: (readonly CacheTag[])[] = []
server.ctx.live.on('changed', ({ subjects }) => void events.push(subjects))

const write = (word: string) => server.post('/api/keep/', { word }, { 'idempotency-key': word })
const storedCount = async (word: string) =>
  (await server.db.selectFrom('contactMessages').select('id').where('subject', '=', word).execute()).length

const blockAt = (step: Step) => {
  const reached = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  meanwhile.set(step, () => {
    reached.resolve()
    return gate.promise
  })
  return { reached: reached.promise, goOn: gate.resolve }
}

// Releases the lock, as the death of the process would.
const die = () => server.ctx.livenessLock.close()

test('that died after the commit has done the work: a repeat gets already_done immediately', async () => {
  const blocked = blockAt('after the commit')
  const first = write('done')
  await blocked.reached
  expect((await write('done')).json().code).toBe('still_working')
  await die()
  const again = await write('done')
  expect([again.statusCode, again.json().code]).toEqual([409, 'already_done'])
  expect(await storedCount('done')).toBe(1)
  blocked.goOn()
  await first
})

test('that died before the commit has done nothing: a repeat does the work immediately', async () => {
  const blocked = blockAt('before the commit')
  const first = write('taken-over')
  await blocked.reached
  expect((await write('taken-over')).json().code).toBe('still_working')
  await die()
  expect((await write('taken-over')).statusCode).toBe(200)
  // The process was only presumed dead.
  blocked.goOn()
  expect((await first).json().code).toBe('still_working')
  expect(await storedCount('taken-over')).toBe(1)
  expect((await write('taken-over')).statusCode).toBe(200)
})

test('that is slow and alive is not overtaken by a repeat after a minute', async () => {
  const { reached, goOn } = blockAt('before the commit')
  const first = write('slow')
  await reached
  await sql`update idempotency_keys set created_at = now() - interval '2 minutes' where key = 'slow'`.execute(
    server.db,
  )
  expect((await write('slow')).json().code).toBe('still_working')
  goOn()
  expect((await first).statusCode).toBe(200)
  expect(await storedCount('slow')).toBe(1)
})

test('that fails after the commit does not repeat the work, and a repeat is answered immediately', async () => {
  meanwhile.set('after the commit', () => Promise.reject(new Error('the answer could not be made')))
  expect((await write('failed-late')).statusCode).toBe(500)
  expect((await write('failed-late')).json().code).toBe('already_done')
  expect(await storedCount('failed-late')).toBe(1)
})

test('that fails before the commit may retry with the same key', async () => {
  meanwhile.set('before the commit', () => Promise.reject(new Error('no')))
  expect((await write('failed-early')).statusCode).toBe(500)
  expect((await write('failed-early')).statusCode).toBe(200)
  expect(await storedCount('failed-early')).toBe(1)
})

const writeAs = (word: string, key: string, ip: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/keep/',
    payload: { word },
    headers: { 'idempotency-key': key },
    remoteAddress: ip,
  })

test('of an abandoned write, the key may be used for a changed one', async () => {
  const blocked = blockAt('before the commit')
  const first = write('misspelt')
  await blocked.reached
  await die()
  const changed = await server.post('/api/keep/', { word: 'spelt' }, { 'idempotency-key': 'misspelt' })
  expect(changed.statusCode).toBe(200)
  blocked.goOn()
  expect((await first).json().code).toBe('still_working')
  expect([await storedCount('misspelt'), await storedCount('spelt')]).toEqual([0, 1])
})

test('of a completed write, it may not', async () => {
  expect((await write('first')).statusCode).toBe(200)
  const changed = await server.post('/api/keep/', { word: 'second' }, { 'idempotency-key': 'first' })
  expect([changed.statusCode, changed.json().code]).toEqual([409, 'key_reused'])
})

const VISITOR_KEY = `visitor-${'0123456789abcdef'.repeat(2)}`

test('returns already_done for a repeat within a month', async () => {
  const key = VISITOR_KEY.replace('0', 'a')
  expect((await writeAs('weeks', key, '192.0.2.1')).statusCode).toBe(200)
  await sql`update idempotency_keys set created_at = now() - interval '29 days' where key = ${key}`.execute(
    server.db,
  )
  await forgetOldKeys(server.db, new Date())
  expect((await writeAs('weeks', key, '192.0.2.2')).json().code).toBe('already_done')
  expect(await storedCount('weeks')).toBe(1)
})

test('the key of a visitor’s browser is valid from every IP, any other from one only', async () => {
  for (const ip of ['192.0.2.1', '192.0.2.2'])
    expect((await writeAs('travelling', VISITOR_KEY, ip)).statusCode).toBe(200)
  expect(await storedCount('travelling')).toBe(1)
  for (const ip of ['192.0.2.1', '192.0.2.2'])
    expect((await writeAs('short', 'visitor-1', ip)).statusCode).toBe(200)
  expect(await storedCount('short')).toBe(2)
})

describe('the event that invalidates cached replies', () => {
  const eventsDuring = async (work: () => Promise<unknown>) => {
    events.length = 0
    await work()
    return events
  }

  test('is published once for a write, and not again for its repeat', async () => {
    const key = 'published'
    expect(await eventsDuring(() => write(key))).toEqual([['market']])
    expect(await eventsDuring(() => write(key))).toEqual([])
    expect(await storedCount(key)).toBe(1)
  })

  test('is not published for a write that is refused', async () => {
    meanwhile.set('before the commit', () => Promise.reject(new Refusal('conflict')))
    expect(await eventsDuring(() => write('refused'))).toEqual([])
    expect(await storedCount('refused')).toBe(0)
  })

  test('is published for a write that fails after its commit', async () => {
    meanwhile.set('after the commit', () => Promise.reject(new Error('the answer could not be made')))
    expect(await eventsDuring(() => write('published-late'))).toEqual([['market']])
    expect(await storedCount('published-late')).toBe(1)
  })

  test('is published for a write whose reply could not be stored', async () => {
    const constraint = sql`alter table idempotency_keys add constraint no_reply check (key <> 'unstored' or status is null)`
    await constraint.execute(server.db)
    try {
      const published = await eventsDuring(async () => expect((await write('unstored')).statusCode).toBe(500))
      expect(published).toEqual([['market']])
    } finally {
      await sql`alter table idempotency_keys drop constraint no_reply`.execute(server.db)
    }
    expect(await storedCount('unstored')).toBe(1)
  })
})
