import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
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
