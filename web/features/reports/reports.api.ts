import { queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../contract/endpoint.ts'
import type * as api from '../../../contract/reports.ts'
import type { Call } from '../../lib/http/call.ts'

export type NewReport = Input<typeof api.sendReport>['body']
export type ReportState = Reply<typeof api.readReport>

export const reportQuery = (call: Call, code: string) =>
  queryOptions({
    queryKey: ['report', code],
    queryFn: () => call<typeof api.readReport>('GET', '/reports/:code/', { params: { code } }),
    networkMode: 'always',
  })
