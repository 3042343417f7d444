import { beforeEach, describe, expect, test } from 'vitest'
import {
  ANNOUNCEMENTS_URL,
  BREACH_TEXTS,
  type BreachNotice,
  breachNoticesFor,
  choose,
  type Delivery,
} from '../../../testing/breach-notices.ts'
import { notificationsFor } from '../../../testing/notifications.ts'
import { signedInStaff } from '../../../testing/staff.ts'
import { NOON, testServer } from '../../../testing/test-server.ts'

const server = await testServer()
const { db } = server
const { notificationsOf } = notificationsFor(server)
const { owner, announce, deliveriesOf, countsOf, aPerson, erase, deliverAll, startOver } =
  await breachNoticesFor(server)
beforeEach(startOver)

const EARLIER = new Date(NOON.getTime() - 60_000)
const refusalOf = async (given: object) => {
  const notice = { kind: 'breach', audience: { all: true }, ...BREACH_TEXTS, ...given }
  const reply = await owner.post(ANNOUNCEMENTS_URL, notice)
  return [reply.statusCode, reply.json<{ code?: string }>().code]
}

describe('a breach notice', () => {
  test('reaches the chosen accounts by bell, email and text message in their language, and no others', async () => {
    const [asha, ravi, other] = [await aPerson(), await aPerson({ language: 'hi' }), await aPerson()]
    const notice = await announce(choose(asha, ravi))
    const sent = await deliverAll()
    const [mail, letter] = sent
      .filter(({ via }) => via === 'email')
      .toSorted((a, b) => (a.to < b.to ? -1 : 1))
    expect(mail).toMatchObject({ to: asha.email, subject: 'Important: your personal data on Haat' })
    expect(mail?.text).toBe(
      'A copy of names was taken.\n\nThis notice is also in your notifications on Haat. Next, open this page:\n' +
        'https://haat.example/security',
    )
    expect(letter?.text).toContain('नामों की एक कॉपी चोरी हुई है।')
    const texts = sent.filter(({ via }) => via === 'mobile')
    expect(texts.map(({ to }) => to).toSorted()).toEqual([asha.mobileNumber, ravi.mobileNumber].toSorted())
    expect(texts.map(({ template }) => template?.kind)).toEqual(['breach', 'breach'])
    expect((await notificationsOf(asha)).list).toMatchObject([
      { message: BREACH_TEXTS.text_en, target_url: '/security', is_read: false },
    ])
    expect((await notificationsOf(ravi, '?lang=hi')).list[0]?.message).toBe(BREACH_TEXTS.text_hi)
    expect((await notificationsOf(other)).list).toEqual([])
    expect(await countsOf(notice)).toMatchObject({
      is_resolved: true,
      deliveries: ['bell', 'email', 'sms'].map((channel) => ({
        channel,
        waiting: 0,
        delivered: 2,
        failed: 0,
      })),
    })
  })

  test('appears at the bell although announcements and security notices are switched off', async () => {
    const person = await aPerson()
    const off = { bell: false, push: false }
    const kinds = { announcement: off, security: off }
    await (await server.as(person)).put('/api/notification-settings/', { kinds })
    await announce(choose(person))
    await deliverAll()
    expect((await notificationsOf(person)).unread).toBe(1)
  })

  test('is not sent to unverified contacts, but to suspended accounts', async () => {
    const person = await aPerson({ emailToVerify: true, mobileToVerify: true, suspendedAt: EARLIER })
    const notice = await announce(choose(person))
    expect(await deliverAll()).toEqual([])
    expect(await deliveriesOf(notice)).toMatchObject([{ account_id: person.id, channel: 'bell' }])
  })

  test('with `all` reaches every verified account except staff, and none that is created later', async () => {
    const customer = await aPerson()
    const unverified = await aPerson({ verifiedAt: null })
    const notice = await announce({ all: true })
    const late = await aPerson()
    await deliverAll({ recipientsAtOnce: 2 })
    const { rows } = await server.ctx.pool.query<{ account_id: number }>(
      'select distinct account_id from breach_deliveries where announcement_id = $1',
      [notice.id],
    )
    const reached = new Set(rows.map(({ account_id }) => account_id))
    expect(reached.has(customer.id)).toBe(true)
    for (const { id } of [unverified, late, owner]) expect(reached.has(id)).toBe(false)
    const { count } = await db
      .selectFrom('accounts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('role', '<>', 'admin')
      .where('verifiedAt', 'is not', null)
      .where('id', '<=', customer.id)
      .executeTakeFirstOrThrow()
    expect(reached.size).toBe(count)
  })

  test('with `since` reaches accounts that were created or active since then', async () => {
    const hour = 60 * 60_000
    const since = new Date(NOON.getTime() - hour).toISOString()
    const before = new Date(NOON.getTime() - 2 * hour)
    const [fresh, active, idle] = [
      await aPerson(),
      await aPerson({ createdAt: before }),
      await aPerson({ createdAt: before }),
    ]
    await server.signIn(active)
    const notice = await announce({ since })
    await deliverAll()
    const reached = (await deliveriesOf(notice, '?limit=60')).map(({ account_id }) => account_id)
    expect(reached).toContain(fresh.id)
    expect(reached).toContain(active.id)
    expect(reached).not.toContain(idle.id)
  })

  test('is stored with its audit entry, and is never withdrawn', async () => {
    const person = await aPerson()
    const { id } = await announce(choose(person))
    const audit = (await owner.get('/api/admin/audit/?limit=1')).json<object[]>()
    expect(audit).toMatchObject([
      { action: 'breach_announced', subject_id: id, details: { audience: 'chosen', accounts: 1 } },
    ])
    const withdrawn = await owner.post(`${ANNOUNCEMENTS_URL}${id}/withdraw/`)
    expect([withdrawn.statusCode, withdrawn.json().code]).toEqual([409, 'breach_sent'])
    await deliverAll()
    expect((await owner.get(`${ANNOUNCEMENTS_URL}?limit=1`)).json()).toMatchObject([
      { id, kind: 'breach', audience: choose(person), ...BREACH_TEXTS },
    ])
  })

  test.each([
    [{ audience: 'all' }, 400, 'bad_input'],
    [{ kind: 'announcement' }, 400, 'bad_input'],
    [{ audience: {} }, 400, 'bad_input'],
    [{ audience: { all: true, since: '2026-03-01T00:00:00Z' } }, 400, 'bad_input'],
    [{ audience: { all: false } }, 400, 'bad_input'],
    [{ audience: { account_ids: [] } }, 400, 'bad_input'],
    [{ audience: { account_ids: [1, 1] } }, 400, 'bad_input'],
    [{ audience: { account_ids: ['1'] } }, 400, 'bad_input'],
    [{ audience: { account_ids: Array.from({ length: 1_001 }, (_each, at) => at + 1) } }, 400, 'bad_input'],
    [{ audience: { account_ids: [999_999_999] } }, 400, 'accounts_unknown'],
    [{ audience: { since: 'yesterday' } }, 400, 'bad_input'],
    [{ audience: { since: '2026-03-14T06:31:00Z' } }, 400, 'since_unfit'],
    [{ text_en: 'On [date] a copy was taken.' }, 400, 'text_unfilled'],
    [{ text_hi: 'A copy' }, 400, 'hindi_wanted'],
    [{ text_en: 'x'.repeat(1_501) }, 400, 'bad_input'],
    [{ path: '//elsewhere.example' }, 400, 'path_unfit'],
  ])('refuses %o', async (given, status, code) => {
    expect(await refusalOf(given)).toEqual([status, code])
  })

  test('names the unknown accounts and stores nothing', async () => {
    const [person, staff] = [await aPerson(), owner]
    const deleted = await aPerson()
    await erase(deleted)
    const before = (await owner.get(ANNOUNCEMENTS_URL)).json<BreachNotice[]>()[0]?.id
    const audience = choose(person, deleted, staff)
    const reply = await owner.post(ANNOUNCEMENTS_URL, { kind: 'breach', audience, ...BREACH_TEXTS })
    expect(reply.json().detail).toBe(`These accounts do not exist: ${deleted.id}, ${staff.id}.`)
    expect((await owner.get(ANNOUNCEMENTS_URL)).json<BreachNotice[]>()[0]?.id).toBe(before)
  })

  test('leaves ordinary announcements at 300 characters', async () => {
    const long = { audience: 'all', ...BREACH_TEXTS, text_en: 'x'.repeat(301) }
    expect((await owner.post(ANNOUNCEMENTS_URL, long)).statusCode).toBe(400)
  })
})

describe('staff', () => {
  test('see before sending how many accounts and contacts a notice reaches', async () => {
    const [one, other] = [await aPerson(), await aPerson({ email: null })]
    const count = (audience: object) => owner.post(`${ANNOUNCEMENTS_URL}recipients/`, { audience })
    expect((await count(choose(one, other))).json()).toEqual({ accounts: 2, email: 1, sms: 2 })
    expect((await count({ since: NOON.toISOString() })).json()).toMatchObject({
      accounts: expect.any(Number),
    })
    expect((await count({ account_ids: [999_999_999] })).json().code).toBe('accounts_unknown')
  })

  test('read the deliveries page by page, by status, with user names and without contacts', async () => {
    const [one, other] = [await aPerson(), await aPerson()]
    const notice = await announce(choose(one, other))
    await deliverAll()
    const first = await owner.get(`${ANNOUNCEMENTS_URL}${notice.id}/deliveries/?limit=4`)
    expect(first.json<Delivery[]>()).toHaveLength(4)
    expect(first.body).toContain(String(one.username))
    expect(first.body).not.toContain(String(one.mobileNumber))
    expect(first.body).not.toContain(String(one.email))
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    expect((await owner.get(next)).json()).toHaveLength(2)
    expect(await deliveriesOf(notice, '?status=failed')).toEqual([])
    expect(await deliveriesOf(notice, '?status=delivered')).toHaveLength(6)
  })

  test('get 404 for deliveries of an ordinary or unknown announcement', async () => {
    const { id } = (
      await owner.post(ANNOUNCEMENTS_URL, { audience: 'providers', ...BREACH_TEXTS })
    ).json<BreachNotice>()
    for (const unknown of [id, 999_999_999])
      expect((await owner.get(`${ANNOUNCEMENTS_URL}${unknown}/deliveries/`)).statusCode).toBe(404)
    expect((await owner.get(`${ANNOUNCEMENTS_URL}999999999/`)).statusCode).toBe(404)
    expect(await countsOf({ id })).toMatchObject({ is_resolved: true, deliveries: [] })
  })

  test.each(['moderator', 'support'] as const)(
    'with the role %s may neither send nor read it',
    async (role) => {
      const staff = await signedInStaff(server, role)
      const person = await aPerson()
      const { id } = await announce(choose(person))
      const audience = choose(person)
      const replies = [
        await staff.post(ANNOUNCEMENTS_URL, { kind: 'breach', audience, ...BREACH_TEXTS }),
        await staff.post(`${ANNOUNCEMENTS_URL}recipients/`, { audience }),
        await staff.get(`${ANNOUNCEMENTS_URL}${id}/`),
        await staff.get(`${ANNOUNCEMENTS_URL}${id}/deliveries/`),
      ]
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
      await deliverAll()
    },
  )
})
