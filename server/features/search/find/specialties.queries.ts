import { sql } from 'kysely'
import type { Language } from '../../../../contract/language.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Params, preparedRead } from '../../../platform/db/prepared.ts'

export type Specialty = { words: string[]; title: string | null }

type Words = { categoryId: number; language: Language }

/** Narrower meanings within a category, such as dentist among doctors. The title is the surest word of that language. */
const wordsRead = preparedRead('category_specialties', (db, param: Params<Words>) => ({
  compile: () =>
    sql<Specialty>`
      select array_agg(word) as words,
        (array_agg(word order by weight desc, replace(lower(word), '-', '') = specialty desc, length(word), word)
          filter (where language = ${param('language')}))[1] as title
      from category_words
      where category_id = ${param('categoryId')}::bigint and specialty is not null
      group by specialty`.compile(db),
}))

export const selectSpecialties = (db: Db, words: Words) => wordsRead(db, words)

type Mentions = {
  /** Lexemes of a category and a district. */
  cell: string
  titles: readonly string[]
  queries: readonly string[]
  hidden: readonly number[]
  most: number
}

/**
 * Titles whose query matches a visible business of the cell, the most frequent first. The cell is a subquery, because the planner would plan
 * the statement again for each.
 */
const mentionsQuery = (db: Db, param: Params<Mentions>) => ({
  compile: () =>
    sql<{ title: string }>`
      with cell as materialized (
        select terms from provider_search
        where band <= 2 and terms @@ (select ${param('cell')}::tsquery) and provider_id <> all(${param('hidden')}::bigint[])
      )
      select title
      from unnest(${param('titles')}::text[], ${param('queries')}::tsquery[]) as specialty (title, query)
        join cell on terms @@ query
      group by title
      order by count(*) desc, title
      limit ${param('most')}::integer`.compile(db),
})

export const mentionsRead = preparedRead('specialties_mentioned', mentionsQuery)
