// What a person looks for. It lives in the address, so that a refresh, the back button and a shared link keep the results.
import type { SearchParams } from '../../lib/paths.ts'

/** What is looked for, and so where a search leads. */
export type SearchKind = 'providers' | 'posts'

/** A field that asks for nothing is empty. */
export type SearchCriteria = {
  q: string
  /** 'Gaya, Bihar' is one district, a bare name every district of that name. */
  district: string
  /** An id, or a title in either language. */
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

/** As the address says it: without the fields that ask for nothing. */
export const criteriaParams = ({ q, district, category }: SearchCriteria): SearchParams => ({
  ...(q.trim() && { q: q.trim() }),
  ...(district.trim() && { district: district.trim() }),
  ...(category && { category }),
})

/** 'q=chai&district=Gaya%2C+Bihar', and nothing for nothing. */
export const criteriaQueryString = (criteria: SearchCriteria): string =>
  new URLSearchParams(criteriaParams(criteria)).toString()
