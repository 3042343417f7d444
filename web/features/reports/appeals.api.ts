import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../contract/endpoint.ts'
import type * as api from '../../../contract/admin-cases.ts'
import { type Call, call as callAsViewer } from '../../lib/http/call.ts'

export type AppealState = Reply<typeof api.readAppeal>

export const appealQuery = (call: Call, code: string) =>
  queryOptions({
    queryKey: ['appeal', code],
    queryFn: () => call<typeof api.readAppeal>('GET', '/appeals/:code/', { params: { code } }),
    networkMode: 'always',
  })

export const makeAppeal = (code: string, text: string, key: string) =>
  callAsViewer<typeof api.makeAppeal>('POST', '/appeals/:code/', { params: { code }, body: { text }, key })
