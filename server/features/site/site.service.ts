import { startClock } from '../../../contract/grievance-clock.ts'
import { languageOf } from '../../../contract/language.ts'
import type { Urgency } from '../../../contract/limits.ts'
import { adminMessage, invalidFields } from '../../../contract/rules.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { FormRefusal } from '../../platform/http/refusal.ts'
import type { Messenger } from '../../platform/mail/message.ts'
import { formatCode, makeReadableCode } from '../../platform/readable-code.ts'
import { insertContactMessage } from './site.queries.ts'

type Fields = { name?: string; email?: string; subject?: string; message?: string }
type PageLanguage = string | undefined

type ContactMailDeps = Readonly<{ send: Messenger; adminEmail: string; clock: Clock }>

const detectLanguage = (lang: PageLanguage, message: string) => {
  if (lang !== undefined) return languageOf(lang)
  return /\p{Script=Devanagari}/u.test(message) ? 'hi' : 'en'
}

/** Returns the tracking code. */
export const contactAdministrators = (
  db: Db,
  { send, adminEmail, clock }: ContactMailDeps,
  { lang, urgency = 'normal', ...fields }: Fields & { lang?: PageLanguage; urgency?: Urgency },
) => {
  const broken = invalidFields(adminMessage, fields)
  if (broken) throw new FormRefusal(broken)
  const { name = '', email = '', subject = '', message = '' } = fields
  const trimmedFields = {
    name: name.trim(),
    email: email.trim(),
    subject: subject.trim(),
    message: message.trim(),
  }
  return inTransaction(db, async (tx) => {
    const now = clock()
    const trackingCode = makeReadableCode()
    await insertContactMessage(tx, {
      ...trimmedFields,
      ...startClock(urgency, now),
      trackingCode,
      language: detectLanguage(lang, message),
      createdAt: now,
      since: now,
    })
    const text = `${trimmedFields.message}\n\n${trimmedFields.name} <${trimmedFields.email}>`
    await send(tx, { via: 'email', to: adminEmail, subject: trimmedFields.subject, text, code: null })
    return formatCode(trackingCode)
  })
}
