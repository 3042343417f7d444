import {
  type InfiniteData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useSession } from '../session/session.ts'

/**
 * Loads with the session. What the server rendered for everybody is shown until the answer comes, and stays when that fails.
 */
export const useViewerQuery = <T, K extends QueryKey>(
  queryFor: (viewer: number | null) => UseQueryOptions<T, Error, T, K>,
) => {
  const client = useQueryClient()
  const viewer = useSession()?.id ?? null
  return useQuery({
    ...queryFor(viewer),
    initialData: () => client.getQueryData<T>(queryFor(null).queryKey),
    // Counts as old, so it is fetched again at once.
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
