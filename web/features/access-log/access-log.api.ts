import type { Reply } from '../../../contract/endpoint.ts'
import type * as api from '../../../contract/access-log.ts'
import { call } from '../../lib/http/call.ts'
import { listQuery } from '../../lib/loading/list-pages.ts'

export type AccessLog = Reply<typeof api.readAccessLog>

export const accessLogQuery = (accountId: number) =>
  listQuery<AccessLog>(['access-log', accountId], (query) =>
    call<typeof api.readAccessLog>('GET', '/access-log/', { query }),
  )
