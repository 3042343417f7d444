import { useQuery } from '@tanstack/react-query'
import { blocksOfCustomersQuery, type ProviderBlock } from './blocks.api.ts'

/** The provider's block of a customer: null for none, undefined while nobody knows. */
export const useBlockOfCustomer = (
  accountId: number,
  customerId: number,
): ProviderBlock | null | undefined => {
  const { data, isPending } = useQuery(blocksOfCustomersQuery(accountId, [customerId]))
  // Without an answer blocking is still offered: the server refuses a second block, and with that the first is known.
  return isPending ? undefined : (data?.find(({ customer }) => customer === customerId) ?? null)
}
