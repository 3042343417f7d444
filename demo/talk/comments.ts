// What customers write under posts, and what the owners answer.
import { DAY, later } from '../calendar.ts'
import { type Chooser, makeChooser } from '../chooser.ts'
import type { Visitor } from '../customers.ts'
import { itemSlots } from '../posts/writing.ts'
import type { Draft } from '../posts/posts.ts'
import { at, type Rng } from '../../tools/random.ts'
import { shareOut } from '../share-out.ts'
import { providerSlots } from '../provider.ts'
import { praise, remarks, thanks } from '../words/comments.ts'
import { complaints, enquiries } from '../words/complaints.ts'
import type { Exchange } from '../categories/category.ts'
import type { Spoken, Voice } from '../words/voices.ts'
import { fillIn, inVoice, type Slots } from '../wording.ts'

export type Comment = {
  /** Its post, by the place in the market's list. */
  post: number
  customer: string
  content: string
  createdAt: Date
  reply: string | null
  repliedAt: Date | null
}

type Context = { rng: Rng; chooser: Chooser; now: Date }

/** A comment with the answer it would get, and how much it asks for one. */
type Remark = { comment: Comment; answer: string; urgency: number }

type Setting = { draft: Draft; visitor: Visitor; voice: Voice }
type Words = { text: string; answer: string; urgency: number }

const hello: Spoken[] = [
  { hi: 'नमस्ते, ', en: 'Hello! ', roman: 'Namaste, ' },
  { hi: 'एक सवाल: ', en: 'A question: ', roman: 'Ek sawaal: ' },
  { hi: '', en: '', roman: '' },
  { hi: '', en: '', roman: '' },
]

const slotsFor = ({ draft, visitor, voice }: Setting): Slots => ({
  ...providerSlots(draft.provider, voice),
  ...(draft.item && itemSlots({ provider: draft.provider, voice }, draft.item)),
  ...(draft.festival && { festival: draft.festival[voice] }),
  owner: `${inVoice(draft.provider.person.given, voice)} ${voice === 'hi' ? 'जी' : 'ji'}`,
  customer: inVoice(visitor.person.given, voice),
})

const sayThanks = ({ chooser }: Context, { voice }: Setting) =>
  chooser.choose(thanks, (line) => line[voice])[voice]

/** A question of the trade that this shop has not been asked yet. */
const askOfCategory = (context: Context, setting: Setting): Words => {
  const { draft, voice } = setting
  const keyOf = (one: Exchange) => `${draft.post.provider}:${one.ask.en}`
  const left = context.chooser.unused(draft.provider.trade.questions, keyOf)
  if (left.length === 0) return remarkOn(context, setting)
  const { ask, answer } = context.chooser.choose(left, keyOf)
  return {
    text: context.rng.pick(hello)[voice] + inVoice(ask, voice),
    answer: inVoice(answer, voice),
    urgency: 4,
  }
}

const askOrComplain = (context: Context, { voice }: Setting, list: typeof enquiries): Words => {
  const { ask, answer } = context.chooser.choose(list, (one) => one.ask[voice])
  return { text: ask[voice], answer: answer[voice], urgency: 4 }
}

const remarkOn = (context: Context, setting: Setting): Words => {
  const { draft, voice } = setting
  const line = context.chooser.choose(remarks[draft.subject], (one) => one[voice])[voice]
  const more = context.rng.chance(0.22)
    ? ` ${context.chooser.choose(praise, (one) => one[voice])[voice]}`
    : ''
  return { text: line + more, answer: sayThanks(context, setting), urgency: 1 }
}

const givePraise = (context: Context, setting: Setting): Words => {
  const line = context.chooser.choose(praise, (one) => one[setting.voice])[setting.voice]
  return { text: line, answer: sayThanks(context, setting), urgency: 1 }
}

const findWords = (context: Context, setting: Setting): Words => {
  const kind = context.rng.weighted([
    ['trade', setting.voice === 'roman' ? 0 : 30],
    ['question', 12],
    ['complaint', 7],
    ['remark', 42],
    ['praise', 14],
  ])
  if (kind === 'trade') return askOfCategory(context, setting)
  if (kind === 'question') return askOrComplain(context, setting, enquiries)
  if (kind === 'complaint') return askOrComplain(context, setting, complaints)
  return kind === 'remark' ? remarkOn(context, setting) : givePraise(context, setting)
}

const MINUTE = 60_000

/** Most answers come within hours, a few after days. */
const soonAfter = ({ rng, now }: Context, time: Date): Date => {
  const minutes = 4 + rng.next() ** 3 * 6 * 24 * 60
  const room = now.getTime() - time.getTime()
  return later(time, Math.min(minutes * MINUTE, room * (0.2 + 0.7 * rng.next())))
}

/** People write in their own voice, and sooner under a post that speaks it. */
const chooseVisitor = (rng: Rng, known: readonly Visitor[], voice: Voice): Visitor => {
  const few = Array.from({ length: 3 }, () => rng.pick(known))
  return few.find((visitor) => visitor.voice === voice) ?? at(few, 0)
}

const comment = (context: Context, index: number, draft: Draft, guests: readonly Visitor[]): Remark => {
  const createdAt = soonAfter(context, draft.post.createdAt)
  const known = guests.filter(({ customer }) => customer.joinedAt <= createdAt)
  const visitor = chooseVisitor(context.rng, known, draft.voice)
  const setting = { draft, visitor, voice: visitor.voice }
  const { text, answer, urgency } = findWords(context, setting)
  const slots = slotsFor(setting)
  return {
    comment: {
      post: index,
      customer: visitor.customer.username,
      content: fillIn(text, slots),
      createdAt,
      reply: null,
      repliedAt: null,
    },
    answer: fillIn(answer, slots),
    urgency,
  }
}

/** Answers `count` of them, those that ask before those that only praise. */
const reply = (context: Context, said: readonly Remark[], count: number) => {
  const order = said.map((remark) => ({ remark, rank: context.rng.next() ** (1 / remark.urgency) }))
  for (const { remark } of order.toSorted((one, other) => other.rank - one.rank).slice(0, count)) {
    remark.comment.reply = remark.answer
    remark.comment.repliedAt = soonAfter(context, remark.comment.createdAt)
  }
}

const keysOf = ({ comment: { content, customer, post } }: Remark) => [
  `${customer}/${content}`,
  `${post}/${content}`,
  `${post}/${customer}`,
]

/** A customer comments once on a post and never repeats a text; a post has no text twice. */
const newRemark = (make: () => Remark, heard: ReadonlySet<string>): Remark => {
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    const remark = make()
    if (!keysOf(remark).some((key) => heard.has(key))) return remark
  }
  throw new Error('Nothing new to say under this post')
}

type Plan = { rng: Rng; now: Date; comments: number; replies: number; favourite: string }

/** So long that it does not fit on a page: most people of the market have something to say. */
const LONG_THREAD = 30
const FAVOURITE_THREAD = 3

export const writeComments = (
  drafts: readonly Draft[],
  visitors: readonly Visitor[],
  plan: Plan,
): Comment[] => {
  const context = { rng: plan.rng, chooser: makeChooser(plan.rng), now: plan.now }
  const isFavourite = ({ post }: Draft) => post.provider === plan.favourite
  const aWeekAgo = later(plan.now, -7 * DAY)
  const longest = drafts.findLastIndex((draft) => isFavourite(draft) && draft.post.createdAt < aWeekAgo)
  const least = (draft: Draft, index: number) => {
    if (index === longest) return LONG_THREAD
    return isFavourite(draft) ? FAVOURITE_THREAD : 0
  }
  const numbers = shareOut(
    plan.comments,
    drafts.map((draft) => (isFavourite(draft) ? 0.6 + 2 * plan.rng.next() : plan.rng.next() ** 2.2)),
    drafts.map(least),
  )
  const heard = new Set<string>()
  const said = drafts.flatMap((draft, index) =>
    Array.from({ length: numbers[index] ?? 0 }, () => {
      const remark = newRemark(() => comment(context, index, draft, visitors), heard)
      for (const key of keysOf(remark)) heard.add(key)
      return remark
    }),
  )
  reply(context, said, plan.replies)
  return said
    .map((remark) => remark.comment)
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}
