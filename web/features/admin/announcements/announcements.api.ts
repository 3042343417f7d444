import type { Input, Reply } from '../../../../contract/endpoint.ts'
import type * as api from '../../../../contract/admin-announcements.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { deskCall } from '../desk/desk-call.ts'
import { DESK } from '../desk/desk-session.api.ts'

export type Announcement = Reply<typeof api.listAnnouncements>[number]
export type NewAnnouncement = Required<Input<typeof api.announce>['body']>

export const ANNOUNCEMENTS = 'announcements'
const PAGE = 20

/** The latest first. */
export const announcementsQuery = () =>
  infiniteQueryOptions({
    queryKey: [DESK, ANNOUNCEMENTS],
    queryFn: ({ pageParam, signal }) =>
      deskCall<typeof api.listAnnouncements>('GET', '/admin/announcements/', {
        query: { limit: PAGE, ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.id : undefined),
    networkMode: 'always',
  })

export const announce = (body: NewAnnouncement, key: string) =>
  deskCall<typeof api.announce>('POST', '/admin/announcements/', { body, key })

export const withdraw = (id: number) =>
  deskCall<typeof api.withdrawAnnouncement>('POST', '/admin/announcements/:id/withdraw/', { params: { id } })
