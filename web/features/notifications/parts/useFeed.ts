import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ServerNotificationFrame } from '../../../../contract/notifications.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { accountSockets, followNetwork } from '../../../lib/socket.ts'
import { ReconnectingSocket } from '../../../lib/reconnecting-socket.ts'
import { emitLiveNotification } from '../live-notifications.ts'
import { notificationsQuery } from '../notifications.api.ts'
import { type Feed, feedItems, feedUnread, addToFeed, markReadInFeed } from './feed.ts'

// While the socket is closed; some proxies block it.
const POLL_INTERVAL = 30_000

export const useFeed = (accountId: number) => {
  const language = useLanguage()
  const client = useQueryClient()
  const [isLive, setLive] = useState(false)
  const [latest, setLatest] = useState('')
  const query = notificationsQuery(accountId, language)
  const list = useInfiniteQuery({ ...query, refetchInterval: isLive ? false : POLL_INTERVAL })

  const change = (to: (feed: Feed) => Feed) =>
    client.setQueryData<Feed>(query.queryKey, (feed) => feed && to(feed))
  const refetch = () => void client.invalidateQueries({ queryKey: query.queryKey })

  const receive = useEffectEvent((frame: ServerNotificationFrame) => {
    // A pending fetch may return an older state.
    const isRefetching = client.isFetching({ queryKey: query.queryKey }) > 0
    if (!('action' in frame)) {
      change((feed) => addToFeed(feed, frame))
      setLatest(frame.message)
      emitLiveNotification()
    } else if (frame.read || frame.gone) change((feed) => markReadInFeed(feed, frame))
    else if (frame.unread_count !== feedUnread(client.getQueryData(query.queryKey))) return refetch()
    if (isRefetching) refetch()
  })
  const wasLost = useRef(false)
  const handleLiveChange = useEffectEvent((isNowLive: boolean) => {
    if (isNowLive && wasLost.current) {
      refetch()
      emitLiveNotification()
    }
    wasLost.current = !isNowLive
    setLive(isNowLive)
  })

  useEffect(() => {
    const { open, renewToken } = accountSockets(accountId)
    const socket = new ReconnectingSocket<ServerNotificationFrame>({
      openSocket: () => open('/ws/notifications/', { lang: language }),
      renewToken,
      onFrame: (frame) => {
        socket.markOpen()
        receive(frame)
      },
      onStatus: (status) => {
        if (status !== 'connecting') handleLiveChange(status === 'open')
      },
    })
    socket.start()
    const unfollowNetwork = followNetwork(socket)
    return () => {
      unfollowNetwork()
      socket.stop()
    }
  }, [accountId, language])

  return { list, items: feedItems(list.data), unread: feedUnread(list.data), latest, change }
}
