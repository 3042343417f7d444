import { PermanentJobError } from '../jobs/jobs.ts'
import type { Deliver } from './message.ts'

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
}

type Failure = { code?: unknown; responseCode?: unknown }

// Error messages of SMTP servers often contain the recipient and are logged: only codes are taken.
const redactError = (error: unknown) => {
  const { code, responseCode } = error as Failure
  const words = `the mail server failed (${[code, responseCode].filter(Boolean).join(' ') || 'no reason'})`
  // A rejected message or recipient is permanent. A rejected password is not: it can be corrected.
  const isRefused = ['EENVELOPE', 'EMESSAGE'].includes(String(code)) && Number(responseCode) >= 500
  return isRefused ? new PermanentJobError(words) : new Error(words)
}

const openTransport = async (url: string) => {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true })
}

export const smtpDelivery = (url: string, from: string): Deliver => {
  let opening: ReturnType<typeof openTransport> | undefined
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '')
  return async ({ id, to, subject, text }) => {
    const letter = { from, to: { name: '', address: to }, subject, text, messageId: `<${id}@${domain}>` }
    const headers = { 'Auto-Submitted': 'auto-generated' }
    const transport = await (opening ??= openTransport(url))
    await transport.sendMail({ ...letter, headers }).catch((error: unknown) => {
      throw redactError(error)
    })
  }
}
