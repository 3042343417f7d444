// The words that stand for a category or a place, in every script and spelling.
import type { Db, Tx } from '../../platform/db/db.ts'
import { listIn, loadReferenceData, readTsv, type TsvRow } from '../../platform/reference-data.ts'
import { cluesOf, joinedClues } from './words/clues.ts'
import { lexeme } from './words/lexemes.ts'
import {
  replacePhrases,
  selectCategoryNames,
  selectDistrictNames,
  selectStateNames,
} from './index/phrases.queries.ts'
import { wordsOf } from './words/sounds.ts'

type Meaning = { lexeme: string; names: readonly string[] }

const aliasesIn = (
  rows: readonly TsvRow[],
  name: (row: TsvRow) => string,
  aliases: (row: TsvRow) => string[],
) => {
  const found = new Map<string, string[]>()
  for (const row of rows) found.set(name(row), [...(found.get(name(row)) ?? []), ...aliases(row)])
  return found
}

const districtOf = (row: TsvRow) => `${row.district_en}, ${row.state_en}`

const districtMeanings = async (tx: Tx): Promise<Meaning[]> => {
  const aliases = aliasesIn(await readTsv('districts'), districtOf, (row) => listIn(row.aliases))
  const divisions = aliasesIn(await readTsv('divisions'), districtOf, (row) => [
    ...listIn(row.division_en),
    ...listIn(row.division_hi),
    ...listIn(row.also_as),
  ])
  return (await selectDistrictNames(tx)).map(({ id, nameEn, nameHi, stateEn }) => {
    const key = `${nameEn}, ${stateEn}`
    const others = [...(aliases.get(key) ?? []), ...(divisions.get(key) ?? [])]
    return { lexeme: lexeme('district', id), names: [nameEn, nameHi, ...others] }
  })
}

const stateMeanings = async (tx: Tx): Promise<Meaning[]> => {
  const stateOf = (row: TsvRow) => row.state_en ?? ''
  const aliases = aliasesIn(await readTsv('state_aliases'), stateOf, (row) => listIn(row.aliases))
  return (await selectStateNames(tx)).map(({ id, nameEn, nameHi }) => ({
    lexeme: lexeme('state', id),
    names: [nameEn, nameHi, ...(aliases.get(nameEn) ?? [])],
  }))
}

const categoryMeanings = async (tx: Tx): Promise<Meaning[]> =>
  (await selectCategoryNames(tx)).map(({ id, titleEn, titleHi, synonymsEn, synonymsHi, synonymsRoman }) => ({
    lexeme: lexeme('category', id),
    names: [titleEn, titleHi, ...synonymsEn, ...synonymsHi, ...synonymsRoman],
  }))

const phrasesOf = ({ lexeme: meaning, names }: Meaning) =>
  [...new Set(names.map((name) => wordsOf(name).join(' ')))].filter(Boolean).map((phrase) => {
    const parts = phrase.split(' ')
    return { phrase, lexeme: meaning, clues: [...new Set([...cluesOf(parts), ...joinedClues(parts)])] }
  })

/** By themselves they say nothing; they tell which words of a query are nobody's own name. Known by their sound alone. */
const tradeWordsOf = (trades: readonly Meaning[]) => {
  const words = new Set(trades.flatMap(({ names }) => names.flatMap(wordsOf)))
  return [...words].map((word) => ({
    phrase: word,
    lexeme: lexeme('tradeWord', ''),
    clues: joinedClues([word]),
  }))
}

/** After a category or a place has got another name. */
export const indexPhrases = async (tx: Tx) => {
  const trades = await categoryMeanings(tx)
  const places = [...(await districtMeanings(tx)), ...(await stateMeanings(tx))]
  await replacePhrases(tx, [...[...trades, ...places].flatMap(phrasesOf), ...tradeWordsOf(trades)])
}

// The version is raised with the rules of fold: clues of an older rule would be looked up by those of a newer one.
export const loadPhrases = (db: Db) =>
  loadReferenceData(
    db,
    {
      name: 'search phrases',
      files: ['categories', 'districts', 'divisions', 'states', 'state_aliases'],
      version: 2,
    },
    indexPhrases,
  )
