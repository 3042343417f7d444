import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../lib/session/session.ts'
import { blockOfProviderQuery } from './blocks.api.ts'

/** Null for none, undefined while it is loading and for viewers who are not customers. */
export const useBlockOfProvider = (providerId: number) => {
  const session = useSession()
  const isCustomer = session?.role === 'customer'
  const { data, isError } = useQuery({
    ...blockOfProviderQuery(session?.id ?? 0, providerId),
    enabled: isCustomer,
  })
  if (!isCustomer) return undefined
  // After a failure blocking is still offered: the server refuses a second block.
  return data === undefined && isError ? null : data
}
