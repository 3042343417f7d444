import type { Language } from '../../../../contract/language.ts'
import { PRODUCT } from '../../../../contract/limits.ts'

const TEXTS = {
  en: {
    greeting: (name: string) => `Dear ${name},`,
    thanks: `Thank you for writing to ${PRODUCT}. This is our reply:`,
    farewell: `With kind regards,\nthe ${PRODUCT} team`,
    yours: 'You wrote:',
  },
  hi: {
    greeting: (name: string) => `नमस्ते ${name} जी,`,
    thanks: 'हाट को लिखने के लिए धन्यवाद। हमारा जवाब यह है:',
    farewell: 'सादर,\nहाट टीम',
    yours: 'आपने लिखा था:',
  },
} as const satisfies Record<Language, object>

type ReceivedMessage = { name: string; subject: string; message: string; language: Language }

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
  return { subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`, text }
}
