// Which messages are listed stands in the address, also in that of a message that was opened from the list.
import { deskPaths } from '../desk/desk-paths.ts'

export const inboxStatuses = ['new', 'answered', 'closed'] as const
export type InboxStatus = (typeof inboxStatuses)[number]

export const statusIn = (words: URLSearchParams): InboxStatus =>
  inboxStatuses.find((status) => status === words.get('status')) ?? 'new'

const searchOf = (status: InboxStatus) => (status === 'new' ? '' : `?status=${status}`)

export const inboxPath = (status: InboxStatus) => `${deskPaths.inbox()}${searchOf(status)}`
export const letterPath = (id: number, status: InboxStatus) => `${deskPaths.letter(id)}${searchOf(status)}`
