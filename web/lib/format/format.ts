// Dates are India's, on the server and in every browser alike, so that both write the same page.
import type { Language } from '../../../contract/limits.ts'

// Not from Intl: its Hindi spellings differ between the server's version and the browser's.
const MONTHS: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
}

// By hand, since making Intl's formatters takes a cheap phone a tenth of a second. India's clock never changes.
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1_000
/** What a clock in India shows, read with getUTC...(). */
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

/** Without the year while it lasts: '3rd May', '3 मई'. */
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

/** '1,23,456': lakhs and crores, of a whole number. */
export const formatNumber = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',')

/** '₹1,20,000', '₹12.50': of whole paise. */
export const formatPrice = (paise: number): string => {
  const rest = paise % 100
  return `₹${formatNumber((paise - rest) / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}
