// What customers have looked for in the last two weeks, and when the businesses that were asked replied.
import { DAY, later } from '../calendar.ts'
import type { Visitor } from '../customers.ts'
import type { Business } from '../provider.ts'
import { at, deck, type Rng } from '../../tools/random.ts'
import { offers, wishes } from '../words/needs.ts'

type NeedReply = { text: string; rupees: number | null; afterMinutes: number }

export type Need = {
  customer: string
  /** The business in whose district it is needed. */
  near: string
  text: string
  wanted: 'today' | 'this_week' | 'later'
  rupees: number | null
  createdAt: Date
  /** By the businesses that are asked, in their order. */
  replies: NeedReply[]
  end: 'open' | 'chosen' | 'closed'
}

type Plan = { rng: Rng; now: Date; count: number; ofFirst: number }

const LONGEST = 13 * DAY

// The first business of the list is the one that visitors of the demo look at.
const chooseBusiness = (providers: readonly Business[], { rng, ofFirst }: Plan) => {
  const fitting = providers.filter(({ provider }) => wishes[provider.category])
  const draw = deck(rng, fitting)
  return (index: number) => (index < ofFirst ? at(providers, 0) : draw())
}

const makeReply = (rng: Rng, language: 'hi' | 'en', rupees: number | undefined): NeedReply => ({
  text: rng.pick(offers[language]),
  rupees: rupees === undefined ? null : Math.round((rupees * rng.int(80, 115)) / 10_000) * 100,
  afterMinutes: rng.int(3, 150),
})

const replyCount = (rng: Rng) =>
  rng.weighted([
    [0, 10],
    [1, 25],
    [2, 35],
    [3, 20],
    [4, 10],
  ] as const)

const endOf = (rng: Rng, replies: readonly NeedReply[], age: number): Need['end'] => {
  if (age < DAY) return 'open'
  if (replies.length > 0 && rng.chance(0.4)) return 'chosen'
  return rng.chance(0.3) ? 'closed' : 'open'
}

export const makeNeeds = (
  providers: readonly Business[],
  visitors: readonly Visitor[],
  plan: Plan,
): Need[] => {
  const { rng, now, count, ofFirst } = plan
  const businessFor = chooseBusiness(providers, plan)
  const known = visitors.filter(({ customer }) => customer.joinedAt <= later(now, -LONGEST))
  const customerFor = deck(rng, known)
  const make = (index: number): Need => {
    const business = businessFor(index)
    const { customer } = customerFor()
    const wish = rng.pick(wishes[business.provider.category] ?? [])
    const age = Math.round(((index % ofFirst) + rng.next()) * (LONGEST / ofFirst))
    const language = index % 2 === 0 ? 'hi' : 'en'
    // The newest need of the first business waits for its reply.
    const replies = Array.from({ length: index < ofFirst ? Math.min(index, 1) : replyCount(rng) }, () =>
      makeReply(rng, language, wish.rupees),
    )
    return {
      customer: customer.username,
      near: business.provider.username,
      text: wish[language],
      wanted: rng.pick(['today', 'this_week', 'later']),
      rupees: rng.chance(0.6) ? (wish.rupees ?? null) : null,
      createdAt: later(now, -age),
      replies: age < DAY / 8 ? [] : replies,
      end: endOf(rng, replies, age),
    }
  }
  return Array.from({ length: count }, (_each, index) => make(index)).toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  )
}
