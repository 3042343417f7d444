import type { Language } from '../../../contract/language.ts'
import type { Device } from './device-name.ts'

export type SecurityEventName =
  | 'new_device'
  | 'password_changed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_removed'

type Facts = { device: string; time: string; url: string }
type MailText = { subject: string; happened: (facts: Facts) => string; advice: (facts: Facts) => string }

const secureEn = ({ url }: Facts) =>
  `If this was you, you need to do nothing. If it was not you: open ${url}, choose ‘Log out everywhere else’ and change your password.`
const resetEn = () =>
  'If this was you, you need to do nothing. If it was not you: choose ‘Forgot password?’ on Haat and set a new password, ' +
  'which logs out everyone else. Then write to us with ‘Contact’.'
const secureHi = ({ url }: Facts) =>
  `अगर यह आपने किया है, तो आपको कुछ नहीं करना है। अगर यह आपने नहीं किया: ${url} खोलें, ‘बाक़ी जगह लॉग आउट करें’ चुनें और अपना पासवर्ड बदलें।`
const resetHi = () =>
  'अगर यह आपने किया है, तो आपको कुछ नहीं करना है। अगर यह आपने नहीं किया: हाट पर ‘पासवर्ड भूल गए?’ चुनें और नया पासवर्ड बनाएँ; ' +
  'इससे बाक़ी सब लॉग आउट हो जाएँगे। फिर ‘हमें लिखें’ से हमें लिखें।'

const TEXTS: Readonly<Record<Language, Readonly<Record<SecurityEventName, MailText>>>> = {
  en: {
    new_device: {
      subject: 'New login to your Haat account',
      happened: ({ device, time }) => `There was a new login to your Haat account: ${device}, ${time}.`,
      advice: secureEn,
    },
    password_changed: {
      subject: 'The password of your Haat account was changed',
      happened: ({ time }) => `The password of your Haat account was changed: ${time}.`,
      advice: resetEn,
    },
    second_factor_on: {
      subject: 'Two-step verification is on',
      happened: ({ time }) => `Two-step verification of your Haat account was turned on: ${time}.`,
      advice: resetEn,
    },
    second_factor_off: {
      subject: 'Two-step verification is off',
      happened: ({ time }) => `Two-step verification of your Haat account was turned off: ${time}.`,
      advice: secureEn,
    },
    second_factor_removed: {
      subject: 'Two-step verification is off',
      happened: ({ time }) =>
        `We have turned off two-step verification of your Haat account, as you asked: ${time}. ` +
        'To log in, you need only your password.',
      advice: resetEn,
    },
  },
  hi: {
    new_device: {
      subject: 'आपके हाट खाते में नया लॉग इन',
      happened: ({ device, time }) => `आपके हाट खाते में नया लॉग इन हुआ है: ${device}, ${time}।`,
      advice: secureHi,
    },
    password_changed: {
      subject: 'आपके हाट खाते का पासवर्ड बदला गया है',
      happened: ({ time }) => `आपके हाट खाते का पासवर्ड बदला गया है: ${time}।`,
      advice: resetHi,
    },
    second_factor_on: {
      subject: 'टू-स्टेप वेरिफ़िकेशन चालू है',
      happened: ({ time }) => `आपके हाट खाते का टू-स्टेप वेरिफ़िकेशन चालू किया गया है: ${time}।`,
      advice: resetHi,
    },
    second_factor_off: {
      subject: 'टू-स्टेप वेरिफ़िकेशन बंद है',
      happened: ({ time }) => `आपके हाट खाते का टू-स्टेप वेरिफ़िकेशन बंद किया गया है: ${time}।`,
      advice: secureHi,
    },
    second_factor_removed: {
      subject: 'टू-स्टेप वेरिफ़िकेशन बंद है',
      happened: ({ time }) =>
        `आपके कहने पर हमने आपके हाट खाते का टू-स्टेप वेरिफ़िकेशन बंद कर दिया है: ${time}। ` +
        'लॉग इन के लिए अब सिर्फ़ पासवर्ड चाहिए।',
      advice: resetHi,
    },
  },
}

export const deviceText = ({ browser, system }: Device, language: Language) => {
  if (browser && system) return language === 'hi' ? `${system} पर ${browser}` : `${browser} on ${system}`
  return browser ?? system ?? (language === 'hi' ? 'अनजान डिवाइस' : 'unknown device')
}

const TIME = {
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
} as const

/** '17 Nov 2026, 8:57 pm', '17 नवंबर 2026 को रात 8:57 बजे'. */
const timeText = (at: Date, language: Language) =>
  language === 'hi'
    ? at.toLocaleString('hi-IN', { ...TIME, month: 'long', dayPeriod: 'short' })
    : at.toLocaleString('en-IN', { ...TIME, month: 'short' })

type SecurityMail = { event: SecurityEventName; device: Device; at: Date; url: string }

export const securityMail = (language: Language, { event, device, at, url }: SecurityMail) => {
  const { subject, happened, advice } = TEXTS[language][event]
  const facts = { device: deviceText(device, language), time: timeText(at, language), url }
  return { subject, text: `${happened(facts)}\n\n${advice(facts)}` }
}
