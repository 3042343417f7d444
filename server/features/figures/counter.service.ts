// Counts in memory, and writes every few seconds what has come together (decision 44).
import { randomBytes } from 'node:crypto'
import { indiaDate } from '../../../contract/open-state.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import type { Metric } from '../../platform/http/metrics.ts'
import { type EventKind, KIND_COLUMNS, SOURCE_COLUMNS, type ViewSource } from './columns.ts'
import { addMarketDays, addPostDays, addShopDays, addShopSearches } from './counter.queries.ts'
import type { DailyLimit, VisitorHashes } from './daily-limits.ts'
import type { SharedLimits } from './shared-limits.ts'
import { addPendingCounts, createPendingCounts, type PendingCounts } from './pending-counts.ts'
import { type Day, openDay, type Visitor } from './visitors.ts'

/** Lost, at the most, when a process is killed. */
const WRITE_EVERY_MS = 2_000

export type ShopEvent = {
  providerId: number
  kind: EventKind
  postId: number | undefined
  source: ViewSource
  searchText: string | null
}

/** Within the limits as far as this process knows; other processes may have counted some of it. */
type Candidate = {
  day: Day
  limits: DailyLimit[]
  hashes: VisitorHashes
  event: ShopEvent
  isOfPost: boolean
}

type CounterDeps = {
  db: Db
  clock: Clock
  /** Null: this process is alone. */
  shared: SharedLimits | null
  onError: (error: unknown) => void
}

export type Counter = Readonly<{
  count: (visitor: Visitor, event: ShopEvent) => void
  /** Resolves when everything that came before is written, or waits for the database. */
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
  counts.addShop({ providerId, day, [KIND_COLUMNS[kind]]: 1, ...(isView && { [SOURCE_COLUMNS[source]]: 1 }) })
  if (isView && source === 'search' && searchText) texts.add(searchText, hashes, providerId)
}

const writeCounts = (db: Db, counts: PendingCounts) =>
  inTransaction(db, async (tx) => {
    const { shops, posts, searches } = counts.rows()
    const marketDays = shops.length > 0 ? await addShopDays(tx, shops) : null
    if (posts.length > 0) await addPostDays(tx, posts)
    if (searches.length > 0) await addShopSearches(tx, searches)
    // Last: every process writes this row.
    if (marketDays) await addMarketDays(tx, marketDays)
  })

const newKey = () => randomBytes(32).toString('base64url')

export const createCounter = ({ db, clock, shared, onError }: CounterDeps): Counter => {
  let today = openDay(indiaDate(clock()), newKey())
  let isKeyShared = shared === null
  let ended: Day[] = []
  let candidates: Candidate[] = []
  let counts = createPendingCounts()
  let counted = 0
  let timer: NodeJS.Timeout | undefined

  // The key of the day before is gone with it; its texts are looked at once more.
  const dayAt = (now: Date) => {
    const date = indiaDate(now)
    if (date !== today.date) {
      ended.push(today)
      today = openDay(date, newKey())
      isKeyShared = shared === null
    }
    return today
  }

  const shareKey = async () => {
    const { date, key } = dayAt(clock())
    if (isKeyShared) return
    const agreed = await shared?.dayKey(date, key)
    if (agreed === undefined || today.date !== date) return
    isKeyShared = true
    if (agreed === key) return
    ended.push(today)
    today = openDay(date, agreed)
  }

  const settle = async () => {
    const come = candidates
    candidates = []
    for (const [date, group] of Map.groupBy(come, ({ day }) => day.date)) {
      const admitted = await shared?.admit(
        date,
        group.map(({ limits }) => limits),
      )
      for (const [at, each] of group.entries()) if (admitted?.[at] !== false) addEvent(counts, each)
    }
  }

  const takeTexts = async (day: Day, isDayOver: boolean) => {
    for (const { providerId, text } of await day.texts.takeCommon(day.date, shared, isDayOver))
      counts.addSearch({ providerId, day: day.date, text, times: 1 })
  }

  const write = async () => {
    if (counts.isEmpty()) return
    const writing = counts
    counts = createPendingCounts()
    try {
      await writeCounts(db, writing)
    } catch (error) {
      // The database is away, or a business was deleted just now: with the next ones.
      addPendingCounts(counts, writing)
      onError(error)
    }
  }

  const flushOnce = async () => {
    await shareKey().catch(onError)
    const over = ended
    ended = []
    await settle()
    for (const day of over) await takeTexts(day, true)
    await takeTexts(today, false)
    await write()
  }
  // One after the other.
  let flushed = Promise.resolve()
  const flush = () => {
    flushed = flushed.then(flushOnce).catch(onError)
    return flushed
  }

  const count = (visitor: Visitor, event: ShopEvent) => {
    const now = clock()
    const day = dayAt(now)
    const hashes = day.hashesOf(visitor)
    const { providerId, kind, postId } = event
    const subjects = [{ subject: kind as string, isOfPost: false }]
    if (kind === 'view' && postId) subjects.push({ subject: `post ${postId}`, isOfPost: true })
    const uncounted = subjects.flatMap(({ subject, isOfPost }) => {
      const limits = day.limitsOf({ hashes, providerId, subject })
      return day.hasRoom(limits) ? [{ limits, isOfPost }] : []
    })
    if (uncounted.length === 0 || day.isTooFast(hashes.visitor, now)) return
    for (const { limits, isOfPost } of uncounted) {
      day.take(limits)
      candidates.push({ day, limits, hashes, event, isOfPost })
      counted += 1
    }
  }

  return {
    count,
    flush,
    start: () => {
      timer = setInterval(() => void flush(), WRITE_EVERY_MS).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
    metrics: [
      {
        name: 'haat_shop_events_counted_total',
        help: 'Views, calls and the like of visitors that were counted',
        read: () => counted,
        isTotal: true,
      },
    ],
  }
}
