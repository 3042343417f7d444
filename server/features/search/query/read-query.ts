import type { Db } from '../../../platform/db/db.ts'
import { parseQuery } from './parse-query.ts'
import { findCandidates } from './candidates.ts'
import { type QueryWord, type SearchedField, matchWords, MOST_BEGUN } from './matches.ts'

// A post also has the words of its business's name.
const fields = {
  providers: { textMarks: ['text'], isBanded: true, isBusiness: true },
  posts: { textMarks: ['text', 'maker'], isBanded: false, isBusiness: false },
} as const satisfies Record<string, SearchedField>

export type SearchKind = keyof typeof fields

export const readQuery = async (db: Db, text: string, kind: SearchKind): Promise<QueryWord[]> => {
  const parsed = parseQuery(text)
  return matchWords(parsed, await findCandidates(db, parsed.spans, MOST_BEGUN), fields[kind])
}
