import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Detail } from './schemas.ts'

// Missing and empty fields reach the rules, which answer with the form's own messages.
const Text = (max: number) => Type.Optional(Type.String({ maxLength: max }))

export const AdminMessage = Type.Object({
  name: Text(limits.name),
  email: Text(limits.email),
  subject: Text(limits.adminMessage.subject),
  message: Text(limits.adminMessage.message),
})

export const contactAdmin = endpoint({
  method: 'POST',
  path: '/contact-haat-admin/',
  access: 'anyone',
  summary: 'Write to the administrators',
  body: AdminMessage,
  reply: { 201: Detail },
  rate: { calls: 10, minutes: 60 },
})

export const OutboxMessage = Type.Object({
  at: Type.String(),
  via: Type.Union([Type.Literal('email'), Type.Literal('mobile')]),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  code: Type.Union([Type.String(), Type.Null()]),
})

export const readOutbox = endpoint({
  method: 'GET',
  path: '/outbox/',
  access: 'anyone',
  summary: 'The newest mails and text messages of a trial installation; only from the machine itself',
  reply: { 200: Type.Array(OutboxMessage) },
  refusals: ['not_found'],
})
