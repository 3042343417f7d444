import type { Urgency } from '../../../../contract/limits.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import {
  acknowledgeContactMessage,
  closeAnsweredMessage,
  correctContactMessageUrgency,
  getContactMessage,
  contactMessages,
  lockContactMessageOrRefuse,
  reopenContactMessage,
  settleContactMessage,
} from '../../site/inbox.service.ts'
import type { AuditDetails } from '../audit/audit-chain.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { requireFilled, validateReason } from '../form.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { acknowledgementMail, inboxAnswerMail } from './answer-mail.ts'
import { insertAnswer, selectAnswers } from './inbox.queries.ts'
import { inboxView, messageView } from './inbox.view.ts'

export const listInbox = async (
  db: Db,
  query: Parameters<typeof contactMessages>[1],
  { clock }: AdminDeps,
) => {
  const { pageRows, next } = await contactMessages(db, query)
  return { messages: pageRows.map((row) => inboxView(row, clock())), next }
}

export const inboxMessage = async (db: Db, id: number, { clock }: AdminDeps) => {
  const [message, answers] = await Promise.all([getContactMessage(db, id), selectAnswers(db, id)])
  return messageView(message, answers, clock())
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

/** Sends the e-mail once: a second press changes nothing. */
export const acknowledgeMessage = (db: Db, by: InboxAction) =>
  inTransaction(db, async (tx) => {
    const message = await lockUnanswered(tx, by.id)
    if (message.acknowledgedAt !== null) return
    await acknowledgeContactMessage(tx, by.id, by.deps.clock())
    const mail = acknowledgementMail(message, by.deps.publicUrl)
    if (message.email !== '') await by.deps.send(tx, { via: 'email', to: message.email, ...mail, code: null })
    await writeInboxAudit(tx, by, 'contact_acknowledged')
  })

/** Stores, logs and sends the answer in one transaction: concurrent answers send one mail. */
export const answerMessage = (db: Db, { answer: typed }: { answer?: string }, by: InboxAction) => {
  const { answer } = requireFilled<'answer'>({ answer: typed })
  const { staff, id, deps } = by
  const now = deps.clock()
  return inTransaction(db, async (tx) => {
    const message = await lockUnanswered(tx, id)
    if (message.email === '') throw new Refusal('sender_gone')
    await insertAnswer(tx, { messageId: id, answer, answeredBy: staff.id, answeredAt: now })
    await settleContactMessage(tx, id, { status: 'answered', now })
    const mail = inboxAnswerMail(message, answer)
    await deps.send(tx, { via: 'email', to: message.email, ...mail, code: null })
    await writeInboxAudit(tx, by, 'contact_answered')
  })
}

type Correction = { urgency: Urgency; reason?: string }

export const correctUrgency = (db: Db, { urgency, reason: given = '' }: Correction, by: InboxAction) => {
  const reason = validateReason(given)
  const now = by.deps.clock()
  return inTransaction(db, async (tx) => {
    const message = await lockUnanswered(tx, by.id)
    if (message.urgency === urgency) return
    await correctContactMessageUrgency(tx, message, { urgency, now })
    const details = { urgency, urgency_before: message.urgency, reason }
    await writeInboxAudit(tx, by, 'urgency_corrected', details)
  })
}

/** Without an answer only for a reason, which the sender can read. */
export const closeMessage = (db: Db, { reason: given = '' }: { reason?: string }, by: InboxAction) =>
  inTransaction(db, async (tx) => {
    const { status } = await lockContactMessageOrRefuse(tx, by.id)
    if (status === 'closed') throw new Refusal('message_settled')
    const now = by.deps.clock()
    if (status === 'answered') {
      await closeAnsweredMessage(tx, by.id, now)
      return writeInboxAudit(tx, by, 'contact_closed')
    }
    const reason = validateReason(given)
    await settleContactMessage(tx, by.id, { status: 'closed', now, reason })
    return writeInboxAudit(tx, by, 'contact_closed', { reason })
  })

export const reopenMessage = (db: Db, by: InboxAction) =>
  inTransaction(db, async (tx) => {
    const { status } = await lockContactMessageOrRefuse(tx, by.id)
    if (status === 'new') throw new Refusal('message_waiting')
    await reopenContactMessage(tx, by.id, by.deps.clock())
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
