// Dates are India's, on the server and in every browser alike, so that both write the same page.
import type { Language } from '../../contract/limits.ts'

// Not from Intl: its Hindi spellings differ between the server's version and the browser's.
const MONTHS: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
}

const indianParts = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
})

const dayMonthYear = (when: Date) => {
  const parts = indianParts.formatToParts(when)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value)
  return { day: part('day'), month: part('month'), year: part('year') }
}

const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinal = (day: number) => `${day}${ENDINGS[ordinals.select(day)]}`

/** '3rd May 2025' in English, '3 मई 2025' in Hindi. */
export const formatDate = (when: Date | string, language: Language): string => {
  const { day, month, year } = dayMonthYear(new Date(when))
  return `${language === 'en' ? ordinal(day) : day} ${MONTHS[language][month - 1]} ${year}`
}

const numbers = { en: new Intl.NumberFormat('en-IN'), hi: new Intl.NumberFormat('hi-IN') } as const

/** '1,23,456' in both languages: lakhs and crores. */
export const formatNumber = (number: number, language: Language): string => numbers[language].format(number)
