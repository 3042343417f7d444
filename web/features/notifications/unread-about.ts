import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { notificationsQuery } from './notifications.api.ts'
import { type Feed, feedItems } from './parts/feed.ts'
import { markRead } from './parts/mark-read.ts'

/** The unread notifications that lead to a page. The bell loads them. */
const useFeedAbout = (accountId: number, path: string) => {
  const query = notificationsQuery(accountId, useLanguage())
  const { data } = useInfiniteQuery({ ...query, enabled: false })
  const isAbout = (url: string) => url === path || url.startsWith(`${path}?`)
  return {
    queryKey: query.queryKey,
    isLoaded: data !== undefined,
    unread: feedItems(data).filter(({ is_read, target_url }) => !is_read && isAbout(target_url)),
  }
}

export const useUnreadAbout = (accountId: number, path: string) => useFeedAbout(accountId, path).unread.length

type LoadedPage = {
  accountId: number
  path: string
  /** When the rows of the page were loaded; 0 before. */
  loadedAt: number
}

/** The page lists what they are about. One that arrives later stays unread until the rows are loaded again. */
export const useReadOnPage = ({ accountId, path, loadedAt }: LoadedPage) => {
  const client = useQueryClient()
  const { queryKey, isLoaded, unread } = useFeedAbout(accountId, path)
  const read = useEffectEvent(() => {
    const ids = unread.map(({ id }) => id)
    if (ids.length > 0)
      void markRead({ ids }, (to) => client.setQueryData<Feed>(queryKey, (feed) => feed && to(feed)))
  })
  useEffect(() => {
    if (isLoaded && loadedAt > 0) read()
  }, [isLoaded, loadedAt])
}
