import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type SearchCriteria, criteriaQueryString } from '../search-criteria.ts'
import { withNewSearch } from './url-params.ts'

/** Writes a search to the URL and moves the focus to the heading of its results. */
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

/** The top bar's link has a reset flag, which clears the form (by a new key) and reloads the list. */
const useResetOnVisit = (listKey: QueryKey) => {
  const client = useQueryClient()
  const { key, state } = useLocation()
  const isReset = Boolean((state as { reset?: boolean } | null)?.reset)
  const lastKey = useRef(key)
  useEffect(() => {
    if (!isReset || lastKey.current === key) return
    lastKey.current = key
    void client.resetQueries({ queryKey: listKey })
  })
  return isReset ? key : 'search'
}
