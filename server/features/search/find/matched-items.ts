import type { Db } from '../../../platform/db/db.ts'
import { quoteLexeme } from './conditions.ts'
import { type ItemLexemes, selectMatchedItems } from './matched-items.queries.ts'
import type { SearchPage } from './search-page.ts'
import type { QueryWord } from '../../../../contract/search-text/query/matches.ts'
import { isPlace } from '../../../../contract/search-text/query/stages.ts'
import { isCertain } from '../../../../contract/search-text/query/vocabulary-matches.ts'

const itemLexemesOf = (words: readonly QueryWord[]): ItemLexemes => {
  const known = words.flatMap((word, at) =>
    word.matches
      .filter(({ by }) => by === 'item')
      .map((match) => ({
        lexeme: match.lexeme,
        word: at,
        isMain: !word.isOptional && !isPlace(word),
        isSure: isCertain(match),
      })),
  )
  return {
    query: [...new Set(known.map(({ lexeme }) => quoteLexeme(lexeme)))].join(' | '),
    lexemes: known.map(({ lexeme }) => lexeme),
    words: known.map(({ word }) => word),
    areMain: known.map(({ isMain }) => isMain),
    areCertain: known.map(({ isSure }) => isSure),
  }
}

const CERTAIN_TIERS = new Set(['exact', 'equal'])

type Found = Pick<SearchPage<{ id: number; stage: number }>, 'rows' | 'stages' | 'words'>

export const matchedItems = async (db: Db, { rows, stages, words }: Found) => {
  const known = itemLexemesOf(words)
  if (rows.length === 0 || !known.areMain.some(Boolean)) return new Map<number, never>()
  const guessed = rows.filter(({ stage }) => !CERTAIN_TIERS.has(stages[stage]?.tier ?? ''))
  return selectMatchedItems(db, {
    ...known,
    ids: rows.map(({ id }) => id),
    guessed: guessed.map(({ id }) => id),
  })
}
