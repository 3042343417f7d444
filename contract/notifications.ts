// Notifications in the language of the reader: two calls, and the frames of /ws/notifications/?token=&lang=.
import { type Static, Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { lists } from './limits.ts'
import { Id, Lang, page } from './schemas.ts'

export const Notification = Type.Object({
  id: Id,
  message: Type.String(),
  target_url: Type.String({ description: 'a path of the site' }),
  is_read: Type.Boolean(),
  created_at: Type.String(),
})
export type Notification = Static<typeof Notification>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications/',
  access: 'signed-in',
  summary: 'The own notifications, newest first; the header X-Unread-Count has the number of unread ones',
  query: Type.Object({ ...page, lang: Lang }),
  reply: { 200: Type.Array(Notification) },
})

export const readNotifications = endpoint({
  method: 'POST',
  path: '/notifications/read/',
  access: 'signed-in',
  summary: 'Mark own notifications as read: the given ones, or all up to one',
  body: Type.Object(
    {
      ids: Type.Optional(Type.Array(Id, { maxItems: lists.rows })),
      up_to_id: Type.Optional(Id),
    },
    // An empty call is refused instead of ignored.
    { anyOf: [{ required: ['ids'] }, { required: ['up_to_id'] }] },
  ),
  reply: { 200: Type.Object({ unread_count: Type.Integer() }) },
  invalidates: [],
})

export type NotificationFrame = {
  id: number
  message: string
  target_url: string
  timestamp: string
  is_read: false
  unread_count: number
}

/** The unread count: sent when the socket opens and when it changes without a new notification. */
export type UnreadFrame = {
  action: 'unread'
  unread_count: number
  /** Marked as read in this or another tab. */
  read?: { ids?: number[]; up_to_id?: number }
  /** Id of a withdrawn announcement. */
  gone?: number
}

export type ServerNotificationFrame = NotificationFrame | UnreadFrame
