// Known words that share a match key with the words of a query.
import { sql } from 'kysely'
import type { Language } from '../../../../contract/language.ts'
import type { WordQuery } from '../../../../contract/search-text/query/candidates.ts'
import type { PhraseRow } from '../../../../contract/search-text/query/known-phrases.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Params, quickRead } from '../../../platform/db/prepared.ts'
import { marks } from '../../../../contract/search-text/words/lexemes.ts'
import { PREFIX_KEY } from '../../../../contract/search-text/words/match-keys.ts'

// Sorts after every letter: sounds from `beginning` to `beginning || LAST` have that prefix.
const LAST = '\u{10FFFF}'

/** A list per column: faster than a list of rows. */
type KnownWords = { spans: number[]; clues: string[]; words: string[]; areNames: boolean[] }

const wordsRead = quickRead('search_words', (db, param: Params<WordQuery>) => ({
  compile: () =>
    sql<KnownWords>`
      select coalesce(json_agg(span), '[]') as spans, coalesce(json_agg(clue), '[]') as clues,
        coalesce(json_agg(word), '[]') as words, coalesce(json_agg(is_name), '[]') as are_names
      from (
        select span, clue, word, is_name
        from unnest(${param('spans')}::integer[], ${param('matchKeys')}::text[]) as asked (span, clue)
          join search_words on clues @> array[clue]
        union all
        select span, ${PREFIX_KEY}, word, is_name
        from unnest(${param('begun')}::integer[], ${param('beginnings')}::text[]) as asked (span, beginning),
          lateral (
            select word, is_name from search_words
            where sound > beginning collate "C" and sound < beginning || ${LAST} collate "C"
            limit ${param('limit')}
          ) as begins_so
      ) as known`.compile(db),
}))

export const selectKnownWords = async (db: Db, query: WordQuery) => {
  const [found] = await wordsRead(db, query)
  return (
    found?.words.map((known, at) => ({
      span: found.spans[at] ?? 0,
      matchKey: found.clues[at] ?? '',
      known,
      isName: found.areNames[at] ?? false,
    })) ?? []
  )
}

/** One JSON text, which Node parses much faster than thousands of rows. */
export const selectPhrases = async (db: Db) => {
  const { rows } = await sql<{ phrases: PhraseRow[] }>`
    select coalesce(json_agg(json_build_array(phrase, lexeme, weight, specialty, clues)), '[]') as phrases
    from search_phrases`.execute(db)
  return rows[0]?.phrases ?? []
}

type Title = [lexeme: string, en: string, hi: string]
type SpecialtyName = [lexeme: string, specialty: string, language: Language, name: string]
type CategoryNames = { titles: Title[]; specialties: SpecialtyName[] }

/** A specialty is named by its likeliest word, such as Dentist among dental clinic and root canal. */
export const selectCategoryNames = async (db: Db): Promise<CategoryNames> => {
  const { rows } = await sql<CategoryNames>`
    select
      (select coalesce(json_agg(json_build_array(${marks.category} || id, title_en, title_hi)), '[]')
        from categories where retired_at is null) as titles,
      (select coalesce(json_agg(json_build_array(${marks.category} || category_id, specialty, language, upper(left(word, 1)) || substr(word, 2))), '[]')
        from (
          select distinct on (category_id, specialty, language) category_id, specialty, language, word
          from category_words where specialty is not null and language <> 'hi-Latn'
          order by category_id, specialty, language, weight desc, lower(word) <> specialty, length(word), word
        ) as named) as specialties`.execute(db)
  return rows[0] ?? { titles: [], specialties: [] }
}
