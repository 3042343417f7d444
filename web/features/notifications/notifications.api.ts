import { infiniteQueryOptions } from '@tanstack/react-query'
import type * as api from '../../../contract/notifications.ts'
import type { Language } from '../../../contract/limits.ts'
import { type Answer, asSignedIn, call, fillPath, nextCursor, replyFrom } from '../../lib/call.ts'

export type Notification = api.Notification

/** Some of them, the newest first, and how many are unread: on this page or not. */
export type NotificationsPage = { items: readonly Notification[]; unread: number; next: string | null }

type Asked = { language: Language; cursor: string; signal: AbortSignal }

const PAGE = 20

// By hand: the typed call keeps no headers, and a header tells how many are unread.
const notificationsPage = async ({ language, cursor, signal }: Asked): Promise<NotificationsPage> => {
  const path = fillPath('/notifications/', { query: { lang: language, limit: PAGE, cursor } })
  let unread = 0
  const answer = await asSignedIn(async (token): Promise<Answer> => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const response = await fetch(path, { headers, signal })
    unread = Number(response.headers.get('x-unread-count'))
    return { status: response.status, text: await response.text(), link: response.headers.get('link') }
  })
  return { items: replyFrom(answer) as Notification[], unread, next: nextCursor(answer) }
}

/** By account: another person at the same browser never sees them. */
export const notificationsQuery = (accountId: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['notifications', accountId, language],
    queryFn: ({ pageParam, signal }) => notificationsPage({ language, cursor: pageParam, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    networkMode: 'always',
  })

export const markRead = (ids: number[]) =>
  call<typeof api.readNotifications>('POST', '/notifications/read/', { body: { ids } })
