import { Hopeless } from '../jobs/jobs.ts'
import type { Deliver, Parcel } from '../mail/message.ts'
import type { GatewayFile } from './gateway-file.ts'
import { codeOf, errorOf } from '../postgres/errno.ts'

const DEADLINE_MS = 15_000
// It understood and will never take this one. Other refusals (a wrong key, too many) are repaired or pass.
const REFUSED = new Set([400, 422])

type Words = Readonly<Record<string, string>>

const wordsFor = ({ to, text, code, template, id }: Parcel, { templates }: GatewayFile): Words => {
  const templateId = template && templates[template.kind]?.[template.language]
  if (!template || !templateId) throw new Hopeless('a text message without a registered template')
  return { mobile: to, text, code: code ?? '', template_id: templateId, language: template.language, id }
}

const filled = (pattern: unknown, words: Words): unknown => {
  if (typeof pattern === 'string')
    return pattern.replaceAll(/\{(\w+)\}/g, (all, name: string) => words[name] ?? all)
  if (Array.isArray(pattern)) return pattern.map((each) => filled(each, words))
  if (typeof pattern !== 'object' || pattern === null) return pattern
  return Object.fromEntries(Object.entries(pattern).map(([name, each]) => [name, filled(each, words)]))
}

const pairsIn = (body: unknown) =>
  Object.entries(body ?? {}).map(([name, value]): [string, string] => [name, String(value)])

const encoded = (body: unknown, format: GatewayFile['format']) =>
  format === 'form'
    ? {
        body: new URLSearchParams(pairsIn(body)).toString(),
        type: 'application/x-www-form-urlencoded',
      }
    : { body: JSON.stringify(body), type: 'application/json' }

// fetch() takes no address with a password in it.
const split = (address: string) => {
  const url = new URL(address)
  const { username, password } = url
  url.username = url.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { url, login: username ? { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } : {} }
}

const networkWords = (error: unknown) => {
  const { name, cause } = errorOf(error)
  return codeOf(cause) ?? name
}

/** Text messages through an HTTP gateway. Its replies may repeat the number, so they are read and never kept. */
export const smsDelivery = (address: string, file: GatewayFile): Deliver => {
  const { url, login } = split(address)
  return async (parcel) => {
    const { body, type } = encoded(filled(file.body, wordsFor(parcel, file)), file.format)
    const headers = { ...login, ...file.headers, 'content-type': type }
    const signal = AbortSignal.timeout(DEADLINE_MS)
    const asked = { method: 'POST', headers, body, signal, redirect: 'error' } as const
    const reply = await fetch(url, asked).catch((error: unknown) => {
      throw new Error(`the text message gateway can't be reached (${networkWords(error)})`)
    })
    const answer = await reply.text().catch(() => '')
    if (REFUSED.has(reply.status)) throw new Hopeless(`the text message gateway answered ${reply.status}`)
    if (!reply.ok) throw new Error(`the text message gateway answered ${reply.status}`)
    if (file.accepted && !answer.includes(file.accepted))
      throw new Error('the text message gateway did not accept')
  }
}
