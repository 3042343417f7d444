import type { Language } from '../../../contract/language.ts'
import type { Message } from '../../platform/mail/message.ts'

type Recipient = { via: Message['via']; to: string; language: Language }

const TEXTS: Readonly<Record<Language, Readonly<Record<Message['via'], { subject: string; text: string }>>>> =
  {
    en: {
      email: {
        subject: 'The email address of your Haat account was changed',
        text:
          'The email address of your Haat account was changed. If you did this, you need to do nothing. ' +
          'If it was not you: choose ‘Forgot password?’ on Haat and set a new password with your mobile number, ' +
          'which logs out everyone else. Then write to us with ‘Contact’.',
      },
      mobile: {
        subject: 'The mobile number of your Haat account was changed',
        text:
          'The mobile number of your Haat account was changed. If it was not you, set a new password on Haat ' +
          'with your email address and write to us.',
      },
    },
    hi: {
      email: {
        subject: 'आपके हाट खाते का ईमेल बदला गया है',
        text:
          'आपके हाट खाते का ईमेल बदला गया है। अगर यह आपने किया है, तो आपको कुछ नहीं करना है। ' +
          'अगर यह आपने नहीं किया: हाट पर ‘पासवर्ड भूल गए?’ चुनें और अपने मोबाइल नंबर से नया पासवर्ड बनाएँ; ' +
          'इससे बाक़ी सब लॉग आउट हो जाएँगे। फिर ‘हमें लिखें’ से हमें लिखें।',
      },
      mobile: {
        subject: 'आपके हाट खाते का मोबाइल नंबर बदला गया है',
        text:
          'आपके हाट खाते का मोबाइल नंबर बदला गया है। अगर यह आपने नहीं किया, तो हाट पर अपने ईमेल से ' +
          'नया पासवर्ड बनाएँ और हमें लिखें।',
      },
    },
  }

export const contactChangedMessage = ({ via, to, language }: Recipient): Message => ({
  via,
  to,
  ...TEXTS[language][via],
  code: null,
  template: { kind: 'contact_changed', language },
})
