// Cache of the newest posts of followed businesses. Each read first reads the change log and invalidates the businesses in it: reads are
// never stale, and processes need not notify each other (decision 43).
import { DAY, following, HOUR, lists } from '../../../contract/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import {
  type ChangesColumns,
  deleteProviderChanges,
  headsRead,
  newestPostsRead,
} from './newest-posts.queries.ts'

export type NewestPost = { id: number; at: number }

/** `version` changes with every write to the business or its posts. `newestAt` is 0 without a post. */
export type KnownProvider = {
  id: number
  version: number
  newestAt: number
  posts: readonly NewestPost[] | undefined
}

// About 10 MB.
const MOST_PROVIDERS = 100_000
const POSTS_EACH = Math.max(lists.rows + 1, following.countedPosts)
// Shorter than the retention of the log.
const LONGEST_SILENCE = HOUR

/** `forget` without an id forgets all. */
const changeLog = (forget: (providerId?: number) => void) => {
  let since: number | null = null
  let applied = new Set<number>()
  const restart = () => {
    since = null
    forget()
  }
  const apply = ({ changes, doneBefore }: ChangesColumns, asked: number | null) => {
    // The database was replaced.
    if (since !== null && doneBefore < since) return restart()
    for (const [id, providerId] of changes) if (!applied.has(id)) forget(providerId)
    applied = new Set(changes.map(([id]) => id))
    // A concurrent read from another position has not seen everything after `since`.
    if (asked === since) since = doneBefore
  }
  return { since: () => since, apply, restart }
}

const store = (known: Map<number, KnownProvider>, provider: KnownProvider) => {
  known.set(provider.id, provider)
  for (const oldest of known.keys()) {
    if (known.size <= MOST_PROVIDERS) return
    known.delete(oldest)
  }
}

const readPosts = async (db: Db, providers: readonly KnownProvider[]) => {
  const rows = await newestPostsRead(db, { ids: providers.map(({ id }) => id), most: POSTS_EACH })
  const read = new Map(rows.map((row) => [row.providerId, row]))
  for (const provider of providers) {
    const row = read.get(provider.id)
    provider.posts = row?.ids.map((id, at) => ({ id, at: row.ats[at] ?? 0 })) ?? []
  }
}

export const newestPosts = (db: Db, clock: Clock) => {
  const known = new Map<number, KnownProvider>()
  let versions = 0
  let forgotten = 0
  let lastLook = 0
  const log = changeLog((providerId) => {
    forgotten += 1
    if (providerId === undefined) known.clear()
    else known.delete(providerId)
  })

  const loadHeads = async (ids: readonly number[]) => {
    const before = forgotten
    const [heads] = await headsRead(db, { ids })
    const newest = new Map(heads?.ids.map((id, row) => [id, heads.ats[row] ?? 0]))
    return ids.map((id) => {
      const provider = { id, version: (versions += 1), newestAt: newest.get(id) ?? 0, posts: undefined }
      // A value that was read before an invalidation may be stale.
      if (forgotten === before) store(known, provider)
      return provider
    })
  }

  return {
    look: async <R extends ChangesColumns>(read: (since: number | null) => Promise<R[]>) => {
      const now = clock().getTime()
      if (now - lastLook > LONGEST_SILENCE) log.restart()
      lastLook = now
      const since = log.since()
      const [found] = await read(since)
      if (found) log.apply(found, since)
      return found
    },

    providers: async (ids: readonly number[]): Promise<KnownProvider[]> => {
      const found = ids.map((id) => known.get(id))
      const unknown = ids.filter((_id, row) => !found[row])
      if (unknown.length === 0) return found as KnownProvider[]
      const loaded = new Map((await loadHeads(unknown)).map((provider) => [provider.id, provider]))
      return ids.flatMap((id, row) => found[row] ?? loaded.get(id) ?? [])
    },

    postsOf: async (providers: readonly KnownProvider[]) => {
      const unread = providers.filter(({ posts }) => !posts)
      if (unread.length > 0) await readPosts(db, unread)
      return providers.map((provider) => ({ provider, posts: provider.posts ?? [] }))
    },
  }
}

export const sweepProviderChanges = (db: Db, now: Date) =>
  deleteProviderChanges(db, new Date(now.getTime() - DAY))
