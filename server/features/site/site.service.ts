import { adminMessage, brokenFields } from '../../../contract/rules.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { FormRefusal } from '../../platform/http/refusal.ts'
import type { Messenger } from '../../platform/mail/message.ts'
import { insertContactMessage } from './site.queries.ts'

type Fields = { name?: string; email?: string; subject?: string; message?: string }

type Letterbox = Readonly<{ send: Messenger; adminEmail: string }>

/** Kept for the administrators' desk, and mailed to them: both or neither. */
export const contactAdministrators = (db: Db, { send, adminEmail }: Letterbox, fields: Fields) => {
  const broken = brokenFields(adminMessage, fields)
  if (broken) throw new FormRefusal(broken)
  const { name = '', email = '', subject = '', message = '' } = fields
  const kept = { name: name.trim(), email: email.trim(), subject: subject.trim(), message: message.trim() }
  return inTransaction(db, async (tx) => {
    await insertContactMessage(tx, kept)
    const text = `${kept.message}\n\n${kept.name} <${kept.email}>`
    await send(tx, { via: 'email', to: adminEmail, subject: kept.subject, text, code: null })
  })
}
