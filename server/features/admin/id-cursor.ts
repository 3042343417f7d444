// Lists of the admin panel in the order of coming, the latest first: ids follow it, so the cursor is the last one's.
import { lists } from '../../../contract/limits.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { PageQuery } from '../../platform/db/keyset.ts'

/** One row more than is shown tells whether others follow. */
export type IdPage = { before: number; rows: number }

const CURSOR = /^\d{1,15}$/

export const parseIdPage = ({ limit = lists.rows, cursor }: PageQuery): IdPage => {
  if (cursor !== undefined && !CURSOR.test(cursor))
    throw new Refusal('bad_input', { text: 'cursor is not valid' })
  return { before: cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(cursor), rows: limit + 1 }
}

export const cutIdPage = <R extends { id: number }>(read: readonly R[], { rows }: IdPage) => {
  const shown = read.slice(0, rows - 1)
  const last = shown.at(-1)
  return { shown, next: last && read.length === rows ? String(last.id) : null }
}
