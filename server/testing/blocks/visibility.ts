// Whether an endpoint shows one account to another, before and after a block.
import type { Pair, Side } from './pair.ts'

type Probe = (pair: Pair) => Promise<boolean>
/** For the viewer: without a block, blocked by the other, after blocking the other. */
type Visibility = Readonly<{ probe: Probe; stranger: boolean; blocked: boolean; blocker: boolean }>

export const neither = (probe: Probe): Visibility => ({
  probe,
  stranger: true,
  blocked: false,
  blocker: false,
})
/** The blocker still sees the other, to unblock. */
export const blockerStill = (probe: Probe): Visibility => ({
  probe,
  stranger: true,
  blocked: false,
  blocker: true,
})
export const wayBack = (probe: Probe): Visibility => ({
  probe,
  stranger: false,
  blocked: false,
  blocker: true,
})

/** Authors can always edit and delete their own content. */
export const always = (probe: Probe): Visibility => ({ probe, stranger: true, blocked: true, blocker: true })

type Reply = Awaited<ReturnType<Pair['customer']['get']>>
export const isDone = async (reply: Promise<Reply>) => [200, 201].includes((await reply).statusCode)
export const lists = async (reply: Promise<Reply>, matches: (row: Record<string, unknown>) => boolean) =>
  (await reply).json<Record<string, unknown>[]>().some(matches)
export const holds = async (reply: Promise<Reply>, text: string) => (await reply).body.includes(text)

export type Row = Partial<Record<Side, Visibility>>
