import type { Language } from '../../../contract/language.ts'
import type { Message } from '../../platform/mail/message.ts'
import type { Purpose } from './grants.ts'

export type CodeRecipient = {
  accountId: number
  purpose: Purpose
  language: Language
  via: 'email' | 'mobile'
  contact: string
}

export type SentCode = Readonly<{ digits: string; expiresAt: Date }>

const TEXTS: Record<
  Language,
  Record<CodeRecipient['purpose'], { subject: string; text: (code: string) => string }>
> = {
  en: {
    verify: {
      subject: 'Your Haat verification code',
      text: (code) =>
        `${code} is your code to verify your Haat account. It is valid for 15 minutes. Do not share it with anyone.`,
    },
    reset: {
      subject: 'Your Haat password code',
      text: (code) =>
        `${code} is your code to set a new Haat password. It is valid for 15 minutes. Do not share it with anyone.`,
    },
  },
  hi: {
    verify: {
      subject: 'आपका हाट ओटीपी',
      text: (code) => `${code} आपके हाट खाते की पुष्टि का ओटीपी है। यह 15 मिनट तक मान्य है। इसे किसी को न बताएँ।`,
    },
    reset: {
      subject: 'हाट का पासवर्ड बदलने का ओटीपी',
      text: (code) => `${code} से आप हाट का नया पासवर्ड बना सकते हैं। यह 15 मिनट तक मान्य है। इसे किसी को न बताएँ।`,
    },
  },
}

export const codeMessage = (
  { digits, expiresAt }: SentCode,
  { via, contact, purpose, language }: CodeRecipient,
): Message => {
  const { subject, text } = TEXTS[language][purpose]
  const template = { kind: purpose, language }
  return {
    via,
    to: contact,
    subject,
    text: text(digits),
    code: digits,
    template,
    goodUntil: expiresAt.toISOString(),
  }
}
