import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../../contract/endpoint.ts'
import type * as api from '../../../../contract/admin-overview.ts'
import { adminCall } from '../shell/admin-call.ts'
import { ADMIN_KEY } from '../shell/staff-session.api.ts'

export type Overview = Reply<typeof api.readOverview>
export type Delivery = Reply<typeof api.listDeliveries>[number]

export const OVERVIEW = 'overview'

/** Without a refetch interval, which would extend an idle session. */
export const overviewQuery = () =>
  queryOptions({
    queryKey: [ADMIN_KEY, OVERVIEW],
    queryFn: () => adminCall<typeof api.readOverview>('GET', '/admin/overview/'),
    staleTime: 0,
  })

export const deliveriesQuery = () =>
  queryOptions({
    queryKey: [ADMIN_KEY, OVERVIEW, 'deliveries'],
    queryFn: () => adminCall<typeof api.listDeliveries>('GET', '/admin/deliveries/'),
    staleTime: 0,
  })

/** Without ids: all of them. */
export const retryDeliveries = (ids?: string[]) =>
  adminCall<typeof api.retryDeliveries>('POST', '/admin/deliveries/retry/', { body: ids ? { ids } : {} })
