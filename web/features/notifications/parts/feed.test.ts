import { expect, test } from 'vitest'
import type { Notification } from '../notifications.api.ts'
import { type Feed, feedItems, feedUnread, addToFeed, markReadInFeed } from './feed.ts'

const item = (id: number, is_read = false): Notification => ({
  id,
  message: `message ${id}`,
  target_url: '/viewcomments',
  is_read,
  created_at: '2025-05-03T06:30:00Z',
})
const feedOf = (...pages: Notification[][]): Feed => ({
  pages: pages.map((items) => ({ items, unread: 9, next: null })),
  pageParams: [],
})
const frame = (id: number) => ({
  id,
  message: 'new',
  target_url: '/viewrequests',
  timestamp: '2025-05-03T07:30:00Z',
  is_read: false as const,
  unread_count: 10,
})
const ids = (feed: Feed) => feedItems(feed).map(({ id }) => id)

test('adds a new notification on top, unread, with the count of the server', () => {
  const feed = addToFeed(feedOf([item(2)], [item(1)]), frame(3))
  expect(ids(feed)).toEqual([3, 2, 1])
  expect(feedItems(feed)[0]).toMatchObject({ created_at: '2025-05-03T07:30:00Z', is_read: false })
  expect(feedUnread(feed)).toBe(10)
})

test('uses the current time for one without a time', () => {
  const [newest] = feedItems(addToFeed(feedOf([]), { ...frame(3), timestamp: '' }))
  expect(Date.now() - Date.parse(newest?.created_at ?? '')).toBeLessThan(5_000)
})

test('does not add one that is in the list', () => {
  expect(ids(addToFeed(feedOf([item(3), item(2)]), frame(3)))).toEqual([3, 2])
})

test('marks as read by id or up to an id, and removes a withdrawn one', () => {
  const read = (feed: Feed) => feedItems(feed).map(({ is_read }) => is_read)
  const feed = feedOf([item(3)], [item(2), item(1)])
  expect(read(markReadInFeed(feed, { read: { ids: [2] }, unread_count: 2 }))).toEqual([false, true, false])
  expect(read(markReadInFeed(feed, { read: { up_to_id: 2 }, unread_count: 1 }))).toEqual([false, true, true])
  expect(feedUnread(markReadInFeed(feed, { unread_count: 1 }))).toBe(1)
  expect(ids(markReadInFeed(feed, { unread_count: 1, gone: 2 }))).toEqual([3, 1])
})
