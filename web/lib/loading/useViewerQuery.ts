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

/** Fetches with the session. The public data of the server is used until the reply arrives, and when it fails. */
export const useViewerQuery = <T, K extends QueryKey>(
  queryFor: (viewer: number | null) => UseQueryOptions<T, Error, T, K>,
) => {
  const client = useQueryClient()
  const viewer = useSession()?.id ?? null
  return useQuery({
    ...queryFor(viewer),
    initialData: () => client.getQueryData<T>(queryFor(null).queryKey),
    // Stale, so it is refetched at once.
    initialDataUpdatedAt: 0,
  })
}

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
