// Requests to be called back, from customers who are signed in and from passers-by.
import { recentlyBetween } from '../calendar.ts'
import type { Visitor } from '../customers.ts'
import { makePerson, plain } from '../people.ts'
import type { Rng } from '../random.ts'
import { shareOut } from '../share-out.ts'
import type { Shop } from '../shop.ts'

export type ContactRequest = {
  /** The provider's username. */
  provider: string
  /** The customer's username; null for a passer-by. */
  sender: string | null
  name: string
  email: string
  mobileNumber: string
  createdAt: Date
}

type Desk = { rng: Rng; now: Date; nextMobile: () => string }

const fromPasserBy = ({ rng, nextMobile }: Desk, shop: Shop) => {
  const person = makePerson(rng, { state: shop.place.state })
  const mailbox = person.name.en.split(' ').map(plain).join('.')
  return {
    sender: null,
    name: person.name[shop.language === 'hi' && rng.chance(0.5) ? 'hi' : 'en'],
    email: `${mailbox}${rng.int(2, 99)}@example.com`,
    mobileNumber: nextMobile(),
  }
}

const fromCustomer = ({ customer }: Visitor) => ({
  sender: customer.username,
  name: customer.name,
  email: customer.email ?? `${plain(customer.name)}@example.com`,
  mobileNumber: customer.mobileNumber,
})

const request = (desk: Desk, shop: Shop, visitors: readonly Visitor[]): ContactRequest => {
  const { rng, now } = desk
  const createdAt = recentlyBetween(rng, shop.listedAt, now)
  const known = visitors.filter(({ customer }) => customer.email && customer.joinedAt <= createdAt)
  const from = rng.chance(0.5) && known.length > 0 ? fromCustomer(rng.pick(known)) : fromPasserBy(desk, shop)
  return { provider: shop.provider.username, ...from, createdAt }
}

type Plan = Desk & { count: number; busiest: Map<Shop, number> }

export const sendRequests = (
  shops: readonly Shop[],
  visitors: readonly Visitor[],
  plan: Plan,
): ContactRequest[] => {
  const numbers = shareOut(
    plan.count,
    shops.map(() => plan.rng.next() ** 3),
    shops.map((shop) => plan.busiest.get(shop) ?? 0),
  )
  return shops
    .flatMap((shop, index) =>
      Array.from({ length: numbers[index] ?? 0 }, () => request(plan, shop, visitors)),
    )
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}
