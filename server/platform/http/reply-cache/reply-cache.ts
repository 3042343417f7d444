// Cache of the replies that are the same for all anonymous clients. Concurrent requests share one reply. It is sent again for some
// seconds, then renewed in the background, and invalidated when one of its tags is written, in any process, or when its validity ends.
// No reply older than ten seconds is sent.
import { CACHE_TAGS, type CacheTag } from '../../../../contract/endpoint.ts'
import type { Clock } from '../../clock.ts'
import type { Hub } from '../../live/hub.ts'
import { boundedEntries, MAX_KEY_LENGTH } from './bounded-entries.ts'
import type { SharedReply } from './shared-reply.ts'

declare module '../../live/hub.ts' {
  interface LiveEvents {
    /** The field keeps its first name: processes of two versions exchange this event during an update. */
    changed: { subjects: readonly CacheTag[] }
  }
}

/** Counted from the oldest value in a reply, including the lag of the replica that was read. */
const MAX_AGE_MS = 10_000
const MAX_BYTES = 24_000_000

type Made = SharedReply | { cacheTags: null }
type Make<M extends Made> = () => Promise<M>

type Versions = Readonly<Record<CacheTag, number>>
type Begun = { at: number; versions: Versions }
type Entry = Begun & { reply: SharedReply }
type Pending = Begun & { reply: Promise<Made> }

export type ReplyCache = Readonly<{
  read: <M extends Made>(
    key: string,
    make: Make<M>,
    how?: ReadOptions,
  ) => SharedReply | Promise<SharedReply | M>
}>

type ReadOptions = {
  /** For a page: its age counts from its oldest reply, so a reply that is due for renewal is not used. */
  isPart?: boolean
}

export const withoutReplyCache: ReplyCache = { read: (_key, make) => make() }

/** Each invalidation of a tag raises its version. A reply begun under an older version may show earlier content. */
const watchChanges = (live: Hub, now: () => number, maxLagMs: number) => {
  const versions: Record<CacheTag, number> = { market: 0, comments: 0, follows: 0 }
  const changedAt: Record<CacheTag, number> = { market: -Infinity, comments: -Infinity, follows: -Infinity }
  const invalidate = (tags: readonly CacheTag[]) => {
    for (const tag of tags) {
      versions[tag] += 1
      changedAt[tag] = now()
    }
  }
  live.on('changed', ({ subjects }) => invalidate(subjects))
  live.on('missed', () => invalidate(CACHE_TAGS))
  // A replica may have been read before it had the change: the reply is made again once the replica has it for certain.
  const hasCaughtUp = (tag: CacheTag, at: number) => {
    const settled = changedAt[tag] + maxLagMs
    return at >= settled || now() < settled
  }
  return {
    versions: (): Versions => ({ ...versions }),
    isCurrent: ({ at, versions: seen }: Begun, tags: readonly CacheTag[]) =>
      tags.every((tag) => seen[tag] === versions[tag] && hasCaughtUp(tag, at)),
  }
}

type Options = {
  live: Hub
  clock: Clock
  maxLagMs: number
  maxBytes?: number
}

export const openReplyCache = ({ live, clock, maxLagMs, maxBytes = MAX_BYTES }: Options): ReplyCache => {
  const now = () => clock().getTime()
  const maxAgeMs = MAX_AGE_MS - maxLagMs
  const renewAfterMs = maxAgeMs / 2
  const entries = boundedEntries<Entry>(maxBytes)
  const pending = new Map<string, Pending>()
  const changes = watchChanges(live, now, maxLagMs)

  /** An unchanged reply keeps its Last-Modified. A changed one gets at least one second more, the resolution of the header. */
  const dated = <M extends Made>(key: string, made: M, begunAt: number): M => {
    if (!made.cacheTags) return made
    const asOf = Math.min(made.asOf, begunAt)
    const until = Math.min(made.until, asOf + maxAgeMs)
    const before = entries.peek(key)?.reply
    const last = before?.modifiedAt?.getTime() ?? 0
    const at = before?.etag === made.etag ? last : Math.max(now(), last + 1_000)
    return { ...made, asOf, until, modifiedAt: new Date(at) }
  }

  const isValid = (entry: Entry) =>
    now() < entry.reply.until && changes.isCurrent(entry, entry.reply.cacheTags)

  const start = <M extends Made>(key: string, make: Make<M>) => {
    const at = now()
    const versions = changes.versions()
    const begun = { at, versions, reply: make().then((made) => dated(key, made, at)) }
    pending.set(key, begun)
    const finish = () => {
      if (pending.get(key) === begun) pending.delete(key)
    }
    begun.reply.then((made) => {
      finish()
      if (made.cacheTags && isValid({ ...begun, reply: made })) entries.add(key, { ...begun, reply: made })
    }, finish)
    return begun.reply
  }

  const cached = (key: string) => {
    const entry = entries.get(key)
    return entry && isValid(entry) ? entry : undefined
  }

  return {
    read: <M extends Made>(key: string, make: Make<M>, { isPart = false }: ReadOptions = {}) => {
      if (key.length > MAX_KEY_LENGTH) return make()
      const entry = cached(key)
      const isDue = entry !== undefined && now() >= entry.reply.asOf + renewAfterMs
      const underWay = pending.get(key)
      if (entry && !(isDue && isPart)) {
        if (isDue && !underWay) void start(key, make).catch(() => {})
        return entry.reply
      }
      if (underWay && now() < underWay.at + maxAgeMs && changes.isCurrent(underWay, CACHE_TAGS))
        return underWay.reply.then<SharedReply | M>((made) => (made.cacheTags ? made : make()))
      return start(key, make)
    },
  }
}
