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
      subject: 'Your Haat OTP',
      text: (code) =>
        `${code} is your OTP to verify your Haat account. It is valid for 15 minutes. Do not share it with anyone.`,
    },
    reset: {
      subject: 'OTP to reset your Haat password',
      text: (code) =>
        `${code} is your OTP to reset your Haat password. It is valid for 15 minutes. Do not share it with anyone.`,
    },
  },
  hi: {
    verify: {
      subject: 'आपका हाट ओटीपी',
      text: (code) => `${code} हाट खाता वेरिफ़ाई करने का ओटीपी है। यह 15 मिनट तक चलेगा। इसे किसी को न बताएँ।`,
    },
    reset: {
      subject: 'हाट पर नया पासवर्ड बनाने का ओटीपी',
      text: (code) => `${code} हाट पर नया पासवर्ड बनाने का ओटीपी है। यह 15 मिनट तक चलेगा। इसे किसी को न बताएँ।`,
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
