// Cache of the replies that are the same for all anonymous clients. Concurrent requests share one reply. It is sent again for some
// seconds, then renewed in the background, and invalidated when one of its tags is written, in any process, or when its validity ends.
// No reply older than ten seconds is sent, or older than a minute if each of its changes has an event.
import { CACHE_TAGS } from '../../../../contract/endpoint.ts'
import type { Clock } from '../../clock.ts'
import { type CacheBudget, textBytes } from '../../cache-budget.ts'
import type { Hub } from '../../live/hub.ts'
import type { Metric } from '../metrics.ts'
import type { SharedReply } from './shared-reply.ts'
import { type Change, tagsOfChange } from './narrowed-tags.ts'

declare module '../../live/hub.ts' {
  interface LiveEvents {
    /** The field keeps its first name: processes of two versions exchange this event during an update. */
    changed: Change
  }
}

/** Counted from the oldest value in a reply, including the lag of the replica that was read. */
const MAX_AGE_MS = 10_000
/** A process that dies between a commit and its event leaves a stale reply for as long. */
const MAX_EXACT_AGE_MS = 60_000
const MAX_KEY_LENGTH = 1_024
const ENTRY_BYTES = 1_000

type Made = SharedReply | { cacheTags: null }
type Make<M extends Made> = () => Promise<M>

type Begun = { at: number; changes: number }
type Entry = Begun & { reply: SharedReply; bytes: number }
type Pending = Begun & { reply: Promise<Made> }

const bytesOf = (key: string, { body, headers, etag, cacheTags }: SharedReply) =>
  body.length + textBytes([key, etag, ...cacheTags, ...Object.entries(headers).flat()]) + ENTRY_BYTES

export type ReplyCache = Readonly<{
  read: <M extends Made>(
    key: string,
    make: Make<M>,
    how?: ReadOptions,
  ) => SharedReply | Promise<SharedReply | M>
  metrics: readonly Metric[]
}>

type ReadOptions = {
  /** For a page: its age counts from its oldest reply, so a reply that is due for renewal is not used. */
  isPart?: boolean
}

export const withoutReplyCache: ReplyCache = { read: (_key, make) => make(), metrics: [] }

/** A reply that was begun before a change of one of its tags may show earlier content. */
const watchChanges = (live: Hub, now: () => number, maxLagMs: number) => {
  type Numbered = { number: number; at: number }
  let last: Numbered = { number: 0, at: -Infinity }
  // The latest change of each tag, oldest first. Older replies are not sent, so older changes are deleted.
  const changes = new Map<string, Numbered>()
  const invalidate = (tags: readonly string[]) => {
    last = { number: last.number + 1, at: now() }
    for (const tag of tags) {
      changes.delete(tag)
      changes.set(tag, last)
    }
    for (const [tag, { at }] of changes) {
      if (at >= now() - MAX_EXACT_AGE_MS) return
      changes.delete(tag)
    }
  }
  live.on('changed', (event) => invalidate(tagsOfChange(event)))
  live.on('missed', () => invalidate(CACHE_TAGS))
  // A replica may have been read before it had the change: the reply is made again once the replica has it for certain.
  const hasSeen = ({ at, changes: seen }: Begun, change: Numbered) => {
    const settled = change.at + maxLagMs
    return seen >= change.number && (at >= settled || now() < settled)
  }
  return {
    count: () => last.number,
    hasSeenAll: (begun: Begun) => hasSeen(begun, last),
    isCurrent: (begun: Begun, tags: readonly string[]) =>
      tags.every((tag) => {
        const change = changes.get(tag)
        return !change || hasSeen(begun, change)
      }),
  }
}

const metricsOf = (counts: { hits: number; misses: number }): Metric[] => [
  {
    name: 'haat_reply_cache_hits_total',
    help: 'Public reads that were not computed',
    read: () => counts.hits,
    isTotal: true,
  },
  {
    name: 'haat_reply_cache_misses_total',
    help: 'Public reads that were computed',
    read: () => counts.misses,
    isTotal: true,
  },
]

type Options = {
  live: Hub
  clock: Clock
  maxLagMs: number
  budget: CacheBudget
}

export const openReplyCache = ({ live, clock, maxLagMs, budget }: Options): ReplyCache => {
  const now = () => clock().getTime()
  const maxAgeMs = MAX_AGE_MS - maxLagMs
  const maxExactAgeMs = MAX_EXACT_AGE_MS - maxLagMs
  const renewAfterMs = maxAgeMs / 2
  const entries = budget.openCache<string, Entry>(({ bytes, reply }) => bytes + reply.compressed.bytes)
  const pending = new Map<string, Pending>()
  const changes = watchChanges(live, now, maxLagMs)
  const counts = { hits: 0, misses: 0 }

  /** An unchanged reply keeps its Last-Modified. A changed one gets at least one second more, the resolution of the header. */
  const dated = <M extends Made>(key: string, made: M, begunAt: number): M => {
    if (!made.cacheTags) return made
    const asOf = Math.min(made.asOf, begunAt)
    const until = Math.min(made.until, asOf + (made.isExact ? maxExactAgeMs : maxAgeMs))
    const before = entries.peek(key)?.reply
    const last = before?.modifiedAt?.getTime() ?? 0
    const at = before?.etag === made.etag ? last : Math.max(now(), last + 1_000)
    return { ...made, asOf, until, modifiedAt: new Date(at) }
  }

  /** Near the end of its age. One whose validity ends soon is not made again before. */
  const isDue = ({ reply: { asOf, until } }: Entry) =>
    now() >= Math.max(asOf + renewAfterMs, until - renewAfterMs)

  const isValid = (entry: Entry) =>
    now() < entry.reply.until && changes.isCurrent(entry, entry.reply.cacheTags)

  const store = (key: string, begun: Begun, reply: SharedReply) => {
    const entry = { ...begun, reply, bytes: bytesOf(key, reply) }
    if (isValid(entry)) entries.set(key, entry)
  }

  const start = <M extends Made>(key: string, make: Make<M>) => {
    const at = now()
    const begun = { at, changes: changes.count(), reply: make().then((made) => dated(key, made, at)) }
    pending.set(key, begun)
    const finish = () => {
      if (pending.get(key) === begun) pending.delete(key)
    }
    begun.reply.then((made) => {
      finish()
      if (made.cacheTags) store(key, begun, made)
    }, finish)
    return begun.reply
  }

  const cached = (key: string) => {
    const entry = entries.get(key)
    return entry && isValid(entry) ? entry : undefined
  }

  return {
    metrics: metricsOf(counts),
    read: <M extends Made>(key: string, make: Make<M>, { isPart = false }: ReadOptions = {}) => {
      if (key.length > MAX_KEY_LENGTH) return make()
      const entry = cached(key)
      const isRenewed = entry !== undefined && isDue(entry)
      const underWay = pending.get(key)
      if (entry && !(isRenewed && isPart)) {
        if (isRenewed && !underWay) void start(key, make).catch(() => {})
        counts.hits += 1
        return entry.reply
      }
      if (underWay && now() < underWay.at + maxAgeMs && changes.hasSeenAll(underWay)) {
        counts.hits += 1
        return underWay.reply.then<SharedReply | M>((made) => (made.cacheTags ? made : make()))
      }
      counts.misses += 1
      return start(key, make)
    },
  }
}
