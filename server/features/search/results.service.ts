// The answers to a search, as replies show them.
import type { Language } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { foundPosts } from '../posts/found-posts.service.ts'
import { providerSummaries } from '../providers/summaries.service.ts'
import { explained, type Explained } from './find/explain.ts'
import type { FoundNear, FoundPost, FoundProvider } from './find/find.queries.ts'
import type { Asking, Found } from './find/found.ts'
import { findPostsFor } from './find/find-posts.ts'
import { findProvidersFor, type ProviderAsking } from './find/find-providers.ts'
import { selectLexemes } from './find/shown.queries.ts'

type Shown = { lang: Language; isExplained: boolean }
type Row = { id: number; stage: number; quality?: number }

const explanations = async (
  db: Db,
  table: 'providerSearch' | 'postSearch',
  { rows, stages, words }: Found<Row>,
) => {
  const lexemes = await selectLexemes(
    db,
    table,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map(({ id, stage, quality = null }) => [
      id,
      explained(words, { stage: stages[stage], quality, lexemes: lexemes.get(id) ?? [] }),
    ]),
  )
}

const withReason = <T extends object>(shown: T, reason: Explained | undefined) =>
  reason === undefined ? shown : { ...shown, explain: reason }

const distanceOf = (row: FoundProvider | FoundNear) =>
  'km' in row ? { distance_km: Math.round(row.km * 10) / 10 } : {}

export const showProviders = async (
  db: Db,
  found: Found<FoundProvider | FoundNear>,
  { lang, isExplained }: Shown,
) => {
  const rows = new Map(found.rows.map((row) => [row.id, row]))
  const summaries = await providerSummaries(db, lang, [...rows.keys()])
  const reasons = isExplained ? await explanations(db, 'providerSearch', found) : undefined
  return summaries.map((summary) => {
    const row = rows.get(summary.id)
    return withReason({ ...summary, ...(row && distanceOf(row)) }, reasons?.get(summary.id))
  })
}

export const showPosts = async (db: Db, found: Found<FoundPost>, { lang, isExplained }: Shown) => {
  const posts = await foundPosts(
    db,
    lang,
    found.rows.map(({ id }) => id),
  )
  const reasons = isExplained ? await explanations(db, 'postSearch', found) : undefined
  return posts.map((post) => withReason(post, reasons?.get(post.blog_id)))
}

export const searchedProviders = async (db: Db, asking: ProviderAsking, shown: Shown) => {
  const found = await findProvidersFor(db, asking)
  return { providers: await showProviders(db, found, shown), next: found.next }
}

export const searchedPosts = async (db: Db, asking: Asking, shown: Shown) => {
  const found = await findPostsFor(db, asking)
  return { posts: await showPosts(db, found, shown), next: found.next }
}
