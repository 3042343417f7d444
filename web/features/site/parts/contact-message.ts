// Sends the contact form: on the server for browsers without scripts.
import type { Language } from '../../../../contract/language.ts'
import { limits, urgencies, type Urgency } from '../../../../contract/limits.ts'
import { adminMessage, invalidFields } from '../../../../contract/rules.ts'
import { type Call, CallError } from '../../../lib/http/call.ts'
import { ignoreAlreadyDone } from '../../../lib/http/ignore-already-done.ts'
import { fieldProblems } from '../../../lib/forms/rule-text.ts'
import { type AdminMessage, postAdminMessage } from '../site.api.ts'

export type Field = Exclude<keyof AdminMessage, 'urgency'>
export const FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies readonly Field[]

type WrongFields = Partial<Record<Field, string[]>>

export type SendOutcome =
  /** Without a code when the response was lost. */
  | { kind: 'sent'; code?: string | undefined }
  | { kind: 'wrong'; values: AdminMessage; fields: WrongFields }
  | { kind: 'tooMany' | 'failed'; values: AdminMessage }

// Browsers send line breaks as CRLF, which would count twice against the limit.
const readText = (form: FormData, field: Field) => {
  const value = form.get(field)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

const readUrgency = (form: FormData): Urgency =>
  urgencies.find((each) => each === form.get('urgency')) ?? 'normal'

const valuesOf = (form: FormData): AdminMessage => ({
  name: readText(form, 'name'),
  email: readText(form, 'email'),
  subject: readText(form, 'subject'),
  message: readText(form, 'message'),
  urgency: readUrgency(form),
})

const truncateValues = ({ name, email, subject, message, urgency }: AdminMessage): AdminMessage => ({
  urgency,
  name: name.slice(0, limits.name),
  email: email.slice(0, limits.email),
  subject: subject.slice(0, limits.adminMessage.subject),
  message: message.slice(0, limits.adminMessage.message),
})

// fetch() throws a TypeError when the server is unreachable.
const isNetworkError = (error: unknown) => error instanceof TypeError

const answerFromError = (error: unknown, values: AdminMessage): SendOutcome => {
  if (isNetworkError(error)) return { kind: 'failed', values }
  if (!(error instanceof CallError)) throw error
  const fields = fieldProblems(error)
  if (fields) return { kind: 'wrong', values, fields }
  return { kind: error.status === 429 ? 'tooMany' : 'failed', values }
}

type SendContext = {
  call: Call
  language: Language
  /** Without scripts there is no Idempotency-Key. */
  keyFor?: (sent: readonly unknown[]) => string
}

export const sendContactMessage = async (
  { call, language, keyFor }: SendContext,
  form: FormData,
): Promise<SendOutcome> => {
  const values = valuesOf(form)
  const { urgency, ...texts } = values
  const fields = invalidFields(adminMessage, texts)
  if (fields) return { kind: 'wrong', values: truncateValues(values), fields }
  try {
    const body = { ...texts, ...(urgency !== 'normal' && { urgency }) }
    const reply = await ignoreAlreadyDone(postAdminMessage(call, body, { language, key: keyFor?.([body]) }))
    return { kind: 'sent', code: reply?.tracking_code }
  } catch (error) {
    return answerFromError(error, truncateValues(values))
  }
}
