import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../../contract/endpoint.ts'
import type * as audit from '../../../../contract/admin-audit.ts'
import type * as session from '../../../../contract/admin-session.ts'
import { deskCall } from '../desk/desk-call.ts'
import { DESK } from '../desk/desk-session.api.ts'

export type AuditEntry = Reply<typeof audit.listAudit>[number]

const PAGE = 50

/** The latest first; of one of the staff, when named. A page begins where the last row of the one before ended. */
export const auditQuery = (staff: number | undefined) =>
  infiniteQueryOptions({
    queryKey: [DESK, 'audit', staff],
    queryFn: ({ pageParam, signal }) =>
      deskCall<typeof audit.listAudit>('GET', '/admin/audit/', {
        query: { limit: PAGE, ...(staff && { staff }), ...(pageParam > 0 && { before: pageParam }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < PAGE ? null : page.at(-1)?.number),
    networkMode: 'always',
  })

export const staffQuery = () =>
  queryOptions({
    queryKey: [DESK, 'staff'],
    queryFn: () => deskCall<typeof session.listStaff>('GET', '/admin/staff/'),
    networkMode: 'always',
  })
