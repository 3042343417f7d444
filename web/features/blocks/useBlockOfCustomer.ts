import { useQuery } from '@tanstack/react-query'
import { blocksOfCustomersQuery, type ProviderBlock } from './blocks.api.ts'

/** Null for none, undefined while it is loading. */
export const useBlockOfCustomer = (
  accountId: number,
  customerId: number,
): ProviderBlock | null | undefined => {
  const { data, isPending } = useQuery(blocksOfCustomersQuery(accountId, [customerId]))
  // After a failure blocking is still offered: the server refuses a second block.
  return isPending ? undefined : (data?.find(({ customer }) => customer === customerId) ?? null)
}
