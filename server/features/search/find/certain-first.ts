// Most searches find enough without guesses, and then need neither the words that were meant nor the stages of misspelled words.
import type { QueryWord } from '../../../../contract/search-text/query/matches.ts'
import { certainStagesFor, hasEnough, stagesFor } from '../../../../contract/search-text/query/stages.ts'
import type { Search } from './find.queries.ts'
import type { RowReader } from './orders.ts'

type Reading = { words: readonly QueryWord[]; guess: () => Promise<readonly QueryWord[]> }

/** The first page, by relevance. */
export const readCertainFirst = async <Row>(
  { read }: Pick<RowReader<Row>, 'read'>,
  search: Omit<Search, 'stages'>,
  { words, guess }: Reading,
) => {
  const certain = certainStagesFor(words)
  const rows = certain.length > 0 ? await read({ ...search, stages: certain }, undefined) : []
  if (rows.length >= search.wanted || hasEnough(rows, words))
    return { rows, words, stages: certain, isCertain: true }
  const guessed = await guess()
  const stages = stagesFor(guessed)
  const earlier = { stages: certain.length, rows: rows.length }
  const wanted = search.wanted - rows.length
  const more =
    stages.length > certain.length ? await read({ ...search, stages, earlier, wanted }, undefined) : []
  return { rows: [...rows, ...more], words: guessed, stages }
}
