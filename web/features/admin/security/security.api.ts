import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type * as api from '../../../../contract/admin-security.ts'
import { CallError } from '../../../lib/http/call.ts'
import { adminCall } from '../shell/admin-call.ts'
import { queueQuery } from '../shell/queue-query.ts'

export type SecurityEvent = Reply<typeof api.listSecurityEvents>[number]
type Query = NonNullable<Input<typeof api.listSecurityEvents>['query']>
export type EventFilter = Pick<Query, 'kind' | 'account'>

export const SECURITY = 'security'

export const isReasonNeeded = (error: unknown) => error instanceof CallError && error.code === 'reason_needed'

export const securityEventsQuery = (filter: EventFilter) => ({
  ...queueQuery([SECURITY, filter], ({ cursor, signal }) =>
    adminCall.page<typeof api.listSecurityEvents>('GET', '/admin/security-events/', {
      query: { ...filter, ...(cursor && { cursor }) },
      signal,
    }),
  ),
  retry: (tries: number, error: Error) => tries < 1 && !isReasonNeeded(error),
})

export const openSecurityEvents = (id: number, reason: string) =>
  adminCall<typeof api.openSecurityEvents>('POST', '/admin/people/:id/security-events/', {
    params: { id },
    body: { reason },
  })
