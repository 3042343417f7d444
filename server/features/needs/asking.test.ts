import { afterEach, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../../contract/limits.ts'
import { anAccount } from '../../testing/accounts.ts'
import { aNeed, gayaSweets } from '../../testing/needs.ts'
import { aProvider } from '../../testing/providers.ts'
import { signedInStaff } from '../../testing/staff.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { nextRoundAt } from './answering-hours.ts'
import { askBusinesses, tendNeeds } from './asking.service.ts'
import { declineNeed } from './replies.service.ts'

const server = await testServer()
const { db, ctx, time } = server
const deps = { clock: () => time.now, publish: ctx.live.publish }
const { districtId } = await gayaSweets(db)
const ask = (needId: number) => askBusinesses(db, needId, deps)

afterEach(() => {
  time.now = NOON
})

// Each test has a category of its own, so that it meets no other businesses.
const categories = await db.selectFrom('categories').select('id').orderBy('id').execute()
const aCategory = () => categories.shift()?.id ?? 0

const districtNamed = async (name: string) =>
  (await db.selectFrom('districts').select('id').where('nameEn', '=', name).executeTakeFirstOrThrow()).id

// Of the centres of Gaya and Nawada, by the haversine formula.
const KM_TO_NAWADA = 55.4

const some = async (count: number, categoryId: number, where = districtId) => {
  const ids = []
  for (let more = 0; more < count; more += 1)
    ids.push((await aProvider(db, { provider: { categoryId, districtId: where } })).id)
  return ids
}
const set = (
  providerIds: readonly number[],
  settings: { isOn?: boolean; maxPerDay?: number; radiusKm?: number },
) =>
  db
    .insertInto('needProviders')
    .values(providerIds.map((providerId) => ({ providerId, ...settings })))
    .execute()
const block = (blockerId: number, blockedId: number) =>
  db.insertInto('blocks').values({ blockerId, blockedId, reason: 'No more, please' }).execute()

const asksOf = (needId: number) =>
  db.selectFrom('needAsks').selectAll().where('needId', '=', needId).orderBy('providerId').execute()
const askedIds = async (needId: number) => (await asksOf(needId)).map(({ providerId }) => providerId)

const askAbout = async (categoryId: number, customerId?: number) => {
  const { id } = await aNeed(db, customerId ?? (await anAccount(db)).id, { categoryId, createdAt: time.now })
  await ask(id)
  return id
}

describe('concurrent jobs', () => {
  test('of one need ask five businesses, not fifteen', async () => {
    const categoryId = aCategory()
    await some(15, categoryId)
    const { id } = await aNeed(db, (await anAccount(db)).id, { categoryId })
    await Promise.all([ask(id), ask(id), ask(id)])
    expect(await asksOf(id)).toHaveLength(5)
  })

  test('of several needs ask each business once', async () => {
    const categoryId = aCategory()
    const businesses = await some(20, categoryId)
    const needs = []
    for (let more = 0; more < 4; more += 1)
      needs.push((await aNeed(db, (await anAccount(db)).id, { categoryId })).id)
    await Promise.all(needs.map(ask))
    const asked = (await Promise.all(needs.map(askedIds))).flat()
    expect(asked.toSorted((a, b) => a - b)).toEqual(businesses)
  })
})

describe('the selection', () => {
  test('takes the nearest districts first, within the radius of each business', async () => {
    const categoryId = aCategory()
    const [own = 0] = await some(1, categoryId)
    const [near = 0, usual = 0] = await some(2, categoryId, await districtNamed('Nawada'))
    const [far = 0] = await some(1, categoryId, await districtNamed('Patna'))
    await set([near, far], { radiusKm: 200 })
    const id = await askAbout(categoryId)
    const asks = (await asksOf(id)).toSorted((a, b) => a.distanceKm - b.distanceKm)
    expect(asks.map(({ providerId }) => providerId)).toEqual([own, near, far])
    expect(asks[0]?.distanceKm).toBe(0)
    const staff = await signedInStaff(server)
    const { asked, skipped } = (await staff.get(`/api/admin/needs/${id}/asking/`)).json()
    expect(asked).toMatchObject([
      { provider_id: own, reason: 'first', distance_km: 0, previously_asked_at: null, state: 'waiting' },
      { provider_id: near },
      { provider_id: far },
    ])
    expect(skipped).toMatchObject([{ provider_id: usual, reason: 'radius' }])
    expect((await staff.get('/api/admin/needs/999999/asking/')).statusCode).toBe(404)
  })

  test('asks near businesses again before farther ones that were never asked', async () => {
    const categoryId = aCategory()
    const far = await some(2, categoryId, await districtNamed('Patna'))
    const near = await some(2, categoryId, await districtNamed('Nawada'))
    const own = await some(3, categoryId)
    await set([...far, ...near], { radiusKm: 200 })
    expect(await askedIds(await askAbout(categoryId))).toEqual([...near, ...own])
    time.now = new Date(NOON.getTime() + HOUR)
    const asks = await asksOf(await askAbout(categoryId))
    expect(asks.map(({ providerId }) => providerId)).toEqual([...near, ...own])
    expect(asks.map(({ previouslyAskedAt }) => previouslyAskedAt)).toEqual(asks.map(() => NOON))
  })

  test('measures between the centres of the districts, to the kilometre of the radius', async () => {
    const categoryId = aCategory()
    const [reached = 0, short = 0] = await some(2, categoryId, await districtNamed('Nawada'))
    await set([reached], { radiusKm: Math.ceil(KM_TO_NAWADA) })
    await set([short], { radiusKm: Math.floor(KM_TO_NAWADA) })
    const asks = await asksOf(await askAbout(categoryId))
    expect(asks.map(({ providerId }) => providerId)).toEqual([reached])
    expect(asks[0]?.distanceKm).toBeCloseTo(KM_TO_NAWADA, 1)
  })

  test('prefers neither verified businesses nor well rated ones', async () => {
    const categoryId = aCategory()
    const businesses = await some(7, categoryId)
    await db
      .updateTable('providers')
      .set({ vouchedAt: NOON, ratings: [0, 0, 0, 0, 9] })
      .where('accountId', 'in', businesses.slice(5))
      .execute()
    expect(await askedIds(await askAbout(categoryId))).toEqual(businesses.slice(0, 5))
  })

  test('skips who is off, blocked, or asked often enough today, and says so', async () => {
    const categoryId = aCategory()
    const customer = (await anAccount(db)).id
    const [off = 0, blocked = 0, busy = 0, last = 0] = await some(4, categoryId)
    await set([off], { isOn: false })
    await set([busy], { maxPerDay: 1 })
    await block(blocked, customer)
    expect(await askedIds(await askAbout(categoryId, customer))).toEqual([busy, last])
    const id = await askAbout(categoryId, customer)
    expect(await askedIds(id)).toEqual([last])
    const skips = await db
      .selectFrom('needSkips')
      .select(['providerId', 'reason'])
      .where('needId', '=', id)
      .execute()
    expect(skips.toSorted((a, b) => a.providerId - b.providerId)).toEqual([
      { providerId: off, reason: 'off' },
      { providerId: blocked, reason: 'blocked' },
      { providerId: busy, reason: 'max_per_day' },
    ])
    // The next round of the same need finds it on the next day.
    time.now = new Date(NOON.getTime() + DAY)
    await tendNeeds(db, deps)
    expect(await askedIds(id)).toEqual([busy, last])
  })

  test('begins with those that were never asked, then takes those that were asked longest ago', async () => {
    const categoryId = aCategory()
    const businesses = await some(12, categoryId)
    const groups = []
    for (let hour = 0; hour < 4; hour += 1) {
      time.now = new Date(NOON.getTime() + hour * HOUR)
      groups.push(await askedIds(await askAbout(categoryId)))
    }
    const [first = [], second = [], third = [], fourth = []] = groups
    expect([first, second]).toEqual([businesses.slice(0, 5), businesses.slice(5, 10)])
    expect(third).toEqual([...businesses.slice(0, 3), ...businesses.slice(10)])
    expect(fourth).toEqual(businesses.slice(3, 8))
  })

  test('asks a business about ten needs a day by default, and a business of another category about none', async () => {
    const categoryId = aCategory()
    const [business = 0] = await some(1, categoryId)
    const [other = 0] = await some(1, aCategory())
    const asked = []
    for (let more = 0; more < 11; more += 1) asked.push(...(await askedIds(await askAbout(categoryId))))
    expect(asked).toEqual(Array.from({ length: 10 }, () => business))
    expect(asked).not.toContain(other)
  })

  test('skips a business that the customer blocked', async () => {
    const categoryId = aCategory()
    const customer = (await anAccount(db)).id
    const [blocked = 0, free = 0] = await some(2, categoryId)
    await block(customer, blocked)
    expect(await askedIds(await askAbout(categoryId, customer))).toEqual([free])
  })

  test('asks fifteen at most, however many decline', async () => {
    const categoryId = aCategory()
    await some(18, categoryId)
    const id = await askAbout(categoryId)
    for (let more = 0; more < 12; more += 1) {
      const waiting = (await asksOf(id)).find(({ declinedAt }) => declinedAt === null)
      await declineNeed(
        db,
        { id, providerId: waiting?.providerId ?? 0 },
        { clock: deps.clock, wakeNeedAsker: () => {} },
      )
      await ask(id)
    }
    expect(await asksOf(id)).toHaveLength(15)
  })

  test('leaves out suspended, unverified and limited accounts', async () => {
    const categoryId = aCategory()
    const provider = { categoryId }
    await aProvider(db, { provider, account: { suspendedAt: NOON } })
    await aProvider(db, { provider, account: { verifiedAt: null } })
    await aProvider(db, { provider, account: { limitedUntil: new Date(NOON.getTime() + HOUR) } })
    const active = await aProvider(db, { provider })
    expect(await askedIds(await askAbout(categoryId))).toEqual([active.id])
  })

  test('asks no one about a need that was closed, hidden or has expired before', async () => {
    const categoryId = aCategory()
    await some(2, categoryId)
    const customerId = (await anAccount(db)).id
    const ended = { status: 'closed', closeReason: 'not_needed', endedAt: NOON, nextRoundAt: null } as const
    for (const given of [ended, { visibility: 'hidden' }, { expiresAt: NOON }] as const) {
      const { id } = await aNeed(db, customerId, { categoryId, ...given })
      await ask(id)
      expect(await askedIds(id)).toEqual([])
    }
  })
})

test.each([
  ['09:00', '2026-03-14T09:00', '2026-03-14T13:00'],
  ['early morning', '2026-03-14T05:30', '2026-03-14T13:00'],
  ['17:00', '2026-03-14T17:00', '2026-03-14T21:00'],
  ['20:00', '2026-03-14T20:00', '2026-03-15T12:00'],
  ['night', '2026-03-14T22:15', '2026-03-15T13:00'],
])('four hours of the day after %s', (_time, from, to) => {
  const inIndia = (at: string) => new Date(`${at}:00+05:30`)
  expect(nextRoundAt(inIndia(from))).toEqual(inIndia(to))
})
