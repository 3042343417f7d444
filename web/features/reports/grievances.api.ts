import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../contract/endpoint.ts'
import type * as api from '../../../contract/grievances.ts'
import type { Call } from '../../lib/http/call.ts'

export type Grievance = Reply<typeof api.readGrievance>
export type GrievanceFigures = Reply<typeof api.readGrievanceFigures>

export const grievanceQuery = (call: Call, code: string) =>
  queryOptions({
    queryKey: ['grievance', code],
    queryFn: () => call<typeof api.readGrievance>('GET', '/grievances/:code/', { params: { code } }),
    networkMode: 'always',
  })

export const grievanceFiguresQuery = (call: Call) =>
  queryOptions({
    queryKey: ['grievance-figures'],
    queryFn: () => call<typeof api.readGrievanceFigures>('GET', '/grievances/'),
  })
