import { later, recentlyBetween } from '../calendar.ts'
import { type Chooser, makeChooser } from '../chooser.ts'
import type { Visitor } from '../customers.ts'
import { itemSlots } from '../posts/writing.ts'
import type { Rng } from '../../tools/random.ts'
import { fitting, type Business, providerSlots, speaksHindi } from '../provider.ts'
import type { Exchange } from '../categories/category.ts'
import { aboutItem, afterthoughts, beats, farewells, greetings } from '../words/chats.ts'
import type { SpokenExchange, Voice } from '../words/voices.ts'
import { fillIn, inVoice, type Slots } from '../wording.ts'

export type Message = {
  senderType: 'customer' | 'provider'
  /** Empty for a voice note. */
  content: string
  createdAt: Date
  /** Null until the other side has seen it. */
  readAt: Date | null
}

export type Chat = {
  customer: string
  provider: string
  createdAt: Date
  messages: Message[]
}

type Context = { rng: Rng; chooser: Chooser; now: Date }
type Pair = { provider: Business; visitor: Visitor }
export type Line = Pick<Message, 'senderType' | 'content'>

const both = (ask: string, answer: string): Line[] => [
  { senderType: 'customer', content: ask },
  { senderType: 'provider', content: answer },
]

const chooseVoice = (rng: Rng, { provider, visitor }: Pair): Voice => {
  if (!speaksHindi(provider.place)) return 'en'
  return rng.chance(0.75) ? visitor.voice : provider.language
}

const slotsFor = ({ provider, visitor }: Pair, voice: Voice, rng: Rng): Slots => {
  const item = rng.pick(
    fitting(provider.trade.items, provider.place, ({ name, note }) => `${name.en} ${note.en}`),
  )
  return {
    ...providerSlots(provider, voice),
    ...itemSlots({ provider, voice }, item),
    owner: `${inVoice(provider.person.given, voice)} ${voice === 'hi' ? 'जी' : 'ji'}`,
    customer: inVoice(visitor.person.given, voice),
  }
}

/** Greeting, the thing itself, a few questions, goodbye; now and then one more word that waits to be read. */
const converse = ({ rng, chooser }: Context, pair: Pair): Line[] => {
  const voice = chooseVoice(rng, pair)
  const slots = slotsFor(pair, voice, rng)
  const pick = (list: readonly SpokenExchange[]) => {
    const { ask, answer } = chooser.choose(list, (one) => one.ask[voice])
    return both(fillIn(ask[voice], slots), fillIn(answer[voice], slots))
  }
  const ofCategory = ({ ask, answer }: Exchange) => both(inVoice(ask, voice), inVoice(answer, voice))
  const category =
    voice === 'roman' ? [] : rng.sample(pair.provider.trade.questions, rng.int(0, 2)).flatMap(ofCategory)
  const lines = [
    ...pick(greetings),
    ...(rng.chance(0.8) ? pick(aboutItem) : []),
    ...category,
    ...rng.sample(beats, rng.int(0, 2)).flatMap((beat) => pick([beat])),
    ...(rng.chance(0.75) ? pick(farewells) : []),
  ]
  return rng.chance(0.4) ? [...lines, ...pick(afterthoughts).slice(0, 1)] : lines
}

const MINUTE = 60_000

/** Gives each line its time, seconds to hours apart, the last one before now. */
export const inTime = (context: Omit<Context, 'chooser'>, lines: readonly Line[], start: Date): Message[] => {
  const room = (context.now.getTime() - start.getTime()) / (lines.length + 1)
  let time = start.getTime()
  const timed = lines.map((line): Message => {
    time += Math.min(room, (0.3 + context.rng.next() ** 6 * 60) * MINUTE)
    return { ...line, createdAt: new Date(time), readAt: new Date(time) }
  })
  const last = timed.at(-1)
  const isUnread =
    last && (last.senderType === 'customer' ? context.rng.chance(0.85) : context.rng.chance(0.3))
  if (isUnread) last.readAt = null
  return timed
}

const chat = (context: Context, { provider, visitor }: Pair): Chat => {
  const from = later(
    provider.listedAt > visitor.customer.joinedAt ? provider.listedAt : visitor.customer.joinedAt,
    MINUTE,
  )
  const createdAt = recentlyBetween(context.rng, from, later(context.now, -20 * MINUTE))
  const messages = inTime(context, atLeastThree(context, { provider, visitor }), createdAt)
  return { customer: visitor.customer.username, provider: provider.provider.username, createdAt, messages }
}

const atLeastThree = (context: Context, pair: Pair): Line[] => {
  const lines = converse(context, pair)
  return lines.length >= 3 ? lines : atLeastThree(context, pair)
}

type Plan = { rng: Rng; now: Date; count: number; taken: readonly Chat[] }

/** `count` chats of different pairs, none of them taken already. */
export const makeChats = (
  providers: readonly Business[],
  visitors: readonly Visitor[],
  plan: Plan,
): Chat[] => {
  const context = { rng: plan.rng, chooser: makeChooser(plan.rng), now: plan.now }
  const pairs = new Set(plan.taken.map(({ customer, provider }) => `${customer}/${provider}`))
  const chats: Chat[] = []
  while (chats.length < plan.count) {
    const pair = { provider: plan.rng.pick(providers), visitor: plan.rng.pick(visitors) }
    const key = `${pair.visitor.customer.username}/${pair.provider.provider.username}`
    if (!pairs.has(key)) chats.push(chat(context, pair))
    pairs.add(key)
  }
  return chats
}
