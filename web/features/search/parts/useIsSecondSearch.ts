import { useQuery } from '@tanstack/react-query'

const KEY = 'searches_in'
const ENOUGH = 2

/** The different searches of this tab in a place, up to two. */
const addSearch = (place: string, search: string): number => {
  const [last, ...before] = (window.sessionStorage.getItem(KEY) ?? '').split('\n')
  const known = last === place ? before : []
  const searches = known.includes(search) ? known : [...known, search].slice(-ENOUGH)
  window.sessionStorage.setItem(KEY, [place, ...searches].join('\n'))
  return searches.length
}

/** Whether this is at least the second search in the place. */
export const useIsSecondSearch = (place: string, search: string) => {
  const { data: count = 0 } = useQuery({
    queryKey: ['searches-in', place, search],
    queryFn: () => addSearch(place, search),
    enabled: place !== '',
    networkMode: 'always',
    staleTime: 0,
  })
  return count >= ENOUGH
}
