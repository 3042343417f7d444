import { queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type * as api from '../../../contract/price-list.ts'
import type { Call } from '../../lib/http/call.ts'

export type Item = Static<typeof api.Item>
export type PricedItem = Static<typeof api.PricedItem>
export type PriceList = Static<typeof api.PriceList>
export type PriceGroup = PriceList['groups'][number]

/** `viewer` is null on the server. Results depend on the viewer: a blocked customer finds nothing. */
export const priceListQuery = (call: Call, { id, viewer }: { id: number; viewer: number | null }) =>
  queryOptions({
    queryKey: ['price-list', id, viewer],
    queryFn: () => call<typeof api.readPriceList>('GET', '/providers/:id/items/', { params: { id } }),
    networkMode: 'always',
  })
