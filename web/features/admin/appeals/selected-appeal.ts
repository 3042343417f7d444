import { toQuery } from '../../../lib/paths.ts'
import { adminPaths } from '../shell/admin-paths.ts'

export const parseSelectedId = (searchParams: URLSearchParams) =>
  Number(searchParams.get('open')) || undefined

export const appealPath = (open: number | undefined) => adminPaths.appeals() + toQuery({ open })

/** The next appeal; after the last one, the first of the others. */
export const nextRowId = (rows: readonly { id: number }[], id: number) => {
  const at = rows.findIndex((row) => row.id === id)
  return (rows[at + 1] ?? rows.find((row) => row.id !== id))?.id
}
