// All dates are in India's time zone, so that server and browser render the same page.
import type { Language } from '../../../contract/language.ts'

// Without Intl: its Hindi spellings differ between server and browser.
const MONTHS: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
}

// Creating Intl formatters takes 100 ms on a cheap phone. India has no daylight saving time.
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1_000
/** The time in India, to be read with the getUTC methods. */
export const toIndiaTime = (when: Date) => new Date(when.getTime() + INDIA_OFFSET_MS)

const ORDINAL_SUFFIXES = ['th', 'st', 'nd', 'rd']
const ordinal = (day: number) => {
  const isTeen = day > 10 && day < 14
  return `${day}${(!isTeen && ORDINAL_SUFFIXES[day % 10]) || 'th'}`
}

const dayAndMonth = (indiaTime: Date, language: Language): string => {
  const day = indiaTime.getUTCDate()
  return `${language === 'en' ? ordinal(day) : day} ${MONTHS[language][indiaTime.getUTCMonth()]}`
}

/** '3rd May 2025' in English, '3 मई 2025' in Hindi. */
export const formatDate = (when: Date | string, language: Language): string => {
  const indiaTime = toIndiaTime(new Date(when))
  return `${dayAndMonth(indiaTime, language)} ${indiaTime.getUTCFullYear()}`
}

/** Without the current year: '3rd May', '3 मई'. */
export const formatShortDate = (when: Date | string, language: Language, now = new Date()): string => {
  const indiaTime = toIndiaTime(new Date(when))
  const isThisYear = indiaTime.getUTCFullYear() === toIndiaTime(now).getUTCFullYear()
  return isThisYear ? dayAndMonth(indiaTime, language) : formatDate(when, language)
}

/** '3 May' in English, '3 मई' in Hindi. */
export const formatDayAndMonth = (when: Date, language: Language): string => {
  const indiaTime = toIndiaTime(when)
  return `${indiaTime.getUTCDate()} ${MONTHS[language][indiaTime.getUTCMonth()]}`
}

/** '1,23,456': an integer, in lakhs and crores. */
export const formatNumber = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',')

export const formatPrice = (paise: number): string => {
  const rest = paise % 100
  return `₹${formatNumber((paise - rest) / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
// '90 minutes' says more than '2 hours'.
const MINUTES_UP_TO = 90

// Not TFunction: translate.ts formats numbers with this file.
type Translate = (key: string, values: { ns: string; count: number }) => string

/** '20 minutes', '3 hours', '2 days'. `t` may be of any namespace: the texts are in Navbar. */
export const formatDuration = (t: Translate, minutes: number) => {
  const inUnit = (unit: string, length: number) =>
    t(`duration.${unit}`, { ns: 'Navbar', count: Math.max(1, Math.round(minutes / length)) })
  if (minutes <= MINUTES_UP_TO) return inUnit('minutes', 1)
  return minutes < 2 * DAY_MINUTES ? inUnit('hours', HOUR_MINUTES) : inUnit('days', DAY_MINUTES)
}
