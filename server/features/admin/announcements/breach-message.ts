// The text message has no text of staff: operators deliver only registered texts (docs/operations.md).
import type { Language } from '../../../../contract/language.ts'

const TEXTS: Readonly<Record<Language, { subject: string; read: string; sms: string }>> = {
  en: {
    subject: 'Important: your personal data on Haat',
    read: 'You can also read this notice in your notifications on Haat:',
    sms: 'Important notice about your personal data on Haat. Log in to Haat and read it in your notifications.',
  },
  hi: {
    subject: 'ज़रूरी नोटिस: हाट पर आपका निजी डेटा',
    read: 'यह नोटिस हाट पर आपके नोटिफ़िकेशन में भी है:',
    sms: 'हाट पर आपके निजी डेटा के बारे में ज़रूरी नोटिस है। हाट पर लॉग इन करें और नोटिफ़िकेशन में पढ़ें।',
  },
}

export const breachMail = (language: Language, { text, url }: { text: string; url: string }) => {
  const { subject, read } = TEXTS[language]
  return { subject, text: `${text}\n\n${read}\n${url}` }
}

export const breachSms = (language: Language) => {
  const { subject, sms } = TEXTS[language]
  return { subject, text: sms, template: { kind: 'breach', language } } as const
}
