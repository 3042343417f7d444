// Lists in which whatever waits the longest stands first: a page goes on behind the moment and the id of the last row before it.
import { sql } from 'kysely'
import { type Asked, type Stretch, stretchOf } from './newest-first.ts'

const START = { at: 0, id: 0 }

export const oldestStretchOf = (asked: Asked): Stretch => ({
  ...stretchOf(asked),
  ...(!asked.cursor && START),
})

/** The rows that follow, of a table with an index of that time and the id, both ascending. */
export const isAhead = (table: string, { at, id }: Pick<Stretch, 'at' | 'id'>, time: string) =>
  sql<boolean>`(${sql.ref(`${table}.${time}`)}, ${sql.ref(`${table}.id`)})
    > (timestamptz 'epoch' + ${at}::double precision * interval '1 microsecond', ${id}::bigint)`
