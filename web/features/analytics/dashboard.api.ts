// What asks for something today. In the browser only: what needs a session is never asked for by the server.
import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../contract/endpoint.ts'
import type * as api from '../../../contract/analytics.ts'
import { call } from '../../lib/http/call.ts'

export type Dashboard = Reply<typeof api.readDashboard>

/** By account: another person at the same browser never sees it. Asked for each time: the answers are given on other pages. */
export const dashboardQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['provider-dashboard', accountId],
    queryFn: () => call<typeof api.readDashboard>('GET', '/provider-dashboard/'),
    staleTime: 0,
    // Offline it fails and says so.
    networkMode: 'always',
  })
