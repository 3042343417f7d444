import { expect, test } from 'vitest'
import { HOUR } from '../../../contract/limits.ts'
import { anAccount } from '../../testing/accounts.ts'
import { aNeed, gayaSweets } from '../../testing/needs.ts'
import { aProvider } from '../../testing/providers.ts'
import { testServer } from '../../testing/test-server.ts'
import { askBusinesses } from './asking.service.ts'
import { declineNeed } from './replies.service.ts'

const server = await testServer()
const { db, ctx, time } = server
const { publish } = ctx.live
const clock = () => time.now
const ask = (needId: number) => askBusinesses(db, needId, { clock, publish })
const decline = (id: number, providerId: number) =>
  declineNeed(db, { id, providerId }, { clock, wakeNeedAsker: () => {} })

const { categoryId } = await gayaSweets(db)
const some = async (count: number) => {
  const ids = []
  for (let more = 0; more < count; more += 1) ids.push((await aProvider(db)).id)
  return ids
}
const block = (blockerId: number, blockedId: number) =>
  db.insertInto('blocks').values({ blockerId, blockedId, reason: 'No more, please' }).execute()
const asksOf = (needId: number) =>
  db.selectFrom('needAsks').selectAll().where('needId', '=', needId).orderBy('providerId').execute()

// Deterministic, so that a failure repeats.
const randomFrom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

test('of 200 random needs is fair, and asks neither twice, nor blocked pairs, nor more than five at a time', async () => {
  const random = randomFrom(7)
  const equals = await some(18)
  const [blocker = 0, blocked = 0, off = 0] = await some(3)
  await db.insertInto('needProviders').values({ providerId: off, isOn: false }).execute()
  const customers = []
  for (let more = 0; more < 6; more += 1) customers.push((await anAccount(db)).id)
  for (const customer of customers.slice(0, 3)) {
    await block(blocker, customer)
    await block(customer, blocked)
  }
  const needs = []
  for (let count = 0; count < 200; count += 1) {
    time.now = new Date(time.now.getTime() + (1 + random(3)) * HOUR)
    const customerId = customers[random(customers.length)] ?? 0
    const { id } = await aNeed(db, customerId, { categoryId, createdAt: time.now })
    await ask(id)
    for (let declines = random(4); declines > 0; declines -= 1) {
      const undecided = (await asksOf(id)).filter(({ declinedAt }) => !declinedAt)
      expect(undecided.length).toBe(5)
      await decline(id, undecided[random(5)]?.providerId ?? 0)
      await ask(id)
    }
    needs.push({ id, customerId })
  }
  const counts = new Map(equals.map((id) => [id, 0]))
  for (const { id, customerId } of needs) {
    const ids = (await asksOf(id)).map(({ providerId }) => providerId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain(off)
    const mayNotMeet = customers.indexOf(customerId) < 3 ? [blocker, blocked] : []
    expect(mayNotMeet.filter((each) => ids.includes(each))).toEqual([])
    for (const each of ids) counts.set(each, (counts.get(each) ?? 0) + 1)
  }
  const times = equals.map((id) => counts.get(id) ?? 0)
  expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1)
  expect(Math.min(...times)).toBeGreaterThan(40)
}, 240_000)
