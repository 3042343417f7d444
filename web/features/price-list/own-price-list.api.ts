// Separate from price-list.api.ts: visitors of a profile do not load it.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../contract/endpoint.ts'
import type * as api from '../../../contract/price-list.ts'
import { call as asMyself } from '../../lib/http/call.ts'
import { upload, type UploadOptions } from '../../lib/uploads/upload.ts'

export type PastedList = Reply<typeof api.pasteItems>

/** The key has the account: another user of the same browser must not see it. */
export const ownPriceListQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['own-price-list', accountId],
    queryFn: () => asMyself<typeof api.readOwnPriceList>('GET', '/items/'),
    networkMode: 'always',
  })

/** Refetches the own list; the public one is refetched when it is next rendered. */
export const refreshPriceLists = async (client: QueryClient, accountId: number) => {
  await client.invalidateQueries({ queryKey: ['price-list'], refetchType: 'none' })
  await client.invalidateQueries({ queryKey: ownPriceListQuery(accountId).queryKey })
}

type ItemFiles = { image: readonly File[] }
type NewItem = { body: Input<typeof api.createItem>['body']; files: ItemFiles; key: string }

export const createItem = ({ body, files, key }: NewItem, options: UploadOptions = {}) =>
  upload<typeof api.createItem>(
    'POST',
    '/items/',
    { body, files },
    { ...options, headers: { 'idempotency-key': key } },
  )

type ItemChange = { id: number; body: Input<typeof api.editItem>['body']; files: ItemFiles }

export const editItem = ({ id, body, files }: ItemChange, options: UploadOptions = {}) =>
  upload<typeof api.editItem>('PUT', '/items/:id/', { params: { id }, body, files }, options)

export const setAvailable = (id: number, isAvailable: boolean) =>
  asMyself<typeof api.editItem>('PUT', '/items/:id/', { params: { id }, body: { is_available: isAvailable } })

export const deleteItem = (id: number) =>
  asMyself<typeof api.deleteItem>('DELETE', '/items/:id/', { params: { id } })

export const orderItems = (ids: readonly number[]) =>
  asMyself<typeof api.orderItems>('PUT', '/items/order/', { body: { item_ids: [...ids] } })

export const pasteItems = (text: string) =>
  asMyself<typeof api.pasteItems>('POST', '/items/paste/', { body: { text } })

export const createItems = (items: PastedList['items'], key: string) =>
  asMyself<typeof api.createItems>('POST', '/items/bulk/', { body: { items: [...items] }, key })
