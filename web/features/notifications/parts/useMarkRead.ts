import { useEffect, useEffectEvent, useState } from 'react'
import { lists } from '../../../../contract/limits.ts'
import { logWarning } from '../../../lib/log.ts'
import { markRead, type Notification } from '../notifications.api.ts'
import { markReadInFeed } from './feed.ts'
import type { useFeed } from './useFeed.ts'

type FeedAccess = Pick<ReturnType<typeof useFeed>, 'items' | 'change'>

// Larger than every id.
const NO_ITEM = Number.MAX_SAFE_INTEGER

const unreadIds = (items: readonly Notification[]) =>
  items.filter(({ is_read }) => !is_read).map(({ id }) => id)

/** While the list is open, what it shows becomes read. New are those that were not when it was opened, and what came since. */
export const useMarkRead = ({ items, change }: FeedAccess) => {
  const [isOpen, setOpen] = useState(false)
  const [atOpening, setAtOpening] = useState({ unread: [] as number[], newest: NO_ITEM })
  const shown = isOpen ? unreadIds(items).slice(0, lists.rows).join() : ''

  const read = useEffectEvent(async (ids: number[]) => {
    try {
      const { unread_count } = await markRead(ids)
      change((feed) => markReadInFeed(feed, { read: { ids }, unread_count }))
    } catch (error) {
      logWarning('notifications could not be marked as read', error) // the next opening tries again
    }
  })
  useEffect(() => {
    if (shown) void read(shown.split(',').map(Number))
  }, [shown])

  const toggle = (isNowOpen: boolean) => {
    if (isNowOpen) setAtOpening({ unread: unreadIds(items), newest: items[0]?.id ?? NO_ITEM })
    setOpen(isNowOpen)
  }
  const isNew = ({ id, is_read }: Notification) =>
    !is_read || id > atOpening.newest || atOpening.unread.includes(id)
  return { isNew, toggle }
}
