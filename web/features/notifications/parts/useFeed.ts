import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ServerNotificationFrame } from '../../../../contract/notifications.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { socketsOf } from '../../../lib/socket.ts'
import { tellOfNotification } from '../live-notifications.ts'
import { notificationsQuery } from '../notifications.api.ts'
import { type Feed, itemsIn, unreadIn, withNew, withRead } from './feed.ts'
import { listen } from './listen.ts'

// While the socket is down, as it is behind some proxies.
const ASK_EVERY = 30_000

/** The notifications of somebody: listed, then live, in every tab the same; without a socket they are asked for. */
export const useFeed = (accountId: number) => {
  const language = useLanguage()
  const client = useQueryClient()
  const [isLive, setLive] = useState(false)
  const [latest, setLatest] = useState('')
  const query = notificationsQuery(accountId, language)
  const list = useInfiniteQuery({ ...query, refetchInterval: isLive ? false : ASK_EVERY })

  const change = (to: (feed: Feed) => Feed) =>
    client.setQueryData<Feed>(query.queryKey, (feed) => feed && to(feed))
  const askAgain = () => void client.invalidateQueries({ queryKey: query.queryKey })

  const hear = useEffectEvent((frame: ServerNotificationFrame) => {
    // A list that is on its way may have been read before this happened.
    const isBehind = client.isFetching({ queryKey: query.queryKey }) > 0
    if (!('action' in frame)) {
      change((feed) => withNew(feed, frame))
      setLatest(frame.message)
      tellOfNotification()
    } else if (frame.read || frame.gone) change((feed) => withRead(feed, frame))
    else if (frame.unread_count !== unreadIn(client.getQueryData(query.queryKey))) return askAgain()
    if (isBehind) askAgain()
  })
  const wasLost = useRef(false)
  const turn = useEffectEvent((isNowLive: boolean) => {
    if (isNowLive && wasLost.current) askAgain()
    wasLost.current = !isNowLive
    setLive(isNowLive)
  })

  useEffect(() => {
    const { open, renewToken } = socketsOf(accountId)
    return listen<ServerNotificationFrame>({
      open: () => open('/ws/notifications/', { lang: language }),
      renewToken,
      onFrame: (frame) => hear(frame),
      onLine: (isNowLive) => turn(isNowLive),
    })
  }, [accountId, language])

  return { list, items: itemsIn(list.data), unread: unreadIn(list.data), latest, change }
}
