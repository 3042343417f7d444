// Titles, synonyms and places by their match keys, cached in each process: some thousands that seldom change.
import type { Language } from '../../../../contract/language.ts'
import {
  indexPhraseRows,
  type KnownPhrases,
  specialtyKey,
} from '../../../../contract/search-text/query/known-phrases.ts'
import type { Db } from '../../../platform/db/db.ts'
import { systemClock } from '../../../platform/clock.ts'
import type { Hub } from '../../../platform/live/hub.ts'
import { memoizeTtl } from '../../../platform/memoize-ttl.ts'
import { onReferenceChanged } from '../../../platform/reference-data.ts'
import { selectCategoryNames, selectPhrases } from './candidates.queries.ts'

// Invalidated by an event, also when events were missed. Reading them takes as long as many searches.
const TTL_MS = 600_000

const readNames = async (db: Db) => {
  const { titles, specialties: named } = await selectCategoryNames(db)
  const specialties = new Map<string, Partial<Readonly<Record<Language, string>>>>()
  for (const [category, specialty, language, name] of named) {
    const key = specialtyKey(category, specialty)
    specialties.set(key, { ...specialties.get(key), [language]: name })
  }
  return { categories: new Map(titles.map(([lexeme, en, hi]) => [lexeme, { en, hi }])), specialties }
}

const readPhrases = async (db: Db): Promise<KnownPhrases> => {
  const phrases = indexPhraseRows(await selectPhrases(db))
  return { ...phrases, ...(await readNames(db)) }
}

const memoFor = (db: Db) =>
  memoizeTtl(() => readPhrases(db), { ms: TTL_MS, staleMs: TTL_MS, clock: systemClock })
const memos = new WeakMap<Db, ReturnType<typeof memoFor>>()

/** A transaction may see uncommitted phrases, so it does not use the cache. */
export const knownPhrases = (db: Db): Promise<KnownPhrases> => {
  if (db.isTransaction) return readPhrases(db)
  const memo = memos.get(db) ?? memoFor(db)
  memos.set(db, memo)
  return memo()
}

export const forgetPhrasesOnChange = (db: Db, live: Hub) =>
  onReferenceChanged(live, () => memos.get(db)?.forget())
