// Why a business is a result, from what was searched and the stage of the row: no further query.
import type { Static } from 'typebox'
import type { Language } from '../../../../contract/language.ts'
import type { searchMarketplace } from '../../../../contract/search.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type KnownPhrases, specialtyKey } from '../../../../contract/search-text/query/known-phrases.ts'
import { knownPhrases } from '../query/known-phrases.ts'
import type { QueryWord } from '../../../../contract/search-text/query/matches.ts'
import { isPlace, requiredWords, type Stage } from '../../../../contract/search-text/query/stages.ts'
import { isCertain } from '../../../../contract/search-text/query/vocabulary-matches.ts'
import type { SearchPage } from './search-page.ts'

type Reason = NonNullable<Static<(typeof searchMarketplace.reply)[200]>[number]['reason']>
/** `category` is the title in the language of the request. */
type Result = { stage: number; category: string; hasItem: boolean }

const isByName = ({ by, tier }: Stage) =>
  (by === 'name' || by === 'whole name') && (tier === 'exact' || tier === 'equal')
const isGuess = ({ tier }: Stage) => tier === 'skeleton' || tier === 'similar' || tier === 'some words'

/** The matches of a word with the category of a business. */
const inCategory = ({ matches }: QueryWord, title: string, { categories }: KnownPhrases, lang: Language) =>
  matches.filter(
    (one) =>
      one.by === 'category' &&
      (isCertain(one) || one.how === 'prefix' || one.isClose) &&
      categories.get(one.lexeme)?.[lang] === title,
  )

type Names = { known: KnownPhrases; lang: Language }

const narrowerName = (words: readonly QueryWord[], title: string, { known, lang }: Names) =>
  words
    .flatMap((word) => inCategory(word, title, known, lang))
    .map(
      ({ lexeme, specialty }) => specialty && known.specialties.get(specialtyKey(lexeme, specialty))?.[lang],
    )
    .find(Boolean) ?? null

const reasonOf = (words: readonly QueryWord[], stage: Stage, title: string, names: Names): Reason | null => {
  const { by, dropped = [] } = stage
  const what = requiredWords(words).filter((word) => !isPlace(word) && !dropped.includes(word.text))
  if (what.length === 0) return { kind: 'place', word: null }
  const others = what.filter((word) => inCategory(word, title, names.known, names.lang).length === 0)
  if (others.length === 0)
    return { kind: 'category', word: by === 'specialty' ? narrowerName(what, title, names) : null }
  if (by === 'text' || by === 'address')
    return { kind: by === 'text' ? 'word' : 'address', word: others.map(({ text }) => text).join(' ') }
  return isGuess(stage) ? { kind: 'similar_name', word: null } : null
}

/** Null where it is obvious: the name matches, or nothing was searched. */
export const reasonsFor = async (db: Db, { stages, words }: SearchPage<unknown>, lang: Language) => {
  const known = await knownPhrases(db)
  return ({ stage: at, category, hasItem }: Result): Reason | null => {
    const stage = stages[at]
    if (hasItem) return { kind: 'item', word: null }
    if (!stage || words.length === 0 || isByName(stage)) return null
    return reasonOf(words, stage, category, { known, lang })
  }
}
