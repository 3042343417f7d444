import { infiniteQueryOptions } from '@tanstack/react-query'
import type * as api from '../../../contract/notifications.ts'
import type { Language } from '../../../contract/language.ts'
import { withAccessToken, call, fillPath, parseNextCursor, parseReply } from '../../lib/http/call.ts'
import type { RawResponse } from '../../lib/http/raw-response.ts'

export type Notification = api.Notification

/** The newest first. `unread` counts all, not only this page. */
export type NotificationsPage = { items: readonly Notification[]; unread: number; next: string | null }

type NotificationsPageQuery = { language: Language; cursor: string; signal: AbortSignal }

const PAGE_SIZE = 20

// Without call(), which does not return the header with the unread count.
const fetchNotifications = async ({
  language,
  cursor,
  signal,
}: NotificationsPageQuery): Promise<NotificationsPage> => {
  const path = fillPath('/notifications/', { query: { lang: language, limit: PAGE_SIZE, cursor } })
  let unread = 0
  const answer = await withAccessToken(async (token): Promise<RawResponse> => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const response = await fetch(path, { headers, signal })
    unread = Number(response.headers.get('x-unread-count'))
    return { status: response.status, text: await response.text(), link: response.headers.get('link') }
  })
  return { items: parseReply(answer) as Notification[], unread, next: parseNextCursor(answer) }
}

/** The key contains the account: another account must not see them. */
export const notificationsQuery = (accountId: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['notifications', accountId, language],
    queryFn: ({ pageParam, signal }) => fetchNotifications({ language, cursor: pageParam, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export type ReadMark = { ids: number[] } | { up_to_id: number }

export const markAsRead = (body: ReadMark) =>
  call<typeof api.readNotifications>('POST', '/notifications/read/', { body })
