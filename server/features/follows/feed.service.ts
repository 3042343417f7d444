// What followed businesses have posted, read when it is asked for: nothing is copied for a follower (decision 35).
import type { Static } from 'typebox'
import type { listFollowing, readFeed } from '../../../contract/follows.ts'
import type { Language } from '../../../contract/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { type PageQuery, pageOf, parsePage } from '../../platform/db/keyset.ts'
import { JsonText, type JsonSerializer } from '../../platform/http/serve.ts'
import type { Hub, Publish } from '../../platform/live/hub.ts'
import { postTexts } from '../posts/post-texts.service.ts'
import { summaryTexts } from '../providers/summary-texts.service.ts'
import { feedRead, followingRead, seenWrite } from './feed.queries.ts'

/** `nextPath`: the address of the next page by its cursor. */
export type CustomerReading = {
  customerId: number
  lang: Language
  now: Date
  write: JsonSerializer
  nextPath: (cursor: string | null) => string | null
  /** When what the reply says changes by itself. */
  limitTo: (changes: readonly (string | null)[]) => void
}

type Columns = { ids: readonly number[]; ats: readonly string[]; versions: readonly string[] }

const rowsOf = ({ ids, ats, versions }: Columns) =>
  ids.map((id, row) => ({ id, at: ats[row] ?? '', version: versions[row] ?? '' }))

const listText = (results: string, next: string | null) =>
  `{"results":[${results}],"next":${JSON.stringify(next)}}`

export type PostPage = Static<(typeof readFeed.reply)[200]>

type FoundPosts = Columns & { categories: string }

/** A page of posts as JSON, in the order in which they were found. */
export const postPage = async (
  db: Db,
  found: FoundPosts | undefined,
  { page, reading }: { page: ReturnType<typeof parsePage>; reading: CustomerReading },
) => {
  const { shown, next } = pageOf(found ? rowsOf(found) : [], page)
  const { lang, now, write, nextPath, limitTo } = reading
  const categories = found?.categories ?? ''
  const { blogs, changes } = await postTexts(db)[lang](shown, { categories, now, write })
  limitTo(changes)
  return new JsonText<PostPage>(listText(blogs, nextPath(next)))
}

// PostgreSQL keeps microseconds and JavaScript's dates don't: of the same millisecond, any other time may be later.
const isLater = (at: string, than: string | null) =>
  than === null || (at !== than && Date.parse(at) >= Date.parse(than))

/** The first page is a look at what is new. It is noted only when there was something, so most reads write nothing. */
export const feed = async (
  db: Db,
  query: PageQuery,
  { publish, ...reading }: CustomerReading & { publish: Publish },
) => {
  const { customerId } = reading
  const page = parsePage(query)
  const [found] = await feedRead(db, { ...page, customerId })
  const [newest] = found?.ats ?? []
  if (!query.cursor && newest && isLater(newest, found?.seenUpTo ?? null)) {
    await seenWrite(db, { customerId, upTo: newest })
    publish({ kind: 'changed', subjects: ['follows'] })
  }
  return postPage(db, found, { page, reading })
}

export type Following = Static<(typeof listFollowing.reply)[200]>

/** The businesses that a customer follows, the latest first, each with the number of its new posts. */
export const followingReader = (db: Db, deps: { clock: Clock; live: Hub }) => {
  const textsOf = summaryTexts(db, deps)
  return async (query: PageQuery, { customerId, nextPath, limitTo, ...reading }: CustomerReading) => {
    const page = parsePage(query)
    const [found] = await followingRead(db, { ...page, customerId })
    const rows = found ? rowsOf(found).map((row, at) => ({ ...row, newPosts: found.counts[at] ?? 0 })) : []
    const { shown, next } = pageOf(rows, page)
    const texts = new Map(await textsOf(shown, reading))
    const results = shown.flatMap(({ id, at, newPosts }) => {
      const summary = texts.get(id)
      if (!summary) return []
      const followedAt = new Date(at).toISOString()
      return `{"provider":${summary.text},"followed_at":"${followedAt}","new_posts":${newPosts}}`
    })
    limitTo([...texts.values()].map(({ nextChangeAt }) => nextChangeAt))
    return new JsonText<Following>(listText(results.join(','), nextPath(next)))
  }
}
