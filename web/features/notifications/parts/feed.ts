import type { InfiniteData } from '@tanstack/react-query'
import type { NotificationFrame, UnreadFrame } from '../../../../contract/notifications.ts'
import type { Notification, NotificationsPage } from '../notifications.api.ts'

export type Feed = InfiniteData<NotificationsPage>

export const feedItems = (feed: Feed | undefined) => feed?.pages.flatMap(({ items }) => items) ?? []
export const feedUnread = (feed: Feed | undefined) => feed?.pages[0]?.unread ?? 0

const mapPages = (feed: Feed, change: (page: NotificationsPage, at: number) => NotificationsPage): Feed => ({
  ...feed,
  pages: feed.pages.map(change),
})

export const addToFeed = (feed: Feed, frame: NotificationFrame): Feed => {
  const { id, message, target_url, unread_count: unread } = frame
  const created_at = frame.timestamp || new Date().toISOString()
  const isKnown = feedItems(feed).some((item) => item.id === id)
  const added = isKnown ? [] : [{ id, message, target_url, created_at, is_read: false }]
  return mapPages(feed, (page, at) =>
    at === 0 ? { ...page, unread, items: [...added, ...page.items] } : page,
  )
}

const isMarkedRead = (
  { ids = [], up_to_id: upTo = 0 }: NonNullable<UnreadFrame['read']>,
  { id }: Notification,
) => id <= upTo || ids.includes(id)

export const markReadInFeed = (
  feed: Feed,
  { read = {}, gone, unread_count: unread }: Omit<UnreadFrame, 'action'>,
): Feed =>
  mapPages(feed, (page) => ({
    ...page,
    unread,
    items: page.items
      .filter(({ id }) => id !== gone)
      .map((item) => (isMarkedRead(read, item) ? { ...item, is_read: true } : item)),
  }))
