import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../lib/session/session.ts'
import { blockOfProviderQuery } from './blocks.api.ts'

/** The signed-in customer's block of a business: null for none, undefined while nobody knows, and for everybody else. */
export const useBlockOfProvider = (providerId: number) => {
  const session = useSession()
  const isCustomer = session?.role === 'customer'
  const { data, isError } = useQuery({
    ...blockOfProviderQuery(session?.id ?? 0, providerId),
    enabled: isCustomer,
  })
  if (!isCustomer) return undefined
  // Without an answer blocking is still offered: the server refuses a second block, and with that the first is known.
  return data === undefined && isError ? null : data
}
