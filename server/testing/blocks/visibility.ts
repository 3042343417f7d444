// Which of two people meets the other through an endpoint, before and after a block.
import type { Pair, Side } from './pair.ts'

/** Did they meet? */
type Probe = (pair: Pair) => Promise<boolean>
/** Of the one who asks: as a stranger, when the other has blocked them, when they have blocked the other. */
type Visibility = Readonly<{ probe: Probe; stranger: boolean; blocked: boolean; blocker: boolean }>

export const neither = (probe: Probe): Visibility => ({
  probe,
  stranger: true,
  blocked: false,
  blocker: false,
})
/** Who has blocked still sees the other, to unblock. */
export const blockerStill = (probe: Probe): Visibility => ({
  probe,
  stranger: true,
  blocked: false,
  blocker: true,
})
/** Only a viewer who has blocked gets something. */
export const wayBack = (probe: Probe): Visibility => ({
  probe,
  stranger: false,
  blocked: false,
  blocker: true,
})

/** One's own words one may always change and take back. */
export const always = (probe: Probe): Visibility => ({ probe, stranger: true, blocked: true, blocker: true })

type Reply = Awaited<ReturnType<Pair['customer']['get']>>
export const isDone = async (reply: Promise<Reply>) => [200, 201].includes((await reply).statusCode)
export const lists = async (reply: Promise<Reply>, matches: (row: Record<string, unknown>) => boolean) =>
  (await reply).json<Record<string, unknown>[]>().some(matches)
export const holds = async (reply: Promise<Reply>, text: string) => (await reply).body.includes(text)

export type Row = Partial<Record<Side, Visibility>>
