import type { Static } from 'typebox'
import type { Language } from '../../../contract/language.ts'
import { PricedItem } from '../../../contract/price-list.ts'
import type { searchMarketplace, searchPosts } from '../../../contract/search.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { jsonList } from '../../platform/http/json-list.ts'
import { JsonText, type JsonSerializer } from '../../platform/http/serve.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { postTexts } from '../posts/post-texts.service.ts'
import { listPostsByIds } from '../posts/posts-by-ids.service.ts'
import { providerSummaries } from '../providers/providers.service.ts'
import { summaryTexts } from '../providers/summary-texts.service.ts'
import { explainRow, type Explanation } from './find/explain.ts'
import type { FoundPost } from './find/find.queries.ts'
import type { FoundBusiness } from './find/orders.ts'
import type { SearchPage } from './find/search-page.ts'
import { findPostsFor, type PostSearchQuery } from './find/find-posts.ts'
import { findProvidersFor, type ProviderSearchQuery } from './find/find-providers.ts'
import { matchedItems } from './find/matched-items.ts'
import { reasonsFor } from './find/reason.ts'
import { selectLexemes, selectTieBreaks } from './find/result-rows.queries.ts'
import { knownPhrases } from './query/known-phrases.ts'

type DisplayOptions = { lang: Language; isExplained: boolean }
type DisplayedAt = DisplayOptions & { now: Date }
type Row = { id: number; stage: number }

const explanations = async (
  db: Db,
  table: 'providerSearch' | 'postSearch',
  { rows, stages, words, here }: SearchPage<Row>,
) => {
  const ids = rows.map(({ id }) => id)
  const { categories } = await knownPhrases(db)
  const lexemes = await selectLexemes(db, table, ids)
  const tieBreaks = table === 'providerSearch' ? await selectTieBreaks(db, ids, here) : undefined
  return new Map(
    rows.map(({ id, stage: at }) => {
      const row = { at, stage: stages[at], lexemes: lexemes.get(id) ?? [] }
      return [id, explainRow(words, { ...row, tieBreaks: tieBreaks?.get(id) ?? null, categories })]
    }),
  )
}

const withExplanation = <T extends object>(result: T, explain: Explanation | undefined) =>
  explain === undefined ? result : { ...result, explain }

const distanceOf = (row: FoundBusiness): { distance_km?: number } =>
  'km' in row ? { distance_km: Math.round(row.km * 10) / 10 } : {}

export const providerResults = async (
  db: Db,
  found: SearchPage<FoundBusiness>,
  { lang, now, isExplained }: DisplayedAt,
) => {
  const rows = new Map(found.rows.map((row) => [row.id, row]))
  const [summaries, items, reasonOf] = await Promise.all([
    providerSummaries(db, [...rows.keys()], { lang, now }),
    matchedItems(db, found),
    reasonsFor(db, found, lang),
  ])
  const explained = isExplained ? await explanations(db, 'providerSearch', found) : undefined
  return summaries.map((summary) => {
    const row = rows.get(summary.id)
    const matched_item = items.get(summary.id) ?? null
    const reason =
      row &&
      reasonOf({ stage: row.stage, category: summary.business_category, hasItem: matched_item !== null })
    const result = { ...summary, matched_item, reason: reason ?? null, ...(row && distanceOf(row)) }
    return withExplanation(result, explained?.get(summary.id))
  })
}

export const postResults = async (
  db: Db,
  found: SearchPage<FoundPost>,
  { lang, now, isExplained }: DisplayedAt,
) => {
  const posts = await listPostsByIds(
    db,
    found.rows.map(({ id }) => id),
    { lang, now },
  )
  const explained = isExplained ? await explanations(db, 'postSearch', found) : undefined
  return posts.map((post) => withExplanation(post, explained?.get(post.blog_id)))
}

const distanceText = (row: FoundBusiness) =>
  'km' in row ? `,"distance_km":${distanceOf(row).distance_km}` : ''

type ResultTexts = { lang: Language; write: JsonSerializer }
type ProviderReply = Static<(typeof searchMarketplace.reply)[200]>
type PostReply = Static<(typeof searchPosts.reply)[200]>

/** Texts of businesses and posts are cached (decision 15). Explanations, for administrators, are not. */
export const searchResults = (db: Db, deps: { clock: Clock; live: Hub }) => {
  const textsOf = summaryTexts(db, deps)
  const providerTexts = async (found: SearchPage<FoundBusiness>, display: ResultTexts) => {
    const [texts, items, reasonOf] = await Promise.all([
      textsOf(found.rows, display),
      matchedItems(db, found),
      reasonsFor(db, found, display.lang),
    ])
    const seen = found.rows.flatMap((row, at) => (texts[at]?.text.length ? [{ row, ...texts[at] }] : []))
    const matchText = ({ id, stage }: FoundBusiness, category: string) => {
      const item = items.get(id)
      const reason = reasonOf({ stage, category, hasItem: item !== undefined })
      const itemText = item ? display.write(PricedItem, item) : null
      return `,"matched_item":${itemText},"reason":${JSON.stringify(reason)}`
    }
    return {
      // Inserts fields before the closing brace of the cached text.
      results: seen.map(({ row, text, category }) => [
        text.subarray(0, -1),
        `${matchText(row, category)}${distanceText(row)}}`,
      ]),
      changes: seen.map(({ nextChangeAt }) => nextChangeAt),
    }
  }

  return {
    providers: async (
      searchQuery: ProviderSearchQuery,
      { write, ...display }: DisplayOptions & ResultTexts,
    ) => {
      const found = await findProvidersFor(db, searchQuery)
      if (display.isExplained) {
        const providers = await providerResults(db, found, { ...display, now: deps.clock() })
        return { providers, next: found.next, changes: [] }
      }
      const { results, changes } = await providerTexts(found, { write, ...display })
      return {
        providers: new JsonText<ProviderReply>(jsonList('[', results, ']')),
        next: found.next,
        changes,
      }
    },

    posts: async (searchQuery: PostSearchQuery, { write, ...display }: DisplayOptions & ResultTexts) => {
      const found = await findPostsFor(db, searchQuery)
      const { rows, categories, next } = found
      const now = deps.clock()
      if (display.isExplained)
        return { posts: await postResults(db, found, { ...display, now }), next, changes: [] }
      const { blogs, changes } = await postTexts(db)[display.lang](rows, { categories, now, write })
      return { posts: new JsonText<PostReply>(jsonList('[', blogs, ']')), next, changes }
    },
  }
}
