import { languageOf } from '../../../contract/language.ts'
import { adminMessage, brokenFields } from '../../../contract/rules.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { FormRefusal } from '../../platform/http/refusal.ts'
import type { Messenger } from '../../platform/mail/message.ts'
import { insertContactMessage } from './site.queries.ts'

type Fields = { name?: string; email?: string; subject?: string; message?: string }
/** In which the page was read, when it says so. */
type Said = string | undefined

type Letterbox = Readonly<{ send: Messenger; adminEmail: string; clock: Clock }>

// In which the answer is read: as the page said, or else as it is written.
const languageIn = (lang: Said, message: string) => {
  if (lang !== undefined) return languageOf(lang)
  return /\p{Script=Devanagari}/u.test(message) ? 'hi' : 'en'
}

/** Kept for the administrators' desk, and mailed to them: both or neither. */
export const contactAdministrators = (
  db: Db,
  { send, adminEmail, clock }: Letterbox,
  { lang, ...fields }: Fields & { lang?: Said },
) => {
  const broken = brokenFields(adminMessage, fields)
  if (broken) throw new FormRefusal(broken)
  const { name = '', email = '', subject = '', message = '' } = fields
  const kept = { name: name.trim(), email: email.trim(), subject: subject.trim(), message: message.trim() }
  return inTransaction(db, async (tx) => {
    const now = clock()
    await insertContactMessage(tx, {
      ...kept,
      language: languageIn(lang, message),
      createdAt: now,
      since: now,
    })
    const text = `${kept.message}\n\n${kept.name} <${kept.email}>`
    await send(tx, { via: 'email', to: adminEmail, subject: kept.subject, text, code: null })
  })
}
