// The contact inbox: looked through, answered by e-mail, laid aside and taken up again.
import { type Db, inTransaction, type Tx } from '../../../platform/db/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import {
  contactMessage,
  contactMessages,
  holdContactMessage,
  settleContactMessage,
} from '../../site/inbox.service.ts'
import type { AuditDetails } from '../audit/audit-chain.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { filledIn } from '../form.ts'
import { checkedReason } from '../reason.ts'
import type { DeskTools } from '../tools.ts'
import { answerLetter } from './answer-letter.ts'
import { insertAnswer, selectAnswers } from './inbox.queries.ts'
import { inboxView, messageView } from './inbox.view.ts'

export const listInbox = async (db: Db, asked: Parameters<typeof contactMessages>[1]) => {
  const { shown, next } = await contactMessages(db, asked)
  return { messages: shown.map(inboxView), next }
}

export const inboxMessage = async (db: Db, id: number) => {
  const [message, answers] = await Promise.all([contactMessage(db, id), selectAnswers(db, id)])
  return messageView(message, answers)
}

type Written = { staff: Staff; id: number; tools: DeskTools }

const writeDown = (tx: Tx, { staff, id, tools }: Written, action: string, details: AuditDetails = {}) =>
  writeAudit(tx, {
    staffId: staff.id,
    action,
    subject: { kind: 'contact_message', id },
    details,
    now: tools.clock(),
  })

const holdWaiting = async (tx: Tx, id: number) => {
  const message = await holdContactMessage(tx, id)
  if (message.status !== 'new') throw new Refusal('message_settled')
  return message
}

/** Kept, written down and given to the post in one: it is sent once, whoever else answers at the same moment. */
export const answerMessage = (db: Db, { answer: typed }: { answer?: string }, by: Written) => {
  const { answer } = filledIn<'answer'>({ answer: typed })
  const { staff, id, tools } = by
  const now = tools.clock()
  return inTransaction(db, async (tx) => {
    const message = await holdWaiting(tx, id)
    if (message.email === '') throw new Refusal('sender_gone')
    await insertAnswer(tx, { messageId: id, answer, answeredBy: staff.id, answeredAt: now })
    await settleContactMessage(tx, id, 'answered', now)
    const letter = answerLetter(message, answer)
    await tools.send(tx, { via: 'email', to: message.email, ...letter, code: null })
    await writeDown(tx, by, 'contact_answered')
  })
}

export const closeMessage = (db: Db, by: Written) =>
  inTransaction(db, async (tx) => {
    const { status } = await holdContactMessage(tx, by.id)
    if (status === 'closed') throw new Refusal('message_settled')
    await settleContactMessage(tx, by.id, 'closed', by.tools.clock())
    await writeDown(tx, by, 'contact_closed')
  })

export const reopenMessage = (db: Db, by: Written) =>
  inTransaction(db, async (tx) => {
    const { status } = await holdContactMessage(tx, by.id)
    if (status === 'new') throw new Refusal('message_waiting')
    await settleContactMessage(tx, by.id, 'new', by.tools.clock())
    await writeDown(tx, by, 'contact_reopened')
  })

/** The asking is written down first. */
export const showSender = (db: Db, given: { reason?: string }, by: Written) => {
  const reason = checkedReason(given.reason ?? '')
  return inTransaction(db, async (tx) => {
    const { email } = await contactMessage(tx, by.id)
    await writeDown(tx, by, 'personal_shown', { reason })
    return { email }
  })
}
