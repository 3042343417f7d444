import {
  type InfiniteData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useSession } from '../session/session.ts'

/** As useViewerQuery. */
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
