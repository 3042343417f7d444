// The filter is in the URL, also in that of a message that was opened from the list.
import { adminPaths } from '../shell/admin-paths.ts'

export const inboxStatuses = ['new', 'answered', 'closed'] as const
export type InboxStatus = (typeof inboxStatuses)[number]

export const parseStatus = (searchParams: URLSearchParams): InboxStatus =>
  inboxStatuses.find((status) => status === searchParams.get('status')) ?? 'new'

const statusSearch = (status: InboxStatus) => (status === 'new' ? '' : `?status=${status}`)

export const inboxPath = (status: InboxStatus) => `${adminPaths.inbox()}${statusSearch(status)}`
export const messagePath = (id: number, status: InboxStatus) =>
  `${adminPaths.message(id)}${statusSearch(status)}`
