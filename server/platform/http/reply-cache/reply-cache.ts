// Replies that are the same for everybody who is not signed in. One is made for all who wait for it, sent again for some seconds,
// then renewed behind the next visitor, and dropped at once when what it shows is written, here or in another process, or when the
// time comes until which it holds.
import { SUBJECTS, type Subject } from '../../../../contract/endpoint.ts'
import type { Clock } from '../../clock.ts'
import type { Hub } from '../../live/hub.ts'
import type { SharedReply } from './shared-reply.ts'

declare module '../../live/hub.ts' {
  interface LiveEvents {
    /** Something that replies show was written. */
    changed: { subjects: readonly Subject[] }
  }
}

/** Older ones are renewed when somebody asks, who does not wait for it. */
const FRESH_MS = 10_000
/** Older ones are not sent: nobody has asked for so long. */
const MAX_AGE_MS = 60_000
const MAX_BYTES = 24_000_000

/** `shows` is null when what came out is for one visitor alone. */
type Made = SharedReply | { shows: null }
type Make<M extends Made> = () => Promise<M>

type Versions = Readonly<Record<Subject, number>>
type Begun = { at: number; versions: Versions }
type Entry = Begun & { reply: SharedReply }
type Pending = Begun & { reply: Promise<Made> }

export type ReplyCache = Readonly<{
  /** A reply that is kept under this key, or else what `make` makes. */
  read: <M extends Made>(key: string, make: Make<M>) => SharedReply | Promise<SharedReply | M>
}>

/** Nothing is kept: for tests, which write into the database behind the server's back. */
export const withoutReplyCache: ReplyCache = { read: (_key, make) => make() }

// Beside its body: the key, the headers and what points to them.
const ENTRY_BYTES = 1_000

/** The longest unused go first. The compressed forms of a body are together smaller than the body. */
const boundedEntries = (maxBytes: number) => {
  const entries = new Map<string, Entry>()
  let bytes = 0
  const sizeOf = ({ reply }: Entry) => 2 * reply.body.length + ENTRY_BYTES
  const remove = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= sizeOf(entry)
    entries.delete(key)
  }
  const add = (key: string, entry: Entry) => {
    remove(key)
    bytes += sizeOf(entry)
    entries.set(key, entry)
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) return
      remove(oldest)
    }
  }
  const get = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return undefined
    entries.delete(key)
    entries.set(key, entry)
    return entry
  }
  return { add, get, remove, peek: (key: string) => entries.get(key) }
}

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
  const entries = boundedEntries(maxBytes)
  const pending = new Map<string, Pending>()
  const changes = watchChanges(live, now, maxLagMs)

  /** What is the same as before is no newer for having been made again. A second later than the one before: headers tell no less. */
  const dated = <M extends Made>(key: string, made: M): M => {
    if (!made.shows) return made
    const before = entries.peek(key)?.reply
    const last = before?.modifiedAt?.getTime() ?? 0
    const at = before?.etag === made.etag ? last : Math.max(now(), last + 1_000)
    return { ...made, modifiedAt: new Date(at) }
  }

  const start = <M extends Made>(key: string, make: Make<M>) => {
    const reply = make().then((made) => dated(key, made))
    const begun = { at: now(), versions: changes.versions(), reply }
    pending.set(key, begun)
    const finish = () => {
      if (pending.get(key) === begun) pending.delete(key)
    }
    begun.reply.then((made) => {
      finish()
      if (made.shows && changes.isCurrent(begun, made.shows)) entries.add(key, { ...begun, reply: made })
    }, finish)
    return begun.reply
  }

  const kept = (key: string) => {
    const entry = entries.get(key)
    const isValid = entry && now() < entry.reply.until && changes.isCurrent(entry, entry.reply.shows)
    return isValid ? entry : undefined
  }

  return {
    read: <M extends Made>(key: string, make: Make<M>) => {
      const entry = kept(key)
      const age = entry ? now() - entry.at : Infinity
      const underWay = pending.get(key)
      if (entry && age < MAX_AGE_MS) {
        // When that fails, the next one who asks tries again.
        if (age >= FRESH_MS && !underWay) void start(key, make).catch(() => {})
        return entry.reply
      }
      if (underWay && changes.isCurrent(underWay, SUBJECTS))
        return underWay.reply.then<SharedReply | M>((made) => (made.shows ? made : make()))
      return start(key, make)
    },
  }
}
