import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { CONSENT_VERSION, consentPurposes } from '../../../contract/consent-purposes.ts'
import type { Consent } from '../../../contract/consents.ts'
import { anAccount } from '../../testing/accounts.ts'
import { notificationsFor } from '../../testing/notifications.ts'
import { aPushBrowser } from '../../testing/push-browser.ts'
import { signedInStaff } from '../../testing/staff.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer({ env: { PUSH_HOSTS: 'push.test' } })
const { db } = server
const { notificationsOf } = notificationsFor(server)

type Client = Awaited<ReturnType<typeof server.as>>
const consentsOf = async (me: Client) => (await me.get('/api/consents/')).json<Consent[]>()
const consentTo = async (me: Client, purpose: Consent['purpose']) =>
  (await consentsOf(me)).find((consent) => consent.purpose === purpose)
const receiptsOf = (accountId: number) =>
  db
    .selectFrom('consents')
    .select(['purpose', 'isGiven', 'version', 'language', 'at'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute()

let signedUp = 0
const signUp = async (lang: string) => {
  signedUp += 1
  const reply = await server.post(`/api/customer/signup/?lang=${lang}`, {
    username: `agrees${signedUp}`,
    password: 'Bazaar@7',
    confirm_password: 'Bazaar@7',
    customer_profile: { name: 'Asha Devi', mobile_number: String(9_100_000_000 + signedUp) },
  })
  expect(reply.statusCode).toBe(201)
  const { user_id: id } = reply.json<{ user_id: number }>()
  await db.updateTable('accounts').set({ verifiedAt: server.time.now }).where('id', '=', id).execute()
  return { id, me: await server.as({ id }) }
}

describe('a new account', () => {
  test('has a receipt of the notice before its sign-up, with version, language and time', async () => {
    const { id, me } = await signUp('hi')
    const at = server.time.now
    expect(await receiptsOf(id)).toEqual([
      { purpose: 'account', isGiven: true, version: CONSENT_VERSION, language: 'hi', at },
    ])
    const given = { is_given: true, version: CONSENT_VERSION, language: 'hi', at: at.toISOString() }
    const never = { is_given: false, version: null, language: null, at: null }
    expect(await consentsOf(me)).toEqual([
      { purpose: 'account', ...given },
      { purpose: 'notifications_push', ...never },
      { purpose: 'location', ...never },
      { purpose: 'announcements', ...given },
    ])
  })

  test('has no receipt when the sign-up is refused', async () => {
    const before = await db.selectFrom('consents').select('id').execute()
    expect((await server.post('/api/customer/signup/', { username: 'x' })).statusCode).toBe(400)
    expect(await db.selectFrom('consents').select('id').execute()).toEqual(before)
  })
})

describe('giving and withdrawing', () => {
  test('adds a receipt in the language of the text, and none when nothing changes', async () => {
    const { id, me } = await signUp('en')
    for (const is_given of [true, true, false, false])
      expect((await me.put('/api/consents/location/?lang=hi', { is_given })).statusCode).toBe(200)
    const receipts = (await receiptsOf(id)).filter(({ purpose }) => purpose === 'location')
    expect(receipts.map(({ isGiven, language }) => [isGiven, language])).toEqual([
      [true, 'hi'],
      [false, 'hi'],
    ])
    expect(await consentTo(me, 'location')).toMatchObject({ is_given: false, language: 'hi' })
  })

  test('concurrent withdrawals add one receipt', async () => {
    const { id, me } = await signUp('en')
    await me.put('/api/consents/location/', { is_given: true })
    const withdrawn = await Promise.all(
      [1, 2, 3].map(() => me.put('/api/consents/location/', { is_given: false })),
    )
    expect(withdrawn.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await receiptsOf(id)).filter(({ isGiven }) => !isGiven).length).toBe(1)
  })

  test('the account itself is deleted, not withdrawn', async () => {
    const { id, me } = await signUp('en')
    const refused = await me.put('/api/consents/account/', { is_given: false })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'consent_needed'])
    expect((await receiptsOf(id)).length).toBe(1)
  })

  test('refuses unknown purposes and bodies', async () => {
    const { me } = await signUp('en')
    expect((await me.put('/api/consents/cookies/', { is_given: true })).statusCode).toBe(400)
    expect((await me.put('/api/consents/location/', { is_given: 'yes' })).statusCode).toBe(400)
    expect((await me.put('/api/consents/location/', {})).statusCode).toBe(400)
  })

  test('a consent to an earlier text is renewed by a new receipt', async () => {
    const account = await anAccount(db)
    const at = new Date('2026-01-01T00:00:00Z')
    const earlier = { accountId: account.id, purpose: 'account', isGiven: true, language: 'en', at } as const
    await db
      .insertInto('consents')
      .values({ ...earlier, version: '2026-11-01' })
      .execute()
    const me = await server.as(account)
    expect(await consentTo(me, 'account')).toMatchObject({ version: '2026-11-01' })
    await me.put('/api/consents/account/?lang=hi', { is_given: true })
    expect(await consentTo(me, 'account')).toMatchObject({ version: CONSENT_VERSION, language: 'hi' })
    expect((await receiptsOf(account.id)).length).toBe(2)
  })
})

describe('pushes', () => {
  const subscribe = (me: Client) =>
    me.post('/api/push/subscriptions/', {
      endpoint: 'https://push.test/consents',
      keys: aPushBrowser().keys,
      lang: 'hi',
    })
  const subscriptionsOf = (accountId: number) =>
    db.selectFrom('pushSubscriptions').select('id').where('accountId', '=', accountId).execute()

  test('subscribing gives the consent, and withdrawing it removes every subscription', async () => {
    const { id, me } = await signUp('en')
    expect((await subscribe(me)).statusCode).toBe(201)
    expect(await consentTo(me, 'notifications_push')).toMatchObject({ is_given: true, language: 'hi' })
    expect((await subscriptionsOf(id)).length).toBe(1)
    await me.put('/api/consents/notifications_push/', { is_given: false })
    expect(await subscriptionsOf(id)).toEqual([])
  })
})

describe('announcements', () => {
  const kindOf = async (me: Client) =>
    (await me.get('/api/notification-settings/')).json<{ kinds: Record<string, object> }>().kinds.announcement

  test('are switched off by withdrawing and on by giving', async () => {
    const { me } = await signUp('en')
    await me.put('/api/consents/announcements/', { is_given: false })
    expect(await kindOf(me)).toEqual({ bell: false, push: false })
    await me.put('/api/consents/announcements/', { is_given: true })
    expect(await kindOf(me)).toEqual({ bell: true, push: true })
  })

  test('leave the bell at once when they are withdrawn, and return when they are given', async () => {
    const { id, me } = await signUp('en')
    const texts = { text_en: 'Closed on Holi.', text_hi: 'होली पर बंद रहेगा।', path: '/services' }
    server.time.now = new Date(server.time.now.getTime() + 1_000)
    const owner = await signedInStaff(server)
    await owner.post('/api/admin/announcements/', { audience: 'customers', ...texts })
    const bell = async () => {
      const { list, unread } = await notificationsOf({ id })
      return [list.length, unread]
    }
    expect(await bell()).toEqual([1, 1])
    await me.put('/api/consents/announcements/', { is_given: false })
    expect(await bell()).toEqual([0, 0])
    await me.put('/api/consents/announcements/', { is_given: true })
    expect(await bell()).toEqual([1, 1])
  })

  test('a change in the notification settings is a receipt too', async () => {
    const { me } = await signUp('en')
    const settings = (announcement: object) =>
      me.put('/api/notification-settings/', { kinds: { announcement } }, { 'accept-language': 'hi-IN' })
    await settings({ push: false })
    expect(await consentTo(me, 'announcements')).toMatchObject({ is_given: true })
    await settings({ bell: false })
    expect(await consentTo(me, 'announcements')).toMatchObject({ is_given: false, language: 'hi' })
  })
})

describe('receipts', () => {
  test.each(['update consents set is_given = false', 'delete from consents', 'truncate consents'])(
    'the database refuses: %s',
    async (statement) => {
      await signUp('en')
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('receipts of consents are only added')
    },
  )

  test('go with an account that was never verified', async () => {
    const { id } = await signUp('en')
    await db.deleteFrom('accounts').where('id', '=', id).execute()
    expect(await receiptsOf(id)).toEqual([])
  })

  test('the database knows the purposes and has room for all scheduled languages', async () => {
    const { rows } = await sql<{ rule: string }>`
      select pg_get_constraintdef(oid) as rule from pg_constraint where conrelid = 'consents'::regclass and contype = 'c'
    `.execute(db)
    const rules = rows.map(({ rule }) => [...rule.matchAll(/'([\w]+)'::text/g)].map(([, word]) => word))
    expect(rules).toContainEqual([...consentPurposes])
    expect(rules.map(({ length }) => length)).toContain(23)
  })
})

describe('the texts of each version', () => {
  const folder = new URL('../../../data/consent-notices/', import.meta.url)
  const textOf = (path: string | URL) => JSON.parse(readFileSync(path, 'utf8')) as unknown

  test('are archived, and the newest is the one that is displayed', () => {
    const versions = readdirSync(folder).toSorted()
    expect(versions.at(-1)).toBe(CONSENT_VERSION)
    for (const language of ['en', 'hi']) {
      const displayed = new URL(`../../../web/locales/${language}/ConsentForm.json`, import.meta.url)
      expect(textOf(new URL(`${CONSENT_VERSION}/${language}.json`, folder))).toEqual(textOf(displayed))
    }
  })

  test('of earlier versions never change', () => {
    const hashes = readdirSync(folder)
      .toSorted()
      .slice(0, -1)
      .flatMap((version) =>
        ['en', 'hi'].map((language) => {
          const text = readFileSync(new URL(`${version}/${language}.json`, folder))
          return `${version} ${language} ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
        }),
      )
    expect(hashes).toMatchInlineSnapshot(`
      [
        "2026-11-01 en a1567cbe4f98b7c4",
        "2026-11-01 hi 6e989742cc39e6fe",
      ]
    `)
  })
})
