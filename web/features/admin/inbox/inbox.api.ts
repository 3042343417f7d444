import { queryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../../contract/endpoint.ts'
import type * as api from '../../../../contract/admin-inbox.ts'
import { deskCall } from '../desk/desk-call.ts'
import { DESK } from '../desk/desk-session.api.ts'
import { queueQuery } from '../desk/queue-query.ts'
import type { InboxStatus } from './inbox-filter.ts'

export type InboxSummary = Reply<typeof api.listInbox>[number]
export type InboxMessage = Reply<typeof api.readInboxMessage>

export const INBOX = 'inbox'

export const inboxQuery = (status: InboxStatus) =>
  queueQuery([INBOX, 'list', status], ({ cursor, signal }) =>
    deskCall.page<typeof api.listInbox>('GET', '/admin/inbox/', {
      query: { status, ...(cursor && { cursor }) },
      signal,
    }),
  )

export const inboxMessageQuery = (id: number) =>
  queryOptions({
    queryKey: [DESK, INBOX, id],
    queryFn: () => deskCall<typeof api.readInboxMessage>('GET', '/admin/inbox/:id/', { params: { id } }),
    networkMode: 'always',
    // Whoever opens it answers what is there now.
    staleTime: 0,
  })

export const answerMessage = (id: number, answer: string, key: string) =>
  deskCall<typeof api.answerInboxMessage>('POST', '/admin/inbox/:id/answer/', {
    params: { id },
    body: { answer },
    key,
  })

export const closeMessage = (id: number) =>
  deskCall<typeof api.closeInboxMessage>('POST', '/admin/inbox/:id/close/', { params: { id } })

export const reopenMessage = (id: number) =>
  deskCall<typeof api.reopenInboxMessage>('POST', '/admin/inbox/:id/reopen/', { params: { id } })

export const showSender = (id: number, reason: string) =>
  deskCall<typeof api.showSender>('POST', '/admin/inbox/:id/sender/', { params: { id }, body: { reason } })
