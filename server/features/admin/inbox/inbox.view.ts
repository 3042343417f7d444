import type { ContactMessage, InboxRow } from '../../site/inbox.service.ts'
import { clockView } from '../deadline.view.ts'
import { maskedEmail } from '../../accounts/accounts.service.ts'
import type { selectAnswers } from './inbox.queries.ts'

const time = (at: Date | string) => new Date(at).toISOString()

type InboxTimes = 'createdAt' | 'since' | 'dueAt' | 'warnAt' | 'acknowledgedAt' | 'at'
type InboxListRow = Omit<InboxRow, InboxTimes> & {
  createdAt: Date | string
  since: Date | string
  dueAt: Date | string
  warnAt: Date | string
  acknowledgedAt: Date | string | null
}

export const inboxView = (row: InboxListRow, now: Date) => ({
  id: row.id,
  status: row.status,
  subject: row.subject,
  name: row.name,
  email: maskedEmail(row.email),
  language: row.language,
  created_at: time(row.createdAt),
  since: time(row.since),
  ...clockView({ ...row, isAcknowledged: row.acknowledgedAt !== null, isSettled: row.status !== 'new' }, now),
})

type Answers = Awaited<ReturnType<typeof selectAnswers>>

export const messageView = (
  { message, closeReason, ...row }: ContactMessage,
  answers: Answers,
  now: Date,
) => ({
  ...inboxView(row, now),
  message,
  close_reason: closeReason,
  answers: answers.map((each) => ({
    id: each.id,
    answer: each.answer,
    answered_by: each.answeredBy ?? '',
    answered_at: time(each.answeredAt),
  })),
})
