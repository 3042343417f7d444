// What the bell knows, and how it changes by what the server says.
import type { InfiniteData } from '@tanstack/react-query'
import type { NotificationFrame, UnreadFrame } from '../../../../contract/notifications.ts'
import type { Notification, NotificationsPage } from '../notifications.api.ts'

export type Feed = InfiniteData<NotificationsPage>

export const itemsIn = (feed: Feed | undefined) => feed?.pages.flatMap(({ items }) => items) ?? []
export const unreadIn = (feed: Feed | undefined) => feed?.pages[0]?.unread ?? 0

const withPages = (feed: Feed, change: (page: NotificationsPage, at: number) => NotificationsPage): Feed => ({
  ...feed,
  pages: feed.pages.map(change),
})

/** One more, on top. */
export const withNew = (feed: Feed, frame: NotificationFrame): Feed => {
  const { id, message, target_url, unread_count: unread } = frame
  const created_at = frame.timestamp || new Date().toISOString()
  const isKnown = itemsIn(feed).some((item) => item.id === id)
  const added = isKnown ? [] : [{ id, message, target_url, created_at, is_read: false }]
  return withPages(feed, (page, at) =>
    at === 0 ? { ...page, unread, items: [...added, ...page.items] } : page,
  )
}

const isAmong = ({ ids = [], up_to_id: upTo = 0 }: NonNullable<UnreadFrame['read']>, { id }: Notification) =>
  id <= upTo || ids.includes(id)

/** These have been read, here or in another tab, and one may be gone. */
export const withRead = (
  feed: Feed,
  { read = {}, gone, unread_count: unread }: Omit<UnreadFrame, 'action'>,
): Feed =>
  withPages(feed, (page) => ({
    ...page,
    unread,
    items: page.items
      .filter(({ id }) => id !== gone)
      .map((item) => (isAmong(read, item) ? { ...item, is_read: true } : item)),
  }))
