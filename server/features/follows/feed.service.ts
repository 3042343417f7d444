// The feed is read on demand, nothing is stored per follower (decision 35). The first page is built from cached newest posts
// (decision 43), later pages from the database.
import type { Static } from 'typebox'
import type { listFollowing, readFeed } from '../../../contract/follows.ts'
import type { Language } from '../../../contract/language.ts'
import { following } from '../../../contract/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { paginateByTime, type PageQuery, type TimePage, parseTimePage } from '../../platform/db/keyset.ts'
import { jsonList } from '../../platform/http/json-list.ts'
import { type JsonSerializer, JsonText } from '../../platform/http/serve.ts'
import { isoTime } from '../../platform/iso-time.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { postTexts } from '../posts/post-texts.service.ts'
import { summaryTexts } from '../providers/summary-texts.service.ts'
import { feedRead, followedRead, followingRead, seenWrite } from './feed.queries.ts'
import { type KnownProvider, type NewestPost, newestPosts } from './newest-posts.service.ts'

const newestOf = (providers: readonly KnownProvider[], rows: number) => {
  const times = new Float64Array(providers.length)
  for (const [index, { newestAt }] of providers.entries()) times[index] = newestAt
  const oldest = Math.max(times.toSorted().at(-rows) ?? 1, 1)
  return providers.filter(({ newestAt }) => newestAt >= oldest)
}

type PostsOfProvider = { provider: KnownProvider; posts: readonly NewestPost[] }
type VersionedPost = NewestPost & { version: string }

const mergeNewest = (lists: readonly PostsOfProvider[], rows: number): VersionedPost[] => {
  // The newest posts alone fill the page, so older posts than all of these are not needed.
  const oldest = lists.length < rows ? 0 : Math.min(...lists.map(({ provider }) => provider.newestAt))
  const all = lists.flatMap(({ provider, posts }) => {
    const version = `#${provider.version}`
    const end = posts.findIndex(({ at }) => at < oldest)
    return (end < 0 ? posts : posts.slice(0, end)).map(({ id, at }) => ({ id, at, version }))
  })
  return all.toSorted((a, b) => b.at - a.at || b.id - a.id).slice(0, rows)
}

export type CustomerReading = {
  customerId: number
  lang: Language
  now: Date
  write: JsonSerializer
  nextPath: (cursor: string | null) => string | null
}

const BEGIN = '{"results":['
const endOf = (next: string | null) => `],"next":${JSON.stringify(next)}}`

export type PostPage = Static<(typeof readFeed.reply)[200]>

type PostRow = { id: number; at: string | number; version: string }
type PostColumns = { ids: readonly number[]; ats: readonly string[]; versions: readonly string[] }

export const postRowsOf = ({ ids, ats, versions }: PostColumns): PostRow[] =>
  ids.map((id, row) => ({ id, at: ats[row] ?? '', version: versions[row] ?? '' }))

type FoundPosts = { rows: readonly PostRow[]; categories: string }

export const postPage = async (
  db: Db,
  { rows, categories }: FoundPosts,
  { page, reading }: { page: TimePage; reading: CustomerReading },
) => {
  const { pageRows, next } = paginateByTime(rows, page)
  const { lang, now, write, nextPath } = reading
  const { blogs } = await postTexts(db)[lang](pageRows, { categories, now, write })
  return new JsonText<PostPage>(jsonList(BEGIN, blogs, endOf(nextPath(next))))
}

const NOTHING: FoundPosts = { rows: [], categories: '' }

export const followedReader = (db: Db, deps: { clock: Clock; live: Hub }) => {
  const memory = newestPosts(db, deps.clock)
  const textsOf = summaryTexts(db, deps)

  const firstPosts = async (customerId: number, rows: number): Promise<FoundPosts> => {
    const followed = await memory.look((since) => followedRead(db, { customerId, since }))
    if (!followed) return NOTHING
    const heads = newestOf(await memory.providers(followed.ids), rows)
    const newest = mergeNewest(await memory.postsOf(heads), rows)
    const [latest] = newest
    // Marks the posts as seen. Writes only if there was a newer one.
    if (latest && latest.at > (followed.seenUpTo ?? 0)) await seenWrite(db, { customerId, upTo: latest.at })
    return { rows: newest, categories: followed.categories }
  }

  const laterPosts = async (customerId: number, page: TimePage): Promise<FoundPosts> => {
    const [found] = await feedRead(db, { ...page, customerId })
    return found ? { rows: postRowsOf(found), categories: found.categories } : NOTHING
  }

  const countNew = async (providers: readonly KnownProvider[], since: readonly number[]) => {
    const sinceOf = (row: number) => since[row] ?? 0
    await memory.postsOf(providers.filter(({ newestAt }, row) => newestAt > sinceOf(row)))
    return providers.map(({ newestAt, posts = [] }, row) =>
      newestAt > sinceOf(row)
        ? Math.min(posts.filter(({ at }) => at > sinceOf(row)).length, following.countedPosts)
        : 0,
    )
  }

  return {
    /** The first page marks posts as seen. */
    feed: async (query: PageQuery, reading: CustomerReading) => {
      const page = parseTimePage(query)
      const { customerId } = reading
      const found = await (query.cursor ? laterPosts(customerId, page) : firstPosts(customerId, page.rows))
      return postPage(db, found, { page, reading })
    },

    following: async (query: PageQuery, { customerId, nextPath, ...reading }: CustomerReading) => {
      const page = parseTimePage(query)
      const found = await memory.look((since) => followingRead(db, { ...page, customerId, since }))
      const rows = found?.ids.map((id, row) => ({ id, at: found.ats[row] ?? 0 })) ?? []
      const { pageRows, next } = paginateByTime(rows, page)
      const seenUpTo = found?.seenUpTo ?? 0
      const providers = await memory.providers(pageRows.map(({ id }) => id))
      const counts = await countNew(
        providers,
        pageRows.map(({ at }) => Math.max(at, seenUpTo)),
      )
      const texts = await textsOf(providers, reading)
      const results = pageRows.flatMap(({ at }, row) => {
        const text = texts[row]?.text
        if (!text?.length) return []
        const followedAt = isoTime(Math.floor(at / 1_000))
        return [['{"provider":', text, `,"followed_at":"${followedAt}","new_posts":${counts[row] ?? 0}}`]]
      })
      return new JsonText<Following>(jsonList(BEGIN, results, endOf(nextPath(next))))
    },
  }
}

export type Following = Static<(typeof listFollowing.reply)[200]>
