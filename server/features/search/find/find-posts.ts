import type { PostKind } from '../../../../contract/post-kinds.ts'
import type { Db } from '../../../platform/db/db.ts'
import { paginate, decodeCursor, fetchLimit } from '../../../platform/db/keyset.ts'
import { selectCurrentAmong } from '../../posts/posts-by-ids.service.ts'
import { kindLexemes } from '../../../../contract/search-text/documents.ts'
import { readCertainFirst } from './certain-first.ts'
import { findPosts, type FoundPost } from './find.queries.ts'
import type { RowReader } from './orders.ts'
import { readMeeting } from './read-meeting.ts'
import { type SearchQuery, MATCH_ALL, type SearchPage, NO_RESULTS } from './search-page.ts'
import { filterLexemes, resolveFilters } from '../query/filters.ts'
import { queryReader } from '../../../../contract/search-text/query/read-query.ts'
import { vocabularyOf } from '../query/vocabulary.ts'
import { stagesFor } from '../../../../contract/search-text/query/stages.ts'

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
  queryWords = queryReader(vocabularyOf(db), query),
): Promise<PostPage> => {
  const isCertainFirst = choice === undefined && cursor === undefined
  const [narrowing, words] = await Promise.all([
    resolveFilters(db, query),
    isCertainFirst ? queryWords.certain('posts') : queryWords.guessed('posts'),
  ])
  const filters = filterLexemes(narrowing)
  if (!filters) return NO_POSTS
  const narrowed = [...filters, ...(choice ? kindConditions(choice) : [])]
  const search = { narrowed, hidden, wanted: fetchLimit(limit) }
  const reader = newestFirst(db)
  const readStaged = async () => {
    const stages = words.length > 0 ? stagesFor(words) : [MATCH_ALL]
    const staged = { ...search, stages }
    const meets = choice && ((ids: readonly number[]) => selectCurrentAmong(db, ids, choice))
    const rows = meets ? readMeeting(reader, { search: staged, cursor, meets }) : reader.read(staged, cursor)
    return { rows: await rows, stages, words }
  }
  const found =
    isCertainFirst && words.length > 0
      ? await readCertainFirst(reader, search, { words, guess: () => queryWords.guessed('posts') })
      : await readStaged()
  const { pageRows, next } = paginate(found.rows, search.wanted, reader.cursorParts)
  return { ...found, rows: pageRows, next, categories: reader.categories() }
}
