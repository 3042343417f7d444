import { logWarning } from '../../../lib/log.ts'
import { markAsRead, type ReadMark } from '../notifications.api.ts'
import { type Feed, markReadInFeed } from './feed.ts'

/** On the server, then in the feed. A failure is logged only: the next visit tries again. */
export const markRead = async (read: ReadMark, change: (to: (feed: Feed) => Feed) => unknown) => {
  try {
    const { unread_count } = await markAsRead(read)
    change((feed) => markReadInFeed(feed, { read, unread_count }))
  } catch (error) {
    logWarning('notifications could not be marked as read', error)
  }
}
