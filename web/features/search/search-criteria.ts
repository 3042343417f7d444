// The criteria are URL parameters, so that a reload, the back button and a shared link preserve the results.
import type { SearchParams } from '../../lib/paths.ts'

export type SearchKind = 'providers' | 'posts'

export type SearchCriteria = {
  q: string
  /** 'Gaya, Bihar' is one district, a bare name every district of that name. */
  district: string
  /** An id, or a title in either language; empty for none. */
  category: string
}

export const EMPTY_CRITERIA: SearchCriteria = { q: '', district: '', category: '' }

export const readCriteria = (query: URLSearchParams): SearchCriteria => {
  const trimmed = (value: string | null) => value?.trim() ?? ''
  return {
    q: trimmed(query.get('q')),
    district: trimmed(query.get('district')),
    category: trimmed(query.get('category')),
  }
}

export const criteriaParams = ({ q, district, category }: SearchCriteria): SearchParams => ({
  ...(q.trim() && { q: q.trim() }),
  ...(district.trim() && { district: district.trim() }),
  ...(category && { category }),
})

export const criteriaQueryString = (criteria: SearchCriteria): string =>
  new URLSearchParams(criteriaParams(criteria)).toString()
