import { afterEach, describe, expect, test } from 'vitest'
import { accountHashOf, ipHashOf } from '../../../platform/http/security-events.ts'
import { anAccount } from '../../../testing/accounts.ts'
import { queriesDuring } from '../../../testing/queries.ts'
import { aStaff, asStaff, signedInStaff } from '../../../testing/staff.ts'
import { NOON, testServer } from '../../../testing/test-server.ts'

const server = await testServer()
const { db, time } = server
const { secretKey } = server.ctx.config
const staff = await aStaff(db)
const owner = () => asStaff(server, staff)
const person = await anAccount(db)
const MINUTE = 60_000

afterEach(() => {
  time.now = NOON
})

type Event = { id: number; at: string; kind: string; account: string | null; ip: string }
const list = async (query = '') =>
  (await (await owner()).get(`/api/admin/security-events/${query}`)).json<Event[]>()
const open = async (id = person.id, reason = 'A takeover was reported') =>
  (await owner()).post(`/api/admin/people/${id}/security-events/`, { reason })
const statusOf = async (id = person.id, client = owner()) =>
  (await (await client).get(`/api/admin/security-events/?account=${id}`)).statusCode

const ip = ipHashOf(secretKey, '203.0.113.7')
const account = accountHashOf(secretKey, person.id)
const anEvent = (kind: 'login' | 'login_failed' | 'password_changed', accountHash: string | null) =>
  db.insertInto('securityEvents').values({ kind, at: NOON, accountHash, ipHash: ip }).execute()
await anEvent('login_failed', null)
await anEvent('login_failed', account)
await anEvent('login', account)
await anEvent('password_changed', accountHashOf(secretKey, staff.id))

describe('the events', () => {
  test('are listed newest first, with hashes and no names', async () => {
    const events = await list()
    expect(events.map(({ kind }) => kind)).toEqual([
      'password_changed',
      'login',
      'login_failed',
      'login_failed',
    ])
    expect(events[1]).toEqual({
      id: expect.any(Number),
      at: NOON.toISOString(),
      kind: 'login',
      account,
      ip: ip.slice(0, 8),
    })
    expect(events.at(-1)?.account).toBeNull()
  })

  test('are filtered by kind; another kind is refused', async () => {
    expect((await list('?kind=login_failed')).map(({ kind }) => kind)).toEqual([
      'login_failed',
      'login_failed',
    ])
    expect(await list('?kind=sms_used_up')).toEqual([])
    expect((await (await owner()).get('/api/admin/security-events/?kind=theft')).statusCode).toBe(400)
  })

  test('have pages, with a constant number of statements', async () => {
    const seen: number[] = []
    let url = '/api/admin/security-events/?limit=3'
    while (url) {
      const reply = await (await owner()).get(url)
      seen.push(...reply.json<Event[]>().map(({ id }) => id))
      url = /<([^>]+)>/.exec(String(reply.headers.link))?.[1] ?? ''
    }
    expect(seen).toEqual((await list()).map(({ id }) => id))
    expect(await queriesDuring(() => list('?limit=1'))).toHaveLength(
      (await queriesDuring(() => list('?limit=9'))).length,
    )
  })

  test('that a request causes have the hashes of its account and IP', async () => {
    const support = await signedInStaff(server, 'support')
    await support.get('/api/admin/security-events/')
    await server.ctx.securityEvents.settled()
    const [newest] = await list('?kind=role_refused')
    expect(newest?.account).toBe(accountHashOf(secretKey, support.id))
    await open(support.id)
    expect(await list(`?account=${support.id}`)).toEqual([newest])
  })
})

describe('the events of one account', () => {
  test('are refused until a reason is given', async () => {
    const reply = await (await owner()).get(`/api/admin/security-events/?account=${person.id}`)
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'reason_needed'])
    expect((await open(person.id, ' ')).json()).toEqual({ reason: [expect.any(String)] })
    expect(await statusOf()).toBe(403)
    expect((await open()).json()).toEqual({ until: new Date(NOON.getTime() + 30 * MINUTE).toISOString() })
    expect((await list(`?account=${person.id}`)).map(({ kind }) => kind)).toEqual(['login', 'login_failed'])
    expect((await list(`?account=${person.id}&kind=login`)).map(({ kind }) => kind)).toEqual(['login'])
  })

  test('stay open for half an hour, for this staff member and account only', async () => {
    const other = await anAccount(db)
    await open()
    expect([await statusOf(other.id), await statusOf(person.id, signedInStaff(server))]).toEqual([403, 403])
    time.now = new Date(NOON.getTime() + 30 * MINUTE - 1)
    expect(await statusOf()).toBe(200)
    time.now = new Date(NOON.getTime() + 30 * MINUTE)
    expect(await statusOf()).toBe(403)
  })

  test('are logged with the reason once per opening', async () => {
    await open(person.id, 'An order of a court')
    await list(`?account=${person.id}`)
    const entries = (await (await owner()).get('/api/admin/audit/?limit=1')).json<object[]>()
    expect(entries).toMatchObject([
      {
        action: 'security_events_opened',
        staff_id: staff.id,
        subject_kind: 'account',
        subject_id: person.id,
        details: { reason: 'An order of a court' },
      },
    ])
  })

  test('of an unknown account are not found', async () => {
    expect((await open(999_999)).statusCode).toBe(404)
  })
})
