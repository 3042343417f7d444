// What customers say of businesses with stars, and what the owners reply.
import { later, recentlyBetween } from '../calendar.ts'
import { type Chooser, makeChooser } from '../chooser.ts'
import type { Visitor } from '../customers.ts'
import { shareOut } from '../share-out.ts'
import { type Business, providerSlots } from '../provider.ts'
import { at, type Rng } from '../../tools/random.ts'
import { fillIn, inVoice } from '../wording.ts'
import { thanks } from '../words/comments.ts'
import { fair, good, poor } from '../words/reviews.ts'
import type { Chat } from './chats.ts'
import type { ContactRequest } from './contacts.ts'

export type Review = {
  provider: string
  customer: string
  rating: number
  /** Empty: stars alone. */
  text: string
  hasContacted: boolean
  createdAt: Date
  reply: string | null
  repliedAt: Date | null
}

type Meeting = { provider: Business; visitor: Visitor }
type Context = {
  rng: Rng
  now: Date
  chooser: Chooser
  /** When a customer first turned to a business, by both names. */
  contacted: ReadonlyMap<string, Date>
}
type Words = { text: string; answer: string }

const pairKey = (provider: string, customer: string) => `${provider}/${customer}`

const firstContacts = (contacts: readonly ContactRequest[], chats: readonly Chat[]) => {
  const first = new Map<string, Date>()
  const note = (key: string, time: Date) => {
    const known = first.get(key)
    if (!known || time < known) first.set(key, time)
  }
  for (const { provider, sender, createdAt } of contacts)
    if (sender !== null) note(pairKey(provider, sender), createdAt)
  for (const { provider, customer, messages } of chats) {
    const written = messages.find(({ senderType }) => senderType === 'customer')
    if (written) note(pairKey(provider, customer), written.createdAt)
  }
  return first
}

const findWords = ({ rng, chooser }: Context, { visitor: { voice } }: Meeting, rating: number): Words => {
  if (rating <= 2) {
    const { ask, answer } = chooser.choose(poor, (one) => one.ask[voice])
    return { text: ask[voice], answer: answer[voice] }
  }
  const lines = rating === 3 ? fair : good
  const text = chooser.choose(lines, (line) => line[voice])[voice]
  const more = rng.chance(0.3) ? ` ${chooser.choose(lines, (line) => line[voice])[voice]}` : ''
  return {
    text: text + (more.trim() === text ? '' : more),
    answer: chooser.choose(thanks, (line) => line[voice])[voice],
  }
}

const slotsFor = ({ provider, visitor: { person, voice } }: Meeting) => ({
  ...providerSlots(provider, voice),
  owner: `${inVoice(provider.person.given, voice)} ${voice === 'hi' ? 'जी' : 'ji'}`,
  customer: inVoice(person.given, voice),
})

/** Most people are content; how many depends on the business. */
const chooseRating = (rng: Rng, quality: number) =>
  rng.weighted([
    [5, 20 + 60 * quality],
    [4, 24],
    [3, 14 - 6 * quality],
    [2, 10 - 8 * quality],
    [1, 12 - 9 * quality],
  ])

const STARS_ALONE = 0.22
const REPLY_CHANCE = { content: 0.3, poor: 0.7 }

/** After the first contact, where there was one. */
const writtenAt = ({ rng, now, contacted }: Context, { provider, visitor }: Meeting) => {
  const since = [provider.listedAt, visitor.customer.joinedAt]
  const first = contacted.get(pairKey(provider.provider.username, visitor.customer.username))
  if (first) since.push(first)
  return recentlyBetween(rng, new Date(Math.max(...since.map((time) => time.getTime()))), now)
}

const replyTo = (
  { rng, now }: Context,
  answer: string,
  { createdAt, rating }: Pick<Review, 'createdAt' | 'rating'>,
) => {
  const isReplied = rng.chance(rating <= 2 ? REPLY_CHANCE.poor : REPLY_CHANCE.content)
  if (!isReplied) return { reply: null, repliedAt: null }
  const room = now.getTime() - createdAt.getTime()
  return { reply: answer, repliedAt: later(createdAt, room * (0.02 + 0.3 * rng.next() ** 2)) }
}

const review = (context: Context, meeting: Meeting, quality: number): Review => {
  const { rng, contacted } = context
  const { username: provider } = meeting.provider.provider
  const { username: customer } = meeting.visitor.customer
  const rating = chooseRating(rng, quality)
  const createdAt = writtenAt(context, meeting)
  const slots = slotsFor(meeting)
  const words = findWords(context, meeting, rating)
  return {
    provider,
    customer,
    rating,
    text: rng.chance(STARS_ALONE) ? '' : fillIn(words.text, slots),
    hasContacted: contacted.has(pairKey(provider, customer)),
    createdAt,
    ...replyTo(context, fillIn(words.answer, slots), { createdAt, rating }),
  }
}

/** Customers who contacted the business come first, then others; each once. */
const chooseVisitors = ({ rng, contacted }: Context, provider: Business, visitors: readonly Visitor[]) => {
  const isKnown = ({ customer }: Visitor) =>
    contacted.has(pairKey(provider.provider.username, customer.username)) && rng.chance(0.7)
  const [known, others] = [visitors.filter(isKnown), visitors]
  return [...new Set([...known, ...rng.shuffle([...others])])]
}

type Plan = {
  rng: Rng
  now: Date
  count: number
  contacts: readonly ContactRequest[]
  chats: readonly Chat[]
  /** How many some businesses have. */
  least: ReadonlyMap<Business, number>
}

/** `visitors` begin with one who has reviewed nothing at the first shop yet: visitors of the demo do that. */
export const writeReviews = (
  providers: readonly Business[],
  visitors: readonly Visitor[],
  plan: Plan,
): Review[] => {
  const { rng, now } = plan
  const contacted = firstContacts(plan.contacts, plan.chats)
  const context = { rng, now, chooser: makeChooser(rng), contacted }
  const numbers = shareOut(
    plan.count,
    // A business has no more reviews than there are people.
    providers.map((provider) => (plan.least.has(provider) ? 0 : 0.05 + rng.next() ** 2)),
    providers.map((provider) => plan.least.get(provider) ?? 0),
  )
  return providers
    .flatMap((provider, index) => {
      const quality = rng.next() ** 0.6
      const guests = index === 0 ? visitors.slice(1) : visitors
      const chosen = chooseVisitors(context, provider, guests).slice(0, at(numbers, index))
      return chosen.map((visitor) => review(context, { provider, visitor }, quality))
    })
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}
