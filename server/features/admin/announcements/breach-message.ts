// The text message has no text of staff: operators deliver only registered texts (docs/operations.md).
import type { Language } from '../../../../contract/language.ts'

const TEXTS: Readonly<Record<Language, { subject: string; also: string; sms: string }>> = {
  en: {
    subject: 'Important: your personal data on Haat',
    also: 'This notice is also in your notifications on Haat. Next, open this page:',
    sms: 'Important notice about your personal data on Haat. Log in to Haat and read it in your notifications.',
  },
  hi: {
    subject: 'ज़रूरी नोटिस: हाट पर आपका निजी डेटा',
    also: 'यह नोटिस हाट पर आपके नोटिफ़िकेशन में भी है। आगे यह पेज खोलें:',
    sms: 'हाट पर आपके निजी डेटा के बारे में ज़रूरी नोटिस है। हाट पर लॉग इन करें और नोटिफ़िकेशन में पढ़ें।',
  },
}

export const breachMail = (language: Language, { text, url }: { text: string; url: string }) => {
  const { subject, also } = TEXTS[language]
  return { subject, text: `${text}\n\n${also}\n${url}` }
}

export const breachSms = (language: Language) => {
  const { subject, sms } = TEXTS[language]
  return { subject, text: sms, template: { kind: 'breach', language } } as const
}
