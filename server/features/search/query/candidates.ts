// Known words and phrases that share a match key with the words of a query.
import type { Db } from '../../../platform/db/db.ts'
import { selectKnownWords } from './candidates.queries.ts'
import { knownPhrases, type Phrase } from './known-phrases.ts'
import type { Span } from './parse-query.ts'

export type Candidate = {
  /** Index of the span. */
  span: number
  matchKey: string
  known: string
  /** Null for a plain word. */
  phrase: Phrase | null
  /** Whether it is, or was, part of a business name. */
  isName: boolean
}

type SpanKey = { span: number; matchKey: string }

const wordsFor = async (db: Db, asked: readonly SpanKey[], spans: readonly Span[], limit: number) => {
  const begun = spans.flatMap(({ beginnings }, span) => beginnings.map((beginning) => ({ span, beginning })))
  const words = await selectKnownWords(db, {
    spans: asked.map(({ span }) => span),
    matchKeys: asked.map(({ matchKey }) => matchKey),
    begun: begun.map(({ span }) => span),
    beginnings: begun.map(({ beginning }) => beginning),
    limit,
  })
  return words.map((word): Candidate => ({ ...word, phrase: null }))
}

const phrasesFor = async (db: Db, asked: readonly SpanKey[]) => {
  const { byMatchKey: phrases } = await knownPhrases(db)
  return asked.flatMap(({ span, matchKey }) =>
    (phrases.get(matchKey) ?? []).map((phrase): Candidate => ({
      span,
      matchKey,
      known: phrase.phrase,
      phrase,
      isName: false,
    })),
  )
}

/** `most`: maximum of known words per prefix. */
export const findCandidates = async (db: Db, spans: readonly Span[], most: number): Promise<Candidate[]> => {
  if (spans.length === 0) return []
  const asked = spans.flatMap(({ matchKeys }, span) => matchKeys.map((matchKey) => ({ span, matchKey })))
  const [words, phrases] = await Promise.all([wordsFor(db, asked, spans, most), phrasesFor(db, asked)])
  return [...words, ...phrases]
}
