import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type * as api from '../../../../contract/admin-announcements.ts'
import { deskCall } from '../desk/desk-call.ts'
import { queueQuery } from '../desk/queue-query.ts'

export type Announcement = Reply<typeof api.listAnnouncements>[number]
export type NewAnnouncement = Required<Input<typeof api.announce>['body']>

export const ANNOUNCEMENTS = 'announcements'
const PAGE = 20

/** The latest first. */
export const announcementsQuery = () =>
  queueQuery([ANNOUNCEMENTS], ({ cursor, signal }) =>
    deskCall.page<typeof api.listAnnouncements>('GET', '/admin/announcements/', {
      query: { limit: PAGE, ...(cursor && { cursor }) },
      signal,
    }),
  )

export const announce = (body: NewAnnouncement, key: string) =>
  deskCall<typeof api.announce>('POST', '/admin/announcements/', { body, key })

export const withdraw = (id: number) =>
  deskCall<typeof api.withdrawAnnouncement>('POST', '/admin/announcements/:id/withdraw/', { params: { id } })
