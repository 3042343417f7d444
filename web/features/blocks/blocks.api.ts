import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type * as api from '../../../contract/blocks.ts'
import type { Input } from '../../../contract/endpoint.ts'
import { call } from '../../lib/http/call.ts'

export type CustomerBlock = Static<typeof api.CustomerBlock>

/** Null for none. The key contains the account: another account must not see it. */
export const blockOfProviderQuery = (accountId: number, providerId: number) =>
  queryOptions({
    queryKey: ['customer-blocks', accountId, 'of', providerId],
    queryFn: async (): Promise<CustomerBlock | null> => {
      const query = { provider: String(providerId) }
      return (await call<typeof api.listCustomerBlocks>('GET', '/customer-blocks/', { query }))[0] ?? null
    },
    networkMode: 'always',
  })

export const blockProvider = (body: Input<typeof api.blockProvider>['body']) =>
  call<typeof api.blockProvider>('POST', '/customer-blocks/', { body })

export const unblockProvider = (id: number) =>
  call<typeof api.unblockProvider>('DELETE', '/customer-blocks/:id/', { params: { id } })

/** A block changes every page: inactive cached data is removed, and active data is fetched again. */
export const resetAfterBlockChange = (client: QueryClient) => {
  client.removeQueries({ type: 'inactive' })
  return client.invalidateQueries()
}

export const blockedProvidersQuery = (accountId: number) =>
  infiniteQueryOptions({
    queryKey: ['customer-blocks', accountId, 'all'],
    queryFn: ({ pageParam, signal }) =>
      call.page<typeof api.listCustomerBlocks>('GET', '/customer-blocks/', {
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    networkMode: 'always',
  })

export type ProviderBlock = Static<typeof api.ProviderBlock>

export const blocksKey = (accountId: number) => ['blocks', accountId] as const

/** For at most as many customers as a page of a list has rows. */
export const blocksOfCustomersQuery = (accountId: number, customers: readonly number[]) =>
  queryOptions({
    queryKey: [...blocksKey(accountId), customers],
    queryFn: (): Promise<readonly ProviderBlock[]> =>
      call<typeof api.listBlocks>('GET', '/blocks/', { query: { customer: customers.join(',') } }),
    networkMode: 'always',
  })

export const blockedCustomersQuery = (accountId: number) =>
  infiniteQueryOptions({
    queryKey: ['blocked-customers', accountId],
    queryFn: ({ pageParam, signal }) =>
      call.page<typeof api.listBlocks>('GET', '/blocks/', {
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    networkMode: 'always',
  })

export const blockCustomer = (customer: number, reason: string): Promise<ProviderBlock> =>
  call<typeof api.blockCustomer>('POST', '/blocks/', { body: { customer, reason } })

export const unblockCustomer = (id: number) =>
  call<typeof api.unblockCustomer>('DELETE', '/blocks/:id/', { params: { id } })
