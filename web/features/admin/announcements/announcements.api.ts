import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type * as api from '../../../../contract/admin-announcements.ts'
import { adminCall } from '../shell/admin-call.ts'
import { queueQuery } from '../shell/queue-query.ts'

export type Announcement = Reply<typeof api.listAnnouncements>[number]
export type NewAnnouncement = Required<Input<typeof api.announce>['body']>

export const ANNOUNCEMENTS = 'announcements'
const PAGE_SIZE = 20

export const announcementsQuery = () =>
  queueQuery([ANNOUNCEMENTS], ({ cursor, signal }) =>
    adminCall.page<typeof api.listAnnouncements>('GET', '/admin/announcements/', {
      query: { limit: PAGE_SIZE, ...(cursor && { cursor }) },
      signal,
    }),
  )

export const announce = (body: NewAnnouncement, key: string) =>
  adminCall<typeof api.announce>('POST', '/admin/announcements/', { body, key })

export const withdraw = (id: number) =>
  adminCall<typeof api.withdrawAnnouncement>('POST', '/admin/announcements/:id/withdraw/', { params: { id } })
