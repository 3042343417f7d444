import { queryOptions } from '@tanstack/react-query'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type * as api from '../../../../contract/admin-inbox.ts'
import { adminCall } from '../shell/admin-call.ts'
import { ADMIN_KEY } from '../shell/staff-session.api.ts'
import { queueQuery } from '../shell/queue-query.ts'
import type { InboxStatus } from './inbox-filter.ts'

export type InboxSummary = Reply<typeof api.listInbox>[number]
export type InboxMessage = Reply<typeof api.readInboxMessage>

export const INBOX = 'inbox'

export const inboxQuery = (status: InboxStatus) =>
  queueQuery([INBOX, 'list', status], ({ cursor, signal }) =>
    adminCall.page<typeof api.listInbox>('GET', '/admin/inbox/', {
      query: { status, ...(cursor && { cursor }) },
      signal,
    }),
  )

export const inboxMessageQuery = (id: number) =>
  queryOptions({
    queryKey: [ADMIN_KEY, INBOX, id],
    queryFn: () => adminCall<typeof api.readInboxMessage>('GET', '/admin/inbox/:id/', { params: { id } }),
    // Always fresh: another staff member may have answered it.
    staleTime: 0,
  })

export const answerMessage = (id: number, answer: string, key: string) =>
  adminCall<typeof api.answerInboxMessage>('POST', '/admin/inbox/:id/answer/', {
    params: { id },
    body: { answer },
    key,
  })

export const acknowledgeMessage = (id: number) =>
  adminCall<typeof api.acknowledgeInboxMessage>('POST', '/admin/inbox/:id/acknowledge/', { params: { id } })

export const correctMessageUrgency = (id: number, body: Input<typeof api.correctMessageUrgency>['body']) =>
  adminCall<typeof api.correctMessageUrgency>('POST', '/admin/inbox/:id/urgency/', { params: { id }, body })

/** Without an answer only with a reason. */
export const closeMessage = (id: number, reason?: string) =>
  adminCall<typeof api.closeInboxMessage>('POST', '/admin/inbox/:id/close/', {
    params: { id },
    body: { ...(reason !== undefined && { reason }) },
  })

export const reopenMessage = (id: number) =>
  adminCall<typeof api.reopenInboxMessage>('POST', '/admin/inbox/:id/reopen/', { params: { id } })

export const showSender = (id: number, reason: string) =>
  adminCall<typeof api.showSender>('POST', '/admin/inbox/:id/sender/', { params: { id }, body: { reason } })
