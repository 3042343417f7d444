// What the words of a query may mean: known words and phrases that share a clue with them.
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { preparedRead } from '../../../platform/db/prepared.ts'
import type { Span } from './parse-query.ts'
import { PREFIX_CLUE } from '../words/clues.ts'

export type Candidate = {
  /** Which of the spans it answers. */
  span: number
  clue: string
  /** A word or a phrase of ours. */
  known: string
  /** What a phrase stands for; null for a plain word. */
  lexeme: string | null
  /** Some business is called so, or was. */
  isName: boolean
}

// Above every letter: the sounds from `beginning` up to `beginning || LAST` are those that begin with it.
const LAST = '\u{10FFFF}'

type Input = { spans: number[]; clues: string[]; beginnings: string[]; begun: number[]; limit: number }

const candidatesRead = preparedRead('search_candidates', (db, asked: Input) => ({
  compile: () =>
    sql<Candidate>`
      with asked as (
        select span, clue from unnest(${asked.spans}::integer[], ${asked.clues}::text[]) as asked (span, clue)
      )
      select span, clue, word as known, null as lexeme, is_name
      from asked join search_words on clues @> array[clue]
      union all
      select span, clue, phrase, lexeme, false
      from asked join search_phrases on clues @> array[clue]
      union all
      select span, ${PREFIX_CLUE}, word, null, is_name
      from unnest(${asked.begun}::integer[], ${asked.beginnings}::text[]) as asked (span, beginning),
        lateral (
          select word, is_name from search_words
          where sound > beginning collate "C" and sound < beginning || ${LAST} collate "C"
          limit ${asked.limit}
        ) as begins_so`.compile(db),
}))

/** `most`: how many words at most that begin like one of the query. */
export const selectCandidates = async (
  db: Db,
  spans: readonly Span[],
  most: number,
): Promise<Candidate[]> => {
  if (spans.length === 0) return []
  const asked = spans.flatMap(({ clues }, span) => clues.map((clue) => ({ span, clue })))
  const begun = spans.flatMap(({ beginnings }, span) => beginnings.map((beginning) => ({ span, beginning })))
  return candidatesRead(db, {
    spans: asked.map(({ span }) => span),
    clues: asked.map(({ clue }) => clue),
    begun: begun.map(({ span }) => span),
    beginnings: begun.map(({ beginning }) => beginning),
    limit: most,
  })
}
