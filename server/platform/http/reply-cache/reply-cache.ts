// Replies that are the same for everybody who is not signed in. One is made for all who wait for it, sent again for some seconds,
// then renewed behind the next visitor, and dropped at once when what it shows is written, here or in another process, or when the
// time comes until which it holds. None is sent that is older than ten seconds, however rarely it is requested.
import { SUBJECTS, type Subject } from '../../../../contract/endpoint.ts'
import type { Clock } from '../../clock.ts'
import type { Hub } from '../../live/hub.ts'
import { boundedEntries, MAX_KEY_LENGTH } from './bounded-entries.ts'
import type { SharedReply } from './shared-reply.ts'

declare module '../../live/hub.ts' {
  interface LiveEvents {
    /** Something that replies show was written. */
    changed: { subjects: readonly Subject[] }
  }
}

/** Older replies are not sent. Counted from the oldest value in a reply, and with the lag of the database that was read. */
const MAX_AGE_MS = 10_000
const MAX_BYTES = 24_000_000

/** `shows` is null when what came out is for one visitor alone. */
type Made = SharedReply | { shows: null }
type Make<M extends Made> = () => Promise<M>

type Versions = Readonly<Record<Subject, number>>
type Begun = { at: number; versions: Versions }
type Entry = Begun & { reply: SharedReply }
type Pending = Begun & { reply: Promise<Made> }

export type ReplyCache = Readonly<{
  /** A reply that is cached under this key, or else what `make` makes. */
  read: <M extends Made>(
    key: string,
    make: Make<M>,
    how?: ReadOptions,
  ) => SharedReply | Promise<SharedReply | M>
}>

type ReadOptions = {
  /** For a page, whose age counts from the oldest reply in it: one that is due for renewal would age the page at once. */
  isPart?: boolean
}

/** Nothing is kept: for tests, which write into the database behind the server's back. */
export const withoutReplyCache: ReplyCache = { read: (_key, make) => make() }

/** Each write of a subject raises its version. What was begun under an older one may show what was there before. */
const watchChanges = (live: Hub, now: () => number, maxLagMs: number) => {
  const versions: Record<Subject, number> = { market: 0, comments: 0, follows: 0 }
  const changedAt: Record<Subject, number> = { market: -Infinity, comments: -Infinity, follows: -Infinity }
  const change = (subjects: readonly Subject[]) => {
    for (const subject of subjects) {
      versions[subject] += 1
      changedAt[subject] = now()
    }
  }
  live.on('changed', ({ subjects }) => change(subjects))
  live.on('missed', () => change(SUBJECTS))
  // A replica may have been asked before it had the change: when it has it for sure, it is asked again.
  const hasCaughtUp = (subject: Subject, at: number) => {
    const settled = changedAt[subject] + maxLagMs
    return at >= settled || now() < settled
  }
  return {
    versions: (): Versions => ({ ...versions }),
    isCurrent: ({ at, versions: seen }: Begun, subjects: readonly Subject[]) =>
      subjects.every((subject) => seen[subject] === versions[subject] && hasCaughtUp(subject, at)),
  }
}

type Options = {
  live: Hub
  clock: Clock
  /** How old the database that is asked may be. */
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

  /** What is the same as before is no newer for having been made again. A second later than the one before: headers tell no less. */
  const dated = <M extends Made>(key: string, made: M, begunAt: number): M => {
    if (!made.shows) return made
    const asOf = Math.min(made.asOf, begunAt)
    const until = Math.min(made.until, asOf + maxAgeMs)
    const before = entries.peek(key)?.reply
    const last = before?.modifiedAt?.getTime() ?? 0
    const at = before?.etag === made.etag ? last : Math.max(now(), last + 1_000)
    return { ...made, asOf, until, modifiedAt: new Date(at) }
  }

  const isValid = (entry: Entry) => now() < entry.reply.until && changes.isCurrent(entry, entry.reply.shows)

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
      if (made.shows && isValid({ ...begun, reply: made })) entries.add(key, { ...begun, reply: made })
    }, finish)
    return begun.reply
  }

  const kept = (key: string) => {
    const entry = entries.get(key)
    return entry && isValid(entry) ? entry : undefined
  }

  return {
    read: <M extends Made>(key: string, make: Make<M>, { isPart = false }: ReadOptions = {}) => {
      if (key.length > MAX_KEY_LENGTH) return make()
      const entry = kept(key)
      const isDue = entry !== undefined && now() >= entry.reply.asOf + renewAfterMs
      const underWay = pending.get(key)
      if (entry && !(isDue && isPart)) {
        // When that fails, the next visitor tries again.
        if (isDue && !underWay) void start(key, make).catch(() => {})
        return entry.reply
      }
      if (underWay && now() < underWay.at + maxAgeMs && changes.isCurrent(underWay, SUBJECTS))
        return underWay.reply.then<SharedReply | M>((made) => (made.shows ? made : make()))
      return start(key, make)
    },
  }
}
