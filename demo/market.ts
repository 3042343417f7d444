// The demo market: the same seed and the same day make the same market, word for word, on every machine.
import type { SavedHours } from '../contract/open-state.ts'
import { type Customer, makeVisitors } from './customers.ts'
import { type Admin, makeAdmin, makeAsha, makeOrderChat, makeSharma } from './demo-people.ts'
import { makeHandles } from './handles.ts'
import { makeHours } from './hours.ts'
import { mobileNumber } from './people.ts'
import { choosePlaces } from './places.ts'
import { makePriceLists, type PriceItem } from './price-lists.ts'
import { writeCurrent } from './posts/current.ts'
import { type Post, writePosts } from './posts/posts.ts'
import { at, makeRng, type Rng } from '../tools/random.ts'
import { shareOut } from './share-out.ts'
import type { Provider } from './provider.ts'
import { makeProviders } from './providers.ts'
import { type Chat, makeChats } from './talk/chats.ts'
import { type Comment, writeComments } from './talk/comments.ts'
import { type ContactRequest, makeContacts } from './talk/contacts.ts'
import { makeNeeds, type Need } from './talk/needs.ts'
import { type DemoOrder, makeOrders, type OrderingProvider } from './talk/orders.ts'
import { type Review, writeReviews } from './talk/reviews.ts'
import { type Block, makeReports, makeBlocks, type Report } from './talk/trust.ts'
import { categories } from './categories/all.ts'

export type Market = {
  /** `asha` first. */
  customers: Customer[]
  /** `sharma_sweets` first. */
  providers: (Provider & { hours: SavedHours })[]
  admin: Admin
  /** By shop, each in its order. */
  items: PriceItem[]
  /** These and all below are in order of time; current offers and events are last. */
  posts: Post[]
  comments: Comment[]
  contacts: ContactRequest[]
  chats: Chat[]
  orders: DemoOrder[]
  orderTakers: OrderingProvider[]
  reviews: Review[]
  needs: Need[]
  blocks: Block[]
  reports: Report[]
}

const size = {
  providers: 400,
  providersAtHome: 240,
  customers: 60,
  posts: 1_500,
  currentOffers: 180,
  currentEvents: 60,
  comments: 2_200,
  replies: 900,
  contacts: 500,
  chats: 80,
  reviews: 3_000,
  needs: 60,
  needsOfSharma: 14,
  orders: 120,
} as const

const PROVIDERS_PER_CATEGORY = 4
const SEED = 20_24

/** Every trade somewhere, the common ones often; every district of Bihar and Jharkhand at least once. */
const chooseSites = (rng: Rng, count: number) => {
  const numbers = shareOut(
    count,
    categories.map(({ weight }) => weight),
    categories.map(() => PROVIDERS_PER_CATEGORY),
  )
  const all = categories.flatMap((category, index) =>
    Array.from({ length: at(numbers, index) }, () => category),
  )
  const places = choosePlaces(rng, count, size.providersAtHome)
  return rng.shuffle(all).map((category, index) => ({ trade: category, place: at(places, index) }))
}

const countMobiles = () => {
  let index = 0
  return () => mobileNumber((index += 1))
}

const byTime = (one: { createdAt: Date }, other: { createdAt: Date }) =>
  one.createdAt.getTime() - other.createdAt.getTime()

export const makeMarket = ({ now, seed = SEED }: { now: Date; seed?: number }): Market => {
  const rng = makeRng(seed)
  const handles = makeHandles()
  const nextMobile = countMobiles()
  for (const name of ['asha', 'sharma_sweets', 'admin']) handles.take(name)

  const asha = makeAsha(now, nextMobile())
  const sharma = makeSharma(now, nextMobile())
  const visitors = [
    asha,
    ...makeVisitors(size.customers, { rng: rng.fork('customers'), handles, now, nextMobile }),
  ]
  const sites = chooseSites(rng.fork('sites'), size.providers - 1)
  const providers = [sharma, ...makeProviders(sites, { rng: rng.fork('shops'), handles, now, nextMobile })]

  const busy = (count: number) => new Map([[sharma, count]])
  const drafts = writePosts(providers, { rng: rng.fork('posts'), now, count: size.posts, busiest: busy(14) })
  const written = drafts.map(({ post }) => post)
  const current = writeCurrent(providers, {
    rng: rng.fork('current'),
    now,
    offers: size.currentOffers,
    events: size.currentEvents,
    taken: written,
  })
  const comments = writeComments(drafts, visitors, {
    rng: rng.fork('comments'),
    now,
    comments: size.comments,
    replies: size.replies,
    favourite: sharma.provider.username,
  })
  const contacts = makeContacts(providers, visitors, {
    rng: rng.fork('contacts'),
    now,
    nextMobile,
    count: size.contacts,
    busiest: busy(24),
  })
  const order = makeOrderChat(rng.fork('order'), now)
  const atSharma = makeChats([sharma], visitors, { rng: rng.fork('sharma'), now, count: 5, taken: [order] })
  const own = [order, ...atSharma]
  const others = makeChats(providers, visitors, {
    rng: rng.fork('chats'),
    now,
    count: size.chats - own.length,
    taken: own,
  })
  const chats = [...own, ...others].toSorted(byTime)
  const reviews = writeReviews(providers, visitors, {
    rng: rng.fork('reviews'),
    now,
    count: size.reviews,
    contacts,
    chats,
    least: busy(48),
  })
  const scene = {
    customers: visitors.map(({ customer }) => customer),
    providers: providers.map((provider) => ({
      ...provider.provider,
      hours: makeHours(provider, { seed, now }),
    })),
    posts: [...written, ...current],
    comments,
    reviews,
  }
  const items = makePriceLists(providers, rng.fork('price lists'))
  const ordered = makeOrders(
    { providers, visitors, items },
    { rng: rng.fork('orders from price lists'), now, count: size.orders },
  )
  const trust = { rng: rng.fork('trust'), now }
  return {
    ...scene,
    admin: makeAdmin(now),
    items,
    orders: ordered.orders,
    orderTakers: ordered.takers,
    blocks: makeBlocks(scene, trust),
    reports: makeReports({ ...scene, chats }, trust),
    contacts,
    chats,
    needs: makeNeeds(providers, visitors, {
      rng: rng.fork('needs'),
      now,
      count: size.needs,
      ofFirst: size.needsOfSharma,
    }),
  }
}
