import { useQueryClient } from '@tanstack/react-query'
import { ignoreGone } from '../../../lib/http/ignore-gone.ts'
import {
  blockCustomer,
  blockedCustomersQuery,
  blocksKey,
  type ProviderBlock,
  unblockCustomer,
} from '../blocks.api.ts'

export const useCustomerBlocking = (accountId: number) => {
  const client = useQueryClient()
  const queryKey = blocksKey(accountId)

  const change = async (to: (blocks: readonly ProviderBlock[]) => readonly ProviderBlock[]) => {
    // A running fetch would restore the old data.
    await client.cancelQueries({ queryKey })
    client.setQueriesData<readonly ProviderBlock[]>({ queryKey }, (blocks = []) => to(blocks))
    // Blocks change other pages too. The visible list is not fetched again: it would shrink to its first page.
    client.removeQueries({ type: 'inactive' })
    await client.invalidateQueries(blockedCustomersQuery(accountId))
  }
  return {
    block: async (customer: number, reason: string) => {
      const made = await blockCustomer(customer, reason)
      await change((blocks) => [...blocks, made])
    },
    unblock: async ({ id }: ProviderBlock) => {
      await ignoreGone(unblockCustomer(id))
      await change((blocks) => blocks.filter((each) => each.id !== id))
    },
    invalidate: () => client.invalidateQueries({ queryKey }),
  }
}
