// The answers to a search, as replies show them.
import type { Language } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { listPostsByIds } from '../posts/posts-by-ids.service.ts'
import { providerSummaries } from '../providers/providers.service.ts'
import { explainRow, type Explanation } from './find/explain.ts'
import type { FoundNear, FoundPost, FoundProvider } from './find/find.queries.ts'
import type { SearchQuery, SearchPage } from './find/search-page.ts'
import { findPostsFor } from './find/find-posts.ts'
import { findProvidersFor, type ProviderSearchQuery } from './find/find-providers.ts'
import { selectLexemes } from './find/shown.queries.ts'

type DisplayOptions = { lang: Language; isExplained: boolean }
type Row = { id: number; stage: number; quality?: number }

const explanations = async (
  db: Db,
  table: 'providerSearch' | 'postSearch',
  { rows, stages, words }: SearchPage<Row>,
) => {
  const lexemes = await selectLexemes(
    db,
    table,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map(({ id, stage, quality = null }) => [
      id,
      explainRow(words, { stage: stages[stage], quality, lexemes: lexemes.get(id) ?? [] }),
    ]),
  )
}

const withReason = <T extends object>(shown: T, reason: Explanation | undefined) =>
  reason === undefined ? shown : { ...shown, explain: reason }

const distanceOf = (row: FoundProvider | FoundNear) =>
  'km' in row ? { distance_km: Math.round(row.km * 10) / 10 } : {}

export const providerResults = async (
  db: Db,
  found: SearchPage<FoundProvider | FoundNear>,
  { lang, isExplained }: DisplayOptions,
) => {
  const rows = new Map(found.rows.map((row) => [row.id, row]))
  const summaries = await providerSummaries(db, lang, [...rows.keys()])
  const reasons = isExplained ? await explanations(db, 'providerSearch', found) : undefined
  return summaries.map((summary) => {
    const row = rows.get(summary.id)
    return withReason({ ...summary, ...(row && distanceOf(row)) }, reasons?.get(summary.id))
  })
}

export const postResults = async (
  db: Db,
  found: SearchPage<FoundPost>,
  { lang, isExplained }: DisplayOptions,
) => {
  const posts = await listPostsByIds(
    db,
    lang,
    found.rows.map(({ id }) => id),
  )
  const reasons = isExplained ? await explanations(db, 'postSearch', found) : undefined
  return posts.map((post) => withReason(post, reasons?.get(post.blog_id)))
}

export const runProviderSearch = async (db: Db, searchQuery: ProviderSearchQuery, shown: DisplayOptions) => {
  const found = await findProvidersFor(db, searchQuery)
  return { providers: await providerResults(db, found, shown), next: found.next }
}

export const runPostSearch = async (db: Db, searchQuery: SearchQuery, shown: DisplayOptions) => {
  const found = await findPostsFor(db, searchQuery)
  return { posts: await postResults(db, found, shown), next: found.next }
}
