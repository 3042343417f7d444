import { queryOptions } from '@tanstack/react-query'
import type { Audience, BreachStatus } from '../../../../contract/admin-limits.ts'
import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type * as api from '../../../../contract/admin-announcements.ts'
import { adminCall } from '../shell/admin-call.ts'
import { queueQuery } from '../shell/queue-query.ts'
import { ADMIN_KEY } from '../shell/staff-session.api.ts'

export type Announcement = Reply<typeof api.listAnnouncements>[number]
type Body = Input<typeof api.announce>['body']
export type NewAnnouncement = Required<Omit<Body, 'kind' | 'audience'>> & { audience: Audience }
export type BreachAudience = Input<typeof api.countBreachRecipients>['body']['audience']
export type BreachNotice = Required<Omit<Body, 'audience'>> & { kind: 'breach'; audience: BreachAudience }
export type AnnouncementDetails = Reply<typeof api.readAnnouncement>
export type BreachDelivery = Reply<typeof api.listBreachDeliveries>[number]

export const ANNOUNCEMENTS = 'announcements'
const PAGE_SIZE = 20

export const announcementsQuery = () =>
  queueQuery([ANNOUNCEMENTS], ({ cursor, signal }) =>
    adminCall.page<typeof api.listAnnouncements>('GET', '/admin/announcements/', {
      query: { limit: PAGE_SIZE, ...(cursor && { cursor }) },
      signal,
    }),
  )

export const announce = (body: NewAnnouncement | BreachNotice, key: string) =>
  adminCall<typeof api.announce>('POST', '/admin/announcements/', { body, key })

export const withdraw = (id: number) =>
  adminCall<typeof api.withdrawAnnouncement>('POST', '/admin/announcements/:id/withdraw/', { params: { id } })

export const recipientsQuery = (audience: BreachAudience) =>
  queryOptions({
    queryKey: [ADMIN_KEY, ANNOUNCEMENTS, 'recipients', audience],
    queryFn: () =>
      adminCall<typeof api.countBreachRecipients>('POST', '/admin/announcements/recipients/', {
        body: { audience },
      }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

export const announcementQuery = (id: number) =>
  queryOptions({
    queryKey: [ADMIN_KEY, ANNOUNCEMENTS, id],
    queryFn: () =>
      adminCall<typeof api.readAnnouncement>('GET', '/admin/announcements/:id/', { params: { id } }),
    staleTime: 0,
  })

export const deliveriesQuery = (id: number, status: BreachStatus | undefined) =>
  queueQuery([ANNOUNCEMENTS, id, 'deliveries', status], ({ cursor, signal }) =>
    adminCall.page<typeof api.listBreachDeliveries>('GET', '/admin/announcements/:id/deliveries/', {
      params: { id },
      query: { limit: PAGE_SIZE, ...(status && { status }), ...(cursor && { cursor }) },
      signal,
    }),
  )
