import { useEffect, useEffectEvent, useState } from 'react'
import { logWarning } from '../../../lib/log.ts'
import { markReadUpTo, type Notification } from '../notifications.api.ts'
import { markReadInFeed } from './feed.ts'
import type { useFeed } from './useFeed.ts'

type FeedAccess = Pick<ReturnType<typeof useFeed>, 'items' | 'unread' | 'change'>

// Larger than every id.
const NO_ITEM = Number.MAX_SAFE_INTEGER

const unreadIds = (items: readonly Notification[]) =>
  items.filter(({ is_read }) => !is_read).map(({ id }) => id)

/**
 * While the list is open, all up to its newest become read, also those that are not loaded. New are those that were unread when it
 * was opened, and later ones.
 */
export const useMarkRead = ({ items, unread, change }: FeedAccess) => {
  const [isOpen, setOpen] = useState(false)
  const [atOpening, setAtOpening] = useState({ unread: [] as number[], newest: NO_ITEM })
  const upTo = isOpen && unread > 0 ? items[0]?.id : undefined

  const read = useEffectEvent(async (id: number) => {
    try {
      const { unread_count } = await markReadUpTo(id)
      change((feed) => markReadInFeed(feed, { read: { up_to_id: id }, unread_count }))
    } catch (error) {
      logWarning('notifications could not be marked as read', error) // retried when the list is opened again
    }
  })
  useEffect(() => {
    if (upTo !== undefined) void read(upTo)
  }, [upTo])

  const toggle = (isNowOpen: boolean) => {
    if (isNowOpen) setAtOpening({ unread: unreadIds(items), newest: items[0]?.id ?? NO_ITEM })
    setOpen(isNowOpen)
  }
  const isNew = ({ id, is_read }: Notification) =>
    !is_read || id > atOpening.newest || atOpening.unread.includes(id)
  return { isNew, toggle }
}
