// Texts of share pictures. None may depend on the current time, because chats cache a picture for weeks.
import type { Language } from '../../../contract/language.ts'

type Words = Readonly<{
  offer: string
  event: string
  ended: string
  until: (day: string) => string
  reviews: (count: number) => string
  businesses: (count: number) => string
  verified: (count: number) => string
  isVerified: string
  time: (clock: string) => string
}>

const number = new Intl.NumberFormat('en-IN')

export const words: Readonly<Record<Language, Words>> = {
  en: {
    offer: 'Offer',
    event: 'Event',
    ended: 'Ended',
    until: (day) => `Ends ${day}`,
    reviews: (count) => `${number.format(count)} ${count === 1 ? 'review' : 'reviews'}`,
    businesses: (count) => `${number.format(count)} ${count === 1 ? 'business' : 'businesses'}`,
    verified: (count) => `${number.format(count)} verified`,
    isVerified: 'Verified',
    time: (clock) => clock,
  },
  hi: {
    offer: 'ऑफ़र',
    event: 'कार्यक्रम',
    ended: 'ख़त्म',
    until: (day) => `${day} तक`,
    reviews: (count) => `${number.format(count)} रिव्यू`,
    businesses: (count) => `${number.format(count)} बिज़नेस`,
    verified: (count) => `${number.format(count)} वेरिफ़ाइड`,
    isVerified: 'वेरिफ़ाइड',
    time: (clock) => `${clock} बजे`,
  },
}

export const rupees = (paise: number) => {
  const digits = paise % 100 === 0 ? 0 : 2
  return `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

const LOCALES = { en: 'en-IN', hi: 'hi-IN' } as const
const INDIA = { timeZone: 'Asia/Kolkata' } as const

/** 'Sat, 21 Nov', 'शनि, 21 नवंबर'. */
export const dayText = (at: Date, language: Language) =>
  at.toLocaleDateString(LOCALES[language], {
    ...INDIA,
    weekday: 'short',
    day: 'numeric',
    month: language === 'hi' ? 'long' : 'short',
  })

/** '6 pm', '6:30 pm', 'शाम 6 बजे'. */
export const timeText = (at: Date, language: Language) => {
  const clock = at.toLocaleTimeString(LOCALES[language], {
    ...INDIA,
    hour12: true,
    hour: 'numeric',
    ...(at.getUTCMinutes() !== 30 && { minute: '2-digit' }),
    ...(language === 'hi' && { dayPeriod: 'short' }),
  })
  return words[language].time(clock)
}

/** An end at midnight belongs to the day before. */
export const lastDayText = (endsAt: string, language: Language) =>
  dayText(new Date(Date.parse(endsAt) - 1), language)
