import { PermanentJobError } from '../jobs/jobs.ts'
import type { Deliver, OutgoingMessage } from '../mail/message.ts'
import type { GatewayFile } from './gateway-file.ts'
import { codeOf, errorOf } from '../postgres/errno.ts'

const DEADLINE_MS = 15_000
// Permanently rejected. Other statuses (a wrong key, rate limits) may be temporary.
const REFUSED = new Set([400, 422])

type TemplateValues = Readonly<Record<string, string>>

const templateValues = (
  { to, text, code, template, id }: OutgoingMessage,
  { templates }: GatewayFile,
): TemplateValues => {
  const templateId = template && templates[template.kind]?.[template.language]
  if (!template || !templateId) throw new PermanentJobError('a text message without a registered template')
  return { mobile: to, text, code: code ?? '', template_id: templateId, language: template.language, id }
}

const fillTemplate = (pattern: unknown, words: TemplateValues): unknown => {
  if (typeof pattern === 'string')
    return pattern.replaceAll(/\{(\w+)\}/g, (all, name: string) => words[name] ?? all)
  if (Array.isArray(pattern)) return pattern.map((each) => fillTemplate(each, words))
  if (typeof pattern !== 'object' || pattern === null) return pattern
  return Object.fromEntries(Object.entries(pattern).map(([name, each]) => [name, fillTemplate(each, words)]))
}

const pairsIn = (body: unknown) =>
  Object.entries(body ?? {}).map(([name, value]): [string, string] => [name, String(value)])

const encodeBody = (body: unknown, format: GatewayFile['format']) =>
  format === 'form'
    ? {
        body: new URLSearchParams(pairsIn(body)).toString(),
        type: 'application/x-www-form-urlencoded',
      }
    : { body: JSON.stringify(body), type: 'application/json' }

// fetch() refuses URLs with credentials.
const splitCredentials = (configured: string) => {
  const url = new URL(configured)
  const { username, password } = url
  url.username = url.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { url, login: username ? { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } : {} }
}

const networkErrorCode = (error: unknown) => {
  const { name, cause } = errorOf(error)
  return codeOf(cause) ?? name
}

/** Sends text messages through an HTTP gateway. Responses may contain the number, so they are never logged. */
export const smsDelivery = (configured: string, file: GatewayFile): Deliver => {
  const { url, login } = splitCredentials(configured)
  return async (outgoing) => {
    const { body, type } = encodeBody(fillTemplate(file.body, templateValues(outgoing, file)), file.format)
    const headers = { ...login, ...file.headers, 'content-type': type }
    const signal = AbortSignal.timeout(DEADLINE_MS)
    const request = { method: 'POST', headers, body, signal, redirect: 'error' } as const
    const reply = await fetch(url, request).catch((error: unknown) => {
      throw new Error(`the text message gateway can't be reached (${networkErrorCode(error)})`)
    })
    const answer = await reply.text().catch(() => '')
    if (REFUSED.has(reply.status))
      throw new PermanentJobError(`the text message gateway answered ${reply.status}`)
    if (!reply.ok) throw new Error(`the text message gateway answered ${reply.status}`)
    if (file.accepted && !answer.includes(file.accepted))
      throw new Error('the text message gateway did not accept')
  }
}
