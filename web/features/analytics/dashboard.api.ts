import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../contract/endpoint.ts'
import type * as api from '../../../contract/analytics.ts'
import { call } from '../../lib/http/call.ts'

export type Dashboard = Reply<typeof api.readDashboard>

/** Never cached: the counts change on other pages. */
export const dashboardQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['provider-dashboard', accountId],
    queryFn: () => call<typeof api.readDashboard>('GET', '/provider-dashboard/'),
    staleTime: 0,
    networkMode: 'always',
  })
