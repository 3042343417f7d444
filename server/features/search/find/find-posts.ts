// Which posts answer a query, the newest first among those that answer equally well.
import type { Db } from '../../../platform/db/db.ts'
import { cutPage, decodeCursor, rowsToRead } from '../../../platform/db/keyset.ts'
import { findPosts, type FoundPost } from './find.queries.ts'
import { type SearchQuery, MATCH_ALL, type SearchPage, NO_RESULTS } from './search-page.ts'
import { filterLexemes, resolveFilters } from '../query/filters.ts'
import { readQuery } from '../query/read-query.ts'
import { stagesFor } from '../query/stages.ts'

/** `categories`: the version of all categories. */
type PostPage = SearchPage<FoundPost> & { categories: string }

export const NO_POSTS: PostPage = { ...NO_RESULTS, categories: '' }

export const findPostsFor = async (
  db: Db,
  { limit, cursor, hidden, ...query }: SearchQuery,
): Promise<PostPage> => {
  const [narrowing, words] = await Promise.all([
    resolveFilters(db, query),
    readQuery(db, query.text, 'posts'),
  ])
  const narrowed = filterLexemes(narrowing)
  if (!narrowed) return NO_POSTS
  const stages = words.length > 0 ? stagesFor(words) : [MATCH_ALL]
  const parts = decodeCursor(cursor, ['small', 'time', 'integer', 'count'])
  const [stage = 0, createdAt = '', id = 0, shown = 0] = parts ?? []
  const search = { stages, narrowed, hidden, wanted: rowsToRead(limit) }
  const { posts, categories } = await findPosts(
    db,
    search,
    parts ? { stage, createdAt, id, shown } : undefined,
  )
  const page = cutPage(posts, search.wanted, (last) => [last.stage, last.createdAt, last.id, shown + limit])
  return { rows: page.shown, next: page.next, stages, words, categories }
}
