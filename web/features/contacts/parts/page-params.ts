// Where in the list the reader is, kept in the address: a refresh, a back button and a bookmark find the same rows.
import type { RequestsPageParams } from '../contacts.api.ts'

const parseId = (text: string | null) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined)

export const readPageParams = (search: URLSearchParams): RequestsPageParams => ({
  page: parseId(search.get('page')) ?? 1,
  upTo: parseId(search.get('up_to')),
})

/** The server's link to another page, as an address of this screen; null where there is none. */
export const pageLink = (link: string | null) => {
  if (link === null) return null
  const { page, upTo } = readPageParams(new URL(link, 'http://site').searchParams)
  return { search: `?page=${page}${upTo ? `&up_to=${upTo}` : ''}` }
}
