import type { ContactMessage, InboxRow } from '../../site/inbox.service.ts'
import { maskedEmail } from '../../accounts/accounts.service.ts'
import type { selectAnswers } from './inbox.queries.ts'

const time = (at: Date | string) => new Date(at).toISOString()

type InboxListRow = Omit<InboxRow, 'createdAt' | 'at'> & { createdAt: Date | string; at: Date | string }

export const inboxView = (row: InboxListRow) => ({
  id: row.id,
  status: row.status,
  subject: row.subject,
  name: row.name,
  email: maskedEmail(row.email),
  language: row.language,
  created_at: time(row.createdAt),
  since: time(row.at),
})

type Answers = Awaited<ReturnType<typeof selectAnswers>>

export const messageView = ({ message, since, ...row }: ContactMessage, answers: Answers) => ({
  ...inboxView({ ...row, at: since }),
  message,
  answers: answers.map((each) => ({
    id: each.id,
    answer: each.answer,
    answered_by: each.answeredBy ?? '',
    answered_at: time(each.answeredAt),
  })),
})
