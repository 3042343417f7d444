import { Type } from 'typebox'
import { adminLimits } from './admin-limits.ts'
import { endpoint } from './endpoint.ts'
import { Clock, UrgencyCorrection } from './grievance-schemas.ts'
import { limits } from './limits.ts'
import { FormText, Id, orNull, page } from './schemas.ts'

const InboxParams = Type.Object({ id: Id })
const InboxStatus = Type.Enum(['new', 'answered', 'closed'])

const summary = {
  id: Id,
  status: InboxStatus,
  subject: Type.String(),
  name: Type.String(),
  /** Masked; empty when the sender's account is deleted. */
  email: Type.String(),
  language: Type.Enum(['hi', 'en']),
  created_at: Type.String(),
  /** New message: time of receipt. Others: time of the answer or of closing. */
  since: Type.String(),
  ...Clock.properties,
}
const InboxSummary = Type.Object(summary)

const InboxMessage = Type.Object({
  ...summary,
  message: Type.String(),
  /** Why it was closed without an answer. */
  close_reason: orNull(Type.String()),
  answers: Type.Array(
    Type.Object({ id: Id, answer: Type.String(), answered_by: Type.String(), answered_at: Type.String() }),
  ),
})

export const listInbox = endpoint({
  method: 'GET',
  path: '/admin/inbox/',
  access: 'admin',
  right: 'see_inbox',
  summary: 'Messages of one status: new ones with the least time left first, others newest first',
  query: Type.Object({ status: Type.Optional(InboxStatus), ...page }),
  reply: { 200: Type.Array(InboxSummary) },
})

export const readInboxMessage = endpoint({
  method: 'GET',
  path: '/admin/inbox/:id/',
  access: 'admin',
  right: 'see_inbox',
  summary: 'A message with its answers',
  params: InboxParams,
  reply: { 200: InboxMessage },
  refusals: ['not_found'],
})

export const answerInboxMessage = endpoint({
  method: 'POST',
  path: '/admin/inbox/:id/answer/',
  access: 'admin',
  right: 'answer_inbox',
  summary: 'Answer a message by e-mail, in the language of its sender',
  params: InboxParams,
  body: Type.Object({ answer: FormText(adminLimits.contactAnswer) }),
  reply: { 200: InboxMessage },
  refusals: ['not_found', 'message_settled', 'sender_gone'],
  invalidates: [],
})

export const acknowledgeInboxMessage = endpoint({
  method: 'POST',
  path: '/admin/inbox/:id/acknowledge/',
  access: 'admin',
  right: 'answer_inbox',
  summary: 'Acknowledge a message by e-mail; the answer follows later',
  params: InboxParams,
  reply: { 200: InboxMessage },
  refusals: ['not_found', 'message_settled'],
  invalidates: [],
})

export const correctMessageUrgency = endpoint({
  method: 'POST',
  path: '/admin/inbox/:id/urgency/',
  access: 'admin',
  right: 'answer_inbox',
  summary: 'Correct the urgency of a message; its deadlines are computed again from its receipt',
  params: InboxParams,
  body: UrgencyCorrection,
  reply: { 200: InboxMessage },
  refusals: ['not_found', 'message_settled'],
  invalidates: [],
})

export const closeInboxMessage = endpoint({
  method: 'POST',
  path: '/admin/inbox/:id/close/',
  access: 'admin',
  right: 'answer_inbox',
  summary: 'Close a message; without an answer only for a reason, which the sender can read',
  params: InboxParams,
  body: Type.Object({ reason: FormText(limits.staffReason * 4) }),
  reply: { 200: InboxMessage },
  refusals: ['not_found', 'message_settled'],
  invalidates: [],
})

export const reopenInboxMessage = endpoint({
  method: 'POST',
  path: '/admin/inbox/:id/reopen/',
  access: 'admin',
  right: 'answer_inbox',
  summary: 'Reopen an answered or closed message',
  params: InboxParams,
  reply: { 200: InboxMessage },
  refusals: ['not_found', 'message_waiting'],
  invalidates: [],
})

export const showSender = endpoint({
  method: 'POST',
  path: '/admin/inbox/:id/sender/',
  access: 'admin',
  right: 'see_personal',
  summary: 'The e-mail address of a sender; the access is written to the audit log',
  params: InboxParams,
  body: Type.Object({ reason: FormText(limits.staffReason * 4) }),
  reply: { 200: Type.Object({ email: Type.String() }) },
  refusals: ['not_found'],
  isSecret: true,
  invalidates: [],
})
