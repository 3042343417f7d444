// Plans a run; the same seed gives the same plan.
import { deck, makeRng, type Rng } from '../random.ts'

export type Role = 'customer' | 'provider'

const KINDS = {
  customer: ['chat_message', 'comment', 'comment', 'contact', 'review', 'report'],
  provider: ['chat_message', 'comment_reply', 'review_reply', 'post'],
} as const
export type Kind = (typeof KINDS)[Role][number]

export const CUTS = ['not cut', 'before the request', 'in the request', 'before the reply'] as const
type Cut = (typeof CUTS)[number]

export const ENDS = [
  'left open',
  'tab closed',
  'all tabs closed',
  'browser killed',
  'killed at the click',
] as const
type End = (typeof ENDS)[number]
const END_CARDS: readonly End[] = [
  ...ENDS,
  'left open',
  'left open',
  'left open',
  'tab closed',
  'browser killed',
]

export type Write = { number: number; kind: Kind; text: string }

export type Step = { by: Role; writes: Write[]; cut: Cut; cutAfterBytes: number; end: End }

// Bytes of a comment with its headers, of its reply, and of a post with a picture.
const REQUEST_BYTES = 900
const POST_BYTES = 8_000
const REPLY_BYTES = 200

const bytesBefore = (rng: Rng, cut: Cut, writes: readonly Write[]) => {
  if (cut === 'before the reply') return rng.int(1, REPLY_BYTES)
  return rng.int(1, writes.some(({ kind }) => kind === 'post') ? POST_BYTES : REQUEST_BYTES)
}

export type PlanOptions = { writes: number; seed: number }

export const makePlan = ({ writes, seed }: PlanOptions): Step[] => {
  const rng = makeRng(seed)
  const nextRole = deck<Role>(rng, ['customer', 'customer', 'customer', 'provider', 'provider'])
  const nextKind = { customer: deck<Kind>(rng, KINDS.customer), provider: deck<Kind>(rng, KINDS.provider) }
  const [nextCut, nextEnd] = [deck(rng, CUTS), deck(rng, END_CARDS)]
  const steps: Step[] = []
  let count = 0
  while (count < writes) {
    const by = nextRole()
    const first = count + 1
    count = Math.min(count + (rng.chance(0.75) ? 2 : 1), writes)
    const own = Array.from({ length: count - first + 1 }, (_each, at) => ({
      number: first + at,
      kind: nextKind[by](),
      text: `Words number ${first + at} of ${seed}`,
    }))
    const cut = nextCut()
    steps.push({ by, writes: own, cut, cutAfterBytes: bytesBefore(rng, cut, own), end: nextEnd() })
  }
  return steps
}
