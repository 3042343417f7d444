// Names of days, without Intl (see format.ts).
import type { Language } from '../../../contract/language.ts'
import { formatDayAndMonth } from './format.ts'

const WEEKDAYS: Record<Language, readonly string[]> = {
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  hi: 'सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार'.split(' '),
}

/** Monday is 0. */
export const weekdayName = (weekday: number, language: Language): string => WEEKDAYS[language][weekday] ?? ''

export const formatDay = (date: string, language: Language): string =>
  formatDayAndMonth(new Date(`${date}T12:00:00+05:30`), language)
