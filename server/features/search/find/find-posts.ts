import type { PostKind } from '../../../../contract/post-kinds.ts'
import type { Db } from '../../../platform/db/db.ts'
import { paginate, decodeCursor, fetchLimit } from '../../../platform/db/keyset.ts'
import { selectCurrentAmong } from '../../posts/posts-by-ids.service.ts'
import { kindLexemes } from '../index/documents.ts'
import { findPosts, type FoundPost } from './find.queries.ts'
import type { RowReader } from './orders.ts'
import { readMeeting } from './read-meeting.ts'
import { type SearchQuery, MATCH_ALL, type SearchPage, NO_RESULTS } from './search-page.ts'
import { filterLexemes, resolveFilters } from '../query/filters.ts'
import { readQuery } from '../query/read-query.ts'
import { stagesFor } from '../query/stages.ts'

type PostPage = SearchPage<FoundPost> & { categories: string }

export const NO_POSTS: PostPage = { ...NO_RESULTS, categories: '' }

type KindChoice = { kind: PostKind; now: Date }
export type PostSearchQuery = SearchQuery & { choice?: KindChoice | undefined }

const newestFirst = (db: Db): RowReader<FoundPost> & { categories: () => string } => {
  let version = ''
  return {
    read: async (search, cursor) => {
      const parts = decodeCursor(cursor, ['small', 'time', 'integer', 'count'])
      const [stage = 0, createdAt = '', id = 0, rank = 0] = parts ?? []
      const after = parts ? { stage, createdAt, id, rank } : undefined
      const { posts, categories } = await findPosts(db, search, after)
      version = categories
      return posts
    },
    cursorParts: ({ stage, createdAt, id, rank }) => [stage, createdAt, id, rank],
    categories: () => version,
  }
}

const kindConditions = ({ kind }: KindChoice) => {
  const lexemes = kindLexemes(kind)
  return lexemes.length > 0 ? [lexemes] : []
}

export const findPostsFor = async (
  db: Db,
  { limit, cursor, hidden, choice, ...query }: PostSearchQuery,
): Promise<PostPage> => {
  const [narrowing, words] = await Promise.all([
    resolveFilters(db, query),
    readQuery(db, query.text, 'posts', query.location),
  ])
  const filters = filterLexemes(narrowing)
  if (!filters) return NO_POSTS
  const stages = words.length > 0 ? stagesFor(words) : [MATCH_ALL]
  const narrowed = [...filters, ...(choice ? kindConditions(choice) : [])]
  const search = { stages, narrowed, hidden, wanted: fetchLimit(limit) }
  const reader = newestFirst(db)
  const meets = choice && ((ids: readonly number[]) => selectCurrentAmong(db, ids, choice))
  const rows = await (meets ? readMeeting(reader, { search, cursor, meets }) : reader.read(search, cursor))
  const { pageRows, next } = paginate(rows, search.wanted, reader.cursorParts)
  return { rows: pageRows, next, stages, words, categories: reader.categories() }
}
