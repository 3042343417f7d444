// Counts events in memory and writes them every few seconds (decision 44).
import { randomBytes } from 'node:crypto'
import { indiaDate } from '../../../contract/open-state.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import type { Metric } from '../../platform/http/metrics.ts'
import { type EventKind, KIND_COLUMNS, SOURCE_COLUMNS, type ViewSource } from './columns.ts'
import { addMarketDays, addPostDays, addProviderDays, addProviderSearches } from './counter.queries.ts'
import type { DailyLimit, VisitorHashes } from './daily-limits.ts'
import type { SharedLimits } from './shared-limits.ts'
import { addPendingCounts, createPendingCounts, type PendingCounts } from './pending-counts.ts'
import { type Day, openDay, type Visitor } from './visitors.ts'

/** The most that a killed process loses. */
const WRITE_EVERY_MS = 2_000

export type ProviderEvent = {
  providerId: number
  kind: EventKind
  postId: number | undefined
  source: ViewSource
  searchText: string | null
}

type Candidate = {
  day: Day
  limits: DailyLimit[]
  hashes: VisitorHashes
  event: ProviderEvent
  isOfPost: boolean
}

type CounterDeps = {
  db: Db
  clock: Clock
  shared: SharedLimits | null
  onError: (error: unknown) => void
}

export type Counter = Readonly<{
  count: (visitor: Visitor, event: ProviderEvent) => void
  /** Resolves when earlier events are written, or queued for the next write. */
  flush: () => Promise<void>
  start: () => void
  stop: () => Promise<void>
  metrics: readonly Metric[]
}>

const addEvent = (
  counts: PendingCounts,
  { day: { date: day, texts }, event, hashes, isOfPost }: Candidate,
) => {
  const { providerId, postId, kind, source, searchText } = event
  if (isOfPost) return void (postId && counts.addPost({ providerId, day, postId, views: 1 }))
  const isView = kind === 'view'
  counts.addProvider({
    providerId,
    day,
    [KIND_COLUMNS[kind]]: 1,
    ...(isView && { [SOURCE_COLUMNS[source]]: 1 }),
  })
  if (isView && source === 'search' && searchText) texts.add(searchText, hashes, providerId)
}

const writeCounts = (db: Db, counts: PendingCounts) =>
  inTransaction(db, async (tx) => {
    const { providers, posts, searches } = counts.rows()
    const marketDays = providers.length > 0 ? await addProviderDays(tx, providers) : null
    if (posts.length > 0) await addPostDays(tx, posts)
    if (searches.length > 0) await addProviderSearches(tx, searches)
    // Last, because every process writes this row.
    if (marketDays) await addMarketDays(tx, marketDays)
  })

const newKey = () => randomBytes(32).toString('base64url')

const trackDays = (clock: Clock, shared: SharedLimits | null) => {
  let today = openDay(indiaDate(clock()), newKey())
  let isKeyShared = shared === null
  let ended: Day[] = []

  const replaceToday = (date: string, key: string) => {
    ended.push(today)
    today = openDay(date, key)
  }

  const current = (now: Date) => {
    const date = indiaDate(now)
    if (date !== today.date) {
      replaceToday(date, newKey())
      isKeyShared = shared === null
    }
    return today
  }

  return {
    current,
    latest: () => today,
    takeEnded: () => {
      const days = ended
      ended = []
      return days
    },
    shareKey: async () => {
      const { date, key } = current(clock())
      if (isKeyShared) return
      const agreed = await shared?.dayKey(date, key)
      if (agreed === undefined || today.date !== date) return
      isKeyShared = true
      if (agreed !== key) replaceToday(date, agreed)
    },
  }
}

const candidatesFor = (day: Day, hashes: VisitorHashes, event: ProviderEvent): Candidate[] => {
  const { providerId, kind, postId } = event
  const counted = [{ subject: kind as string, isOfPost: false }]
  if (kind === 'view' && postId) counted.push({ subject: `post ${postId}`, isOfPost: true })
  return counted.flatMap(({ subject, isOfPost }) => {
    const limits = day.limitsOf({ hashes, providerId, subject })
    return day.hasRoom(limits) ? [{ day, limits, hashes, event, isOfPost }] : []
  })
}

const admitted = async (shared: SharedLimits | null, candidates: readonly Candidate[]) => {
  if (!shared) return candidates
  const within: Candidate[] = []
  for (const [date, group] of Map.groupBy(candidates, ({ day }) => day.date)) {
    const answers = await shared.admit(
      date,
      group.map(({ limits }) => limits),
    )
    within.push(...group.filter((_each, at) => answers[at] !== false))
  }
  return within
}

const createWriter = (db: Db, onError: (error: unknown) => void) => {
  let counts = createPendingCounts()
  return {
    counts: () => counts,
    write: async () => {
      if (counts.isEmpty()) return
      const writing = counts
      counts = createPendingCounts()
      try {
        await writeCounts(db, writing)
      } catch (error) {
        // The database is down, or a business was deleted concurrently: retried with the next write.
        addPendingCounts(counts, writing)
        onError(error)
      }
    },
  }
}

const countedMetric = (counted: () => number): Metric => ({
  name: 'haat_shop_events_counted_total',
  help: 'Views, calls and the like of visitors that were counted',
  read: counted,
  isTotal: true,
})

export const createCounter = ({ db, clock, shared, onError }: CounterDeps): Counter => {
  const days = trackDays(clock, shared)
  const writer = createWriter(db, onError)
  let candidates: Candidate[] = []
  let counted = 0
  let timer: NodeJS.Timeout | undefined

  const addSearches = async (day: Day, isDayOver: boolean) => {
    for (const { providerId, text } of await day.texts.takeCommon(day.date, shared, isDayOver))
      writer.counts().addSearch({ providerId, day: day.date, text, times: 1 })
  }

  const flushOnce = async () => {
    await days.shareKey().catch(onError)
    const ended = days.takeEnded()
    const received = candidates
    candidates = []
    for (const each of await admitted(shared, received)) addEvent(writer.counts(), each)
    for (const day of ended) await addSearches(day, true)
    await addSearches(days.latest(), false)
    await writer.write()
  }
  let flushed = Promise.resolve()
  const flush = () => (flushed = flushed.then(flushOnce).catch(onError))

  return {
    count: (visitor, event) => {
      const now = clock()
      const day = days.current(now)
      const hashes = day.hashesOf(visitor)
      const accepted = candidatesFor(day, hashes, event)
      if (accepted.length === 0 || day.isTooFast(hashes.visitor, now)) return
      for (const { limits } of accepted) day.take(limits)
      candidates.push(...accepted)
      counted += accepted.length
    },
    flush,
    start: () => {
      timer = setInterval(() => void flush(), WRITE_EVERY_MS).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
    metrics: [countedMetric(() => counted)],
  }
}
