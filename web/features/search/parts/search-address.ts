// What the address of /search asks for beyond the words, the district and the category.
import { readAsked } from '../asked.ts'
import type { Kind } from '../results.api.ts'
import { FOUND, pagesFor, readPlace } from './growing.ts'

export type Order = 'best' | 'near'

const readType = (query: URLSearchParams): Kind | undefined => {
  const type = query.get('type')
  return type === 'providers' || type === 'posts' ? type : undefined
}

export const readSearch = (query: URLSearchParams) => {
  const place = readPlace(query, FOUND)
  const order: Order = query.get('sort') === 'near' ? 'near' : 'best'
  return { asked: readAsked(query), type: readType(query), order, place, pages: pagesFor(place, FOUND) }
}
