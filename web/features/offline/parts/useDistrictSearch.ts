import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { askDistrict } from '../../../lib/district-search/ask-district.ts'
import type { SearchRequest } from '../../../lib/district-search/district-messages.ts'
import { useSession } from '../../../lib/session/session.ts'

export type DistrictCriteria = {
  q: string
  district: string
  category: string
  isOpenNow: boolean
  isVerified: boolean
  minRating: number | null
  sort: SearchRequest['query']['sort']
}

const SORTS = ['best', 'near', 'rating', 'newest'] as const

/** From the parameters of /search. */
export const readCriteria = (query: URLSearchParams): DistrictCriteria => {
  const rating = query.get('min_rating') ?? ''
  return {
    q: query.get('q') ?? '',
    district: query.get('district') ?? '',
    category: query.get('category') ?? '',
    isOpenNow: query.get('open_now') === '1',
    isVerified: query.get('verified') === '1',
    minRating: /^[1-5]$/.test(rating) ? Number(rating) : null,
    sort: SORTS.find((each) => each === query.get('sort')) ?? 'best',
  }
}

export const criteriaParams = (criteria: DistrictCriteria) =>
  new URLSearchParams({
    ...(criteria.q && { q: criteria.q }),
    ...(criteria.district && { district: criteria.district }),
    ...(criteria.category && { category: criteria.category }),
    ...(criteria.isOpenNow && { open_now: '1' }),
    ...(criteria.isVerified && { verified: '1' }),
    ...(criteria.minRating !== null && { min_rating: String(criteria.minRating) }),
    ...(criteria.sort !== 'best' && { sort: criteria.sort }),
  })

type Options = {
  /** The chosen one of several saved districts. */
  chosen: number | null
  position: { lat: number; lng: number } | null
  wanted: number
}

export const useDistrictSearch = (criteria: DistrictCriteria, { chosen, position, wanted }: Options) => {
  const account = useSession()?.id ?? null
  const { q, district, ...choices } = criteria
  return useQuery({
    queryKey: ['saved-district', account, criteria, chosen, position, wanted],
    queryFn: () =>
      askDistrict({
        kind: 'search',
        account,
        district: chosen,
        location: district,
        wanted,
        query: { ...choices, text: q, position, now: new Date() },
      }),
    // The worker needs no connection.
    networkMode: 'always',
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}
