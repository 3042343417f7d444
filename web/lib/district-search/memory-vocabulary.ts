// The vocabulary of some businesses, in memory: the counterpart of the tables search_words and search_phrases.
import type { Word } from '../../../contract/search-text/documents.ts'
import { categoryWordsOf, type Meaning, phrasesOf } from '../../../contract/search-text/phrases.ts'
import type { WordQuery } from '../../../contract/search-text/query/candidates.ts'
import { indexPhraseRows, type KnownPhrases } from '../../../contract/search-text/query/known-phrases.ts'
import type { QueryVocabulary } from '../../../contract/search-text/query/read-query.ts'
import { byStart, rangeBeginningWith } from '../../../contract/search-text/words/beginnings.ts'
import type { Goods } from '../../../contract/search-text/words/goods.ts'
import { matchKeysOf, PREFIX_KEY } from '../../../contract/search-text/words/match-keys.ts'
import { soundsOf, wordsOf } from '../../../contract/search-text/words/sounds.ts'

/** What phrases mean: the categories, and the places that businesses are in. */
export type KnownMeanings = { categories: readonly Meaning[]; places: readonly Meaning[] }

export const plainNames = (names: readonly string[]) => names.map((name) => ({ name }))

const phrasesIn = ({ categories, places }: KnownMeanings): KnownPhrases => ({
  ...indexPhraseRows([...[...categories, ...places].flatMap(phrasesOf), ...categoryWordsOf(categories)]),
  // For suggestions, which only the server has.
  categories: new Map(),
  specialties: new Map(),
})

type KnownWord = Word & { start: string }

const wordsByKey = (words: readonly KnownWord[]) => {
  const byKey = new Map<string, KnownWord[]>()
  for (const known of words)
    for (const key of matchKeysOf([known.word])) {
      const others = byKey.get(key)
      if (others) others.push(known)
      else byKey.set(key, [known])
    }
  return byKey
}

export const memoryVocabulary = (
  words: ReadonlyMap<string, boolean>,
  meanings: KnownMeanings,
  goods: Goods,
): QueryVocabulary => {
  const known = [...words].map(([word, isName]) => ({ word, isName, start: soundsOf(word)[0] ?? '' }))
  const byKey = wordsByKey(known)
  const sorted = known.toSorted(byStart)
  const phrases = phrasesIn(meanings)

  const withKeys = ({ spans, matchKeys }: WordQuery) =>
    matchKeys.flatMap((matchKey, at) =>
      (byKey.get(matchKey) ?? []).map(({ word, isName }) => ({
        span: spans[at] ?? 0,
        matchKey,
        known: word,
        isName,
      })),
    )
  // The server knows words of all districts: 'pan' is the beginning of paneer, although here every menu says पनीर.
  const goodsBeginning = (sound: string) => {
    const first = [...goods.namesBeginning([sound])].flatMap(({ word }) => wordsOf(word).slice(0, 1))
    return [...new Set(first)]
      .filter((word) => soundsOf(word).some((own) => own !== sound && own.startsWith(sound)))
      .map((word) => ({ word, isName: false }))
  }
  const beginning = ({ begun, beginnings, limit }: WordQuery) =>
    beginnings.flatMap((each, at) => {
      const { from, to } = rangeBeginningWith(sorted, each)
      return [...sorted.slice(from, to).filter(({ start }) => start !== each), ...goodsBeginning(each)]
        .slice(0, limit)
        .map(({ word, isName }) => ({ span: begun[at] ?? 0, matchKey: PREFIX_KEY, known: word, isName }))
    })
  return {
    words: async (query) => [...withKeys(query), ...beginning(query)],
    phrases: async () => phrases,
    goods,
  }
}
