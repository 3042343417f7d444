import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { notificationsQuery } from './notifications.api.ts'
import { feedItems } from './parts/feed.ts'

/** The unread notifications that lead to a page. The bell loads them. */
export const useUnreadAbout = (accountId: number, path: string) => {
  const { data } = useInfiniteQuery({ ...notificationsQuery(accountId, useLanguage()), enabled: false })
  const isAbout = (url: string) => url === path || url.startsWith(`${path}?`)
  return feedItems(data).filter(({ is_read, target_url }) => !is_read && isAbout(target_url)).length
}
