import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../../contract/endpoint.ts'
import type * as api from '../../../../contract/admin-overview.ts'
import { deskCall } from '../desk/desk-call.ts'
import { DESK } from '../desk/desk-session.api.ts'

export type Overview = Reply<typeof api.readOverview>
export type DayCounts = Overview['days'][number]
export type Delivery = Reply<typeof api.listDeliveries>[number]

export const OVERVIEW = 'overview'

/** Never asked by itself again: the question would keep an idle session alive. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: [DESK, OVERVIEW],
    queryFn: () => deskCall<typeof api.readOverview>('GET', '/admin/overview/'),
    networkMode: 'always',
    staleTime: 0,
  })

export const deliveriesQuery = () =>
  queryOptions({
    queryKey: [DESK, OVERVIEW, 'deliveries'],
    queryFn: () => deskCall<typeof api.listDeliveries>('GET', '/admin/deliveries/'),
    networkMode: 'always',
    staleTime: 0,
  })

/** Without ids: all of them. */
export const retryDeliveries = (ids?: string[]) =>
  deskCall<typeof api.retryDeliveries>('POST', '/admin/deliveries/retry/', { body: ids ? { ids } : {} })
