// Which appeal is open stands in the address.
import { deskPaths } from '../desk/desk-paths.ts'

export const openIn = (words: URLSearchParams) => Number(words.get('open')) || undefined

export const appealPath = (id: number | undefined) =>
  id === undefined ? deskPaths.appeals() : `${deskPaths.appeals()}?open=${id}`

/** The one after it; of the last, the first that is left. */
export const rowAfter = (rows: readonly { id: number }[], id: number) => {
  const at = rows.findIndex((row) => row.id === id)
  return (rows[at + 1] ?? rows.find((row) => row.id !== id))?.id
}
