// Titles, synonyms and places by their match keys, cached in each process: some thousands that seldom change.
import type { Db } from '../../../platform/db/db.ts'
import { systemClock } from '../../../platform/clock.ts'
import type { Hub } from '../../../platform/live/hub.ts'
import { memoizeTtl } from '../../../platform/memoize-ttl.ts'
import { onReferenceChanged } from '../../../platform/reference-data.ts'
import { selectPhrases } from './candidates.queries.ts'

// Invalidated by an event. If it is lost, phrases are outdated for twice this time at most.
const TTL_MS = 60_000

type Phrase = { phrase: string; lexeme: string }
type PhrasesByMatchKey = ReadonlyMap<string, readonly Phrase[]>

const readPhrases = async (db: Db): Promise<PhrasesByMatchKey> => {
  const byMatchKey = new Map<string, Phrase[]>()
  for (const [phrase, lexeme, matchKeys] of await selectPhrases(db)) {
    const entry = { phrase, lexeme }
    for (const matchKey of matchKeys) {
      const others = byMatchKey.get(matchKey)
      if (others) others.push(entry)
      else byMatchKey.set(matchKey, [entry])
    }
  }
  return byMatchKey
}

const memoFor = (db: Db) =>
  memoizeTtl(() => readPhrases(db), { ms: TTL_MS, staleMs: TTL_MS, clock: systemClock })
const memos = new WeakMap<Db, ReturnType<typeof memoFor>>()

/** A transaction may see uncommitted phrases, so it does not use the cache. */
export const knownPhrases = (db: Db): Promise<PhrasesByMatchKey> => {
  if (db.isTransaction) return readPhrases(db)
  const memo = memos.get(db) ?? memoFor(db)
  memos.set(db, memo)
  return memo()
}

export const forgetPhrasesOnChange = (db: Db, live: Hub) =>
  onReferenceChanged(live, () => memos.get(db)?.forget())
