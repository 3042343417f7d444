// The words for a category or a place, in every script and spelling.
import type { Db, Tx } from '../../platform/db/db.ts'
import { listIn, loadReferenceData, readTsv, type TsvRow } from '../../platform/reference-data.ts'
import {
  allNamesOf,
  getEditableDistrict,
  listEditableDistricts,
  type NamedDistrict,
} from '../places/edit-districts.service.ts'
import { categoryWordsOf, type Meaning, type Name, phrasesOf } from '../../../contract/search-text/phrases.ts'
import { lexeme } from '../../../contract/search-text/words/lexemes.ts'
import {
  replacePhrases,
  replacePhrasesOf,
  selectCategoryNames,
  selectStateNames,
} from './index/phrases.queries.ts'

const plain = (names: readonly string[]): Name[] => names.map((name) => ({ name }))

const aliasesIn = (
  rows: readonly TsvRow[],
  name: (row: TsvRow) => string,
  aliases: (row: TsvRow) => string[],
) => {
  const found = new Map<string, string[]>()
  for (const row of rows) found.set(name(row), [...(found.get(name(row)) ?? []), ...aliases(row)])
  return found
}

type CategoryRow = Awaited<ReturnType<typeof selectCategoryNames>>[number]

const districtMeaning = (district: NamedDistrict): Meaning => ({
  lexeme: lexeme('district', district.id),
  names: plain(allNamesOf(district)),
})

const stateMeanings = async (tx: Tx): Promise<Meaning[]> => {
  const stateOf = (row: TsvRow) => row.state_en ?? ''
  const aliases = aliasesIn(await readTsv('state_aliases'), stateOf, (row) => listIn(row.aliases))
  return (await selectStateNames(tx)).map(({ id, nameEn, nameHi }) => ({
    lexeme: lexeme('state', id),
    names: plain([nameEn, nameHi, ...(aliases.get(nameEn) ?? [])]),
  }))
}

const categoryMeaning = (category: CategoryRow): Meaning => ({
  lexeme: lexeme('category', category.id),
  names: [
    ...plain([
      category.titleEn,
      category.titleHi,
      ...category.synonymsEn,
      ...category.synonymsHi,
      ...category.synonymsRoman,
    ]),
    ...category.words.map(({ word, weight, specialty }) => ({ name: word, weight, specialty })),
  ],
})

export const indexPhrases = async (tx: Tx) => {
  const categories = (await selectCategoryNames(tx)).map(categoryMeaning)
  const places = [...(await listEditableDistricts(tx)).map(districtMeaning), ...(await stateMeanings(tx))]
  await replacePhrases(tx, [...[...categories, ...places].flatMap(phrasesOf), ...categoryWordsOf(categories)])
}

/** After a category was added, renamed or retired. */
export const indexCategory = async (tx: Tx, id: number) => {
  const categories = (await selectCategoryNames(tx)).map(categoryMeaning)
  const own = categories.filter((category) => category.lexeme === lexeme('category', id))
  await replacePhrasesOf(tx, lexeme('category', id), own.flatMap(phrasesOf))
  await replacePhrasesOf(tx, lexeme('categoryWord', ''), categoryWordsOf(categories))
}

export const indexDistrict = async (tx: Tx, id: number) => {
  const meaning = districtMeaning(await getEditableDistrict(tx, id))
  await replacePhrasesOf(tx, meaning.lexeme, phrasesOf(meaning))
}

// Increase the version with the rules of fold: match keys of both rules would not match.
export const loadPhrases = (db: Db) =>
  loadReferenceData(
    db,
    {
      name: 'search phrases',
      files: ['categories', 'category-words', 'districts', 'divisions', 'states', 'state_aliases'],
      version: 4,
    },
    indexPhrases,
  )
