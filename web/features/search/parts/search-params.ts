// What the address of /search asks for beyond the words, the district and the category.
import { readChoices } from '../list-choices.ts'
import { readCriteria } from '../search-criteria.ts'
import type { ResultKind } from '../results.api.ts'
import { SEARCH_PAGE_SIZES, pagesFor, readListPosition } from './load-more.ts'

const readType = (query: URLSearchParams): ResultKind | undefined => {
  const type = query.get('type')
  return type === 'providers' || type === 'posts' ? type : undefined
}

export const readSearch = (query: URLSearchParams) => {
  const position = readListPosition(query, SEARCH_PAGE_SIZES)
  return {
    criteria: readCriteria(query),
    type: readType(query),
    choices: readChoices(query),
    position,
    pages: pagesFor(position, SEARCH_PAGE_SIZES),
  }
}
