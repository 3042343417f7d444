import { type Db, inTransaction, type Tx } from '../../../platform/db/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import {
  getContactMessage,
  contactMessages,
  lockContactMessageOrRefuse,
  setContactMessageStatus,
} from '../../site/inbox.service.ts'
import type { AuditDetails } from '../audit/audit-chain.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { requireFilled, validateReason } from '../form.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { inboxAnswerMail } from './answer-mail.ts'
import { insertAnswer, selectAnswers } from './inbox.queries.ts'
import { inboxView, messageView } from './inbox.view.ts'

export const listInbox = async (db: Db, query: Parameters<typeof contactMessages>[1]) => {
  const { pageRows, next } = await contactMessages(db, query)
  return { messages: pageRows.map(inboxView), next }
}

export const inboxMessage = async (db: Db, id: number) => {
  const [message, answers] = await Promise.all([getContactMessage(db, id), selectAnswers(db, id)])
  return messageView(message, answers)
}

type InboxAction = { staff: Staff; id: number; deps: AdminDeps }

const writeInboxAudit = (tx: Tx, by: InboxAction, action: string, details: AuditDetails = {}) =>
  writeAudit(
    tx,
    { staffId: by.staff.id, now: by.deps.clock() },
    { action, kind: 'contact_message', id: by.id, details },
  )

const lockUnanswered = async (tx: Tx, id: number) => {
  const message = await lockContactMessageOrRefuse(tx, id)
  if (message.status !== 'new') throw new Refusal('message_settled')
  return message
}

/** Stores, logs and sends the answer in one transaction: concurrent answers send one mail. */
export const answerMessage = (db: Db, { answer: typed }: { answer?: string }, by: InboxAction) => {
  const { answer } = requireFilled<'answer'>({ answer: typed })
  const { staff, id, deps } = by
  const now = deps.clock()
  return inTransaction(db, async (tx) => {
    const message = await lockUnanswered(tx, id)
    if (message.email === '') throw new Refusal('sender_gone')
    await insertAnswer(tx, { messageId: id, answer, answeredBy: staff.id, answeredAt: now })
    await setContactMessageStatus(tx, id, 'answered', now)
    const mail = inboxAnswerMail(message, answer)
    await deps.send(tx, { via: 'email', to: message.email, ...mail, code: null })
    await writeInboxAudit(tx, by, 'contact_answered')
  })
}

export const closeMessage = (db: Db, by: InboxAction) =>
  inTransaction(db, async (tx) => {
    const { status } = await lockContactMessageOrRefuse(tx, by.id)
    if (status === 'closed') throw new Refusal('message_settled')
    await setContactMessageStatus(tx, by.id, 'closed', by.deps.clock())
    await writeInboxAudit(tx, by, 'contact_closed')
  })

export const reopenMessage = (db: Db, by: InboxAction) =>
  inTransaction(db, async (tx) => {
    const { status } = await lockContactMessageOrRefuse(tx, by.id)
    if (status === 'new') throw new Refusal('message_waiting')
    await setContactMessageStatus(tx, by.id, 'new', by.deps.clock())
    await writeInboxAudit(tx, by, 'contact_reopened')
  })

/** Writes the audit log before it reveals the sender. */
export const revealSender = (db: Db, given: { reason?: string }, by: InboxAction) => {
  const reason = validateReason(given.reason ?? '')
  return inTransaction(db, async (tx) => {
    const { email } = await getContactMessage(tx, by.id)
    await writeInboxAudit(tx, by, 'personal_shown', { reason })
    return { email }
  })
}
