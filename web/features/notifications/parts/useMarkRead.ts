import { useEffect, useEffectEvent, useState } from 'react'
import type { Notification } from '../notifications.api.ts'
import { markRead } from './mark-read.ts'
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

  const read = useEffectEvent((id: number) => markRead({ up_to_id: id }, change))
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
