import type { Language } from '../../../../contract/language.ts'
import { PRODUCT } from '../../../../contract/limits.ts'
import { formatCode } from '../../../platform/readable-code.ts'

const TEXTS = {
  en: {
    greeting: (name: string) => `Dear ${name},`,
    thanks: `Thank you for writing to ${PRODUCT}. This is our reply:`,
    farewell: `With kind regards,\nthe ${PRODUCT} team`,
    yours: 'You wrote:',
    seen: 'A member of our team has read your message. You will get a reply.',
    status: (url: string) => `Status and deadlines: ${url}`,
  },
  hi: {
    greeting: (name: string) => `नमस्ते ${name} जी,`,
    thanks: 'हाट को लिखने के लिए धन्यवाद। हमारा जवाब यह है:',
    farewell: 'सादर,\nहाट टीम',
    yours: 'आपने लिखा था:',
    seen: 'हमारी टीम ने आपका मैसेज पढ़ लिया है। आपको जवाब मिलेगा।',
    status: (url: string) => `स्थिति और समय सीमा: ${url}`,
  },
} as const satisfies Record<Language, object>

type ReceivedMessage = { name: string; subject: string; message: string; language: Language }

const replySubject = (subject: string) => (/^re:/i.test(subject) ? subject : `Re: ${subject}`)

type AcknowledgedMessage = Omit<ReceivedMessage, 'message'> & { trackingCode: string | null }

export const acknowledgementMail = (
  { name, subject, language, trackingCode }: AcknowledgedMessage,
  publicUrl: string,
) => {
  const texts = TEXTS[language]
  const status = trackingCode ? [texts.status(`${publicUrl}/grievance/${formatCode(trackingCode)}`)] : []
  const text = [texts.greeting(name), texts.seen, ...status, texts.farewell].join('\n\n')
  return { subject: replySubject(subject), text }
}

const quoted = (text: string) => text.replaceAll(/^/gm, '> ')

export const inboxAnswerMail = ({ name, subject, message, language }: ReceivedMessage, answer: string) => {
  const texts = TEXTS[language]
  const text = [
    texts.greeting(name),
    texts.thanks,
    answer,
    texts.farewell,
    texts.yours,
    quoted(message),
  ].join('\n\n')
  return { subject: replySubject(subject), text }
}
