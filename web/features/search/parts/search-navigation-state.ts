// Results in the navigation state, with the specification's names.
import { type SearchCriteria, criteriaQueryString } from '../search-criteria.ts'
import type { FoundProvider } from '../results.api.ts'
import type { Rows } from './load-more.ts'

type SearchNavigationState = {
  providers: readonly FoundProvider[]
  next: string | null
  searchtext: string
  location: string
  category: string
}

export const toNavigationState = (
  criteria: SearchCriteria,
  { rows, next }: Rows<FoundProvider>,
): SearchNavigationState => ({
  providers: rows,
  next,
  searchtext: criteria.q,
  location: criteria.district,
  category: criteria.category,
})

/** Undefined when the URL asks for another search. */
export const rowsFromNavigationState = (
  state: unknown,
  criteria: SearchCriteria,
): Rows<FoundProvider> | undefined => {
  const {
    providers,
    next = null,
    searchtext,
    location,
    category,
  } = (state ?? {}) as Partial<SearchNavigationState>
  if (!providers || searchtext === undefined || location === undefined || category === undefined)
    return undefined
  const isSame =
    criteriaQueryString({ q: searchtext, district: location, category }) === criteriaQueryString(criteria)
  return isSame ? { rows: providers, next } : undefined
}
