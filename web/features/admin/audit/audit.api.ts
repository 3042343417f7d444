import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../../contract/endpoint.ts'
import type * as audit from '../../../../contract/admin-audit.ts'
import type * as session from '../../../../contract/admin-session.ts'
import { adminCall } from '../shell/admin-call.ts'
import { ADMIN_KEY } from '../shell/staff-session.api.ts'
import { queueQuery } from '../shell/queue-query.ts'

export type AuditEntry = Reply<typeof audit.listAudit>[number]

export const auditQuery = (staff: number | undefined) =>
  queueQuery(['audit', staff], ({ cursor, signal }) =>
    adminCall.page<typeof audit.listAudit>('GET', '/admin/audit/', {
      query: { ...(staff && { staff }), ...(cursor && { cursor }) },
      signal,
    }),
  )

export const staffQuery = () =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'staff'],
    queryFn: () => adminCall<typeof session.listStaff>('GET', '/admin/staff/'),
  })
