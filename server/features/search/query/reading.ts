// A query read: what its words may mean.
import type { Db } from '../../../platform/db/db.ts'
import { askedBy } from './asked.ts'
import { selectCandidates } from './candidates.queries.ts'
import { type AskedWord, type Field, matchesOf, MOST_BEGUN } from './matches.ts'

// A post also carries the words of its business's name.
const fields = {
  providers: { textMarks: ['text'], isBanded: true, isBusiness: true },
  posts: { textMarks: ['text', 'maker'], isBanded: false, isBusiness: false },
} as const satisfies Record<string, Field>

export type Kind = keyof typeof fields

export const readQuery = async (db: Db, text: string, kind: Kind): Promise<AskedWord[]> => {
  const asked = askedBy(text)
  return matchesOf(asked, await selectCandidates(db, asked.spans, MOST_BEGUN), fields[kind])
}
