import {
  type InfiniteData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useSession } from './session.ts'

/**
 * Asked as whoever is signed in. What the server rendered for everybody stands until the answer comes, and stays when none does.
 */
export const useViewerQuery = <T, K extends QueryKey>(
  queryFor: (viewer: number | null) => UseQueryOptions<T, Error, T, K>,
) => {
  const client = useQueryClient()
  const viewer = useSession()?.id ?? null
  return useQuery({
    ...queryFor(viewer),
    initialData: () => client.getQueryData<T>(queryFor(null).queryKey),
    // As old as can be: it is asked for again at once.
    initialDataUpdatedAt: 0,
  })
}

/** The same for a list that grows. */
export const useViewerInfiniteQuery = <Page, K extends QueryKey, Param>(
  queryFor: (viewer: number | null) => UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, K, Param>,
) => {
  const client = useQueryClient()
  const viewer = useSession()?.id ?? null
  return useInfiniteQuery({
    ...queryFor(viewer),
    initialData: () => client.getQueryData<InfiniteData<Page, Param>>(queryFor(null).queryKey),
    initialDataUpdatedAt: 0,
  })
}
