import { expect, test } from 'vitest'
import { orderStatuses } from '../contract/limits.ts'
import { quantityProblem, upiId } from '../contract/order-rules.ts'
import * as rules from '../contract/rules.ts'
import { makeMarket } from './market.ts'

const now = new Date('2026-11-15T03:30:00Z')
const { needs, orders, orderTakers, items } = makeMarket({ now })

test('has 60 needs in both languages, with replies, that keep the rules', () => {
  expect(needs).toHaveLength(60)
  expect(needs.flatMap(({ text }) => rules.need.text(text) ?? [])).toEqual([])
  expect(needs.filter(({ text }) => /\p{Script=Devanagari}/u.test(text)).length).toBeGreaterThan(20)
  expect(needs.filter(({ text }) => /^[ -~]+$/.test(text)).length).toBeGreaterThan(20)
  const replies = needs.flatMap((need) => need.replies)
  expect(replies.length).toBeGreaterThan(60)
  expect(replies.flatMap(({ text }) => rules.need.reply(text) ?? [])).toEqual([])
  expect(new Set(needs.map(({ end }) => end))).toEqual(new Set(['open', 'chosen', 'closed']))
})

test('has 120 orders in every status, in both languages, of items that are sold', () => {
  expect(orders).toHaveLength(120)
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses))
  expect(orderTakers.length).toBeGreaterThan(50)
  const takers = new Map(orderTakers.map((taker) => [taker.provider, taker]))
  const sold = new Set(items.map(({ provider, name }) => `${provider}/${name}`))
  for (const order of orders) {
    const taker = takers.get(order.provider)
    expect(order.items.filter(({ name }) => !sold.has(`${order.provider}/${name}`))).toEqual([])
    expect(order.hasUnpriced || order.subtotalPaise >= (taker?.minOrderPaise ?? Infinity)).toBe(true)
    expect(order.handover === 'delivery').toBe(order.address !== '')
    expect(order.items.flatMap(({ quantity, unit }) => quantityProblem(quantity, unit) ?? [])).toEqual([])
    expect(new Date(order.history.at(-1)?.at ?? '') <= now).toBe(true)
  }
  const notes = orders.map(({ note }) => note).join(' ')
  expect([/\p{Script=Devanagari}/u.test(notes), /[a-z]/i.test(notes)]).toEqual([true, true])
  expect(orderTakers.filter((taker) => upiId(taker.upiId))).toEqual([])
})
