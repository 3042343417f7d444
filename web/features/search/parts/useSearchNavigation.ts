import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type SearchCriteria, criteriaQueryString } from '../search-criteria.ts'
import { withNewSearch } from './url-params.ts'

/** A search from the bar: the address takes it, and the focus goes to the heading of its results. */
export const useSearchNavigation = (criteria: SearchCriteria, listKey: QueryKey) => {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { headingRef, goToHeading } = useHeadingFocus(criteriaQueryString(criteria))
  const search = ({ q, district, category }: SearchCriteria) => {
    goToHeading(criteriaQueryString({ q, district, category }))
    void navigate(withNewSearch(query, { q, district, category }), { preventScrollReset: true })
  }
  return { search, headingRef, visitKey: useResetOnVisit(listKey) }
}

const useHeadingFocus = (results: string) => {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const awaited = useRef<string>(undefined)
  useEffect(() => {
    if (awaited.current !== results) return
    awaited.current = undefined
    headingRef.current?.focus()
  }, [results])
  return { headingRef, goToHeading: (next: string) => void (awaited.current = next) }
}

/**
 * The top bar's link carries a reset flag: what was typed goes, and the list is asked for anew even when the page is already
 * there. The key is another one after each reset.
 */
const useResetOnVisit = (listKey: QueryKey) => {
  const client = useQueryClient()
  const { key, state } = useLocation()
  const isReset = Boolean((state as { reset?: boolean } | null)?.reset)
  const arrival = useRef(key)
  useEffect(() => {
    if (!isReset || arrival.current === key) return
    arrival.current = key
    void client.resetQueries({ queryKey: listKey })
  })
  return isReset ? key : 'search'
}
