// A thousand needs while the processes that store them and ask businesses are killed: none is lost, none is asked about twice.
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { openSession } from '../server/features/accounts/sessions.service.ts'
import { systemClock } from '../server/platform/clock.ts'
import { anAccount } from '../server/testing/accounts.ts'
import { gayaSweets } from '../server/testing/needs.ts'
import { aProvider } from '../server/testing/providers.ts'
import { newLoadMetrics, writeUntilAcknowledged } from './kill-run/writer.ts'
import { SECRET, startCluster } from './parts/cluster.ts'

const NEEDS = 1_000
// A customer may have five open needs.
const CUSTOMERS = NEEDS / 5
const CATEGORIES = 10
// A business may be asked fifty times a day: five for each need leave room.
const BUSINESSES = 20
const CONNECTIONS = 12
const KILLS = 4
const ASKED = 5

const cluster = await startCluster()
const { db, pool, apps, baseUrls } = cluster
afterAll(cluster.stop)

const fillMarket = async () => {
  const categories = await db.selectFrom('categories').select('id').orderBy('id').limit(CATEGORIES).execute()
  for (const { id: categoryId } of categories)
    for (let more = 0; more < BUSINESSES; more += 1) {
      const { id: providerId } = await aProvider(db, { provider: { categoryId } })
      await db.insertInto('needProviders').values({ providerId, maxPerDay: 50 }).execute()
    }
  return categories.map(({ id }) => id)
}

const signIn = async () => {
  const { id } = await anAccount(db)
  return (await openSession(db, { id, isRemembered: true }, { secret: SECRET, clock: systemClock }))
    .access_token
}

const market = async () => {
  const { districtId: district_id } = await gayaSweets(db)
  const categories = await fillMarket()
  const tokens: string[] = []
  for (let more = 0; more < CUSTOMERS; more += 1) tokens.push(await signIn())
  return Array.from({ length: NEEDS }, (_each, at) => ({
    token: tokens[at % CUSTOMERS],
    key: randomUUID(),
    body: {
      text: `Two kilos of laddu, order number ${at}`,
      category_id: categories[at % CATEGORIES],
      district_id,
      when: 'later',
    },
  }))
}

const count = async (condition: string) => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from needs where ${condition}`,
  )
  return rows[0]?.count ?? 0
}
const asked = (table: string, id: string) =>
  `(select count(distinct ${id}) from ${table} where need_id = needs.id)`

/** In the middle of the load: each kill waits for its part of the needs. Returns how many needs were not asked about at the kills. */
const killAndRestart = async (written: () => number) => {
  let between = 0
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await expect.poll(written, { interval: 5 }).toBeGreaterThanOrEqual((NEEDS * kill) / (KILLS + 1))
    const app = apps[kill % apps.length]
    await app?.kill9()
    between += await count('to_ask > 0')
    await app?.startAgain()
  }
  return between
}

const seconds = (from: number, to: number) => `${((to - from) / 1_000).toFixed(1)} s`

test('a thousand needs survive kill -9 of their processes, and each is asked about once', async () => {
  const needs = await market()
  const metrics = newLoadMetrics()
  const began = performance.now()
  const left = needs.values()
  const connection = async () => {
    for (const need of left) await writeUntilAcknowledged(`${baseUrls[0]}/api/needs/`, need, metrics)
  }
  const sending = Promise.all(Array.from({ length: CONNECTIONS }, connection))
  const between = await killAndRestart(() => metrics.writes)
  await sending
  const stored = performance.now()
  await expect.poll(() => count('to_ask > 0'), { timeout: 60_000, interval: 200 }).toBe(0)
  const ended = performance.now()

  expect(await count('true')).toBe(NEEDS)
  const { rows } = await pool.query('select count(distinct text)::integer as texts from needs')
  expect(rows).toEqual([{ texts: NEEDS }])
  const once = [
    `asked_count = ${ASKED}`,
    `${asked('need_asks', 'provider_id')} = ${ASKED}`,
    `${asked('notifications', 'account_id')} = ${ASKED}`,
    `(select count(*) from notifications where need_id = needs.id) = ${ASKED}`,
  ]
  expect(await count(once.join(' and '))).toBe(NEEDS)
  expect(between).toBeGreaterThan(0)
  console.log(
    `${NEEDS} needs stored in ${seconds(began, stored)} with ${KILLS} kills, ${between} between need and asking, ` +
      `${metrics.repeats} repeats, ${metrics.lostAnswers} lost responses; all asked ${seconds(stored, ended)} later`,
  )
}, 180_000)
