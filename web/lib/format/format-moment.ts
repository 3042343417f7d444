// Weekday, date and time in India, without Intl (see format.ts).
import type { Language } from '../../../contract/language.ts'
import { indiaDay, weekdayOf } from '../../../contract/open-state.ts'
import { formatClock } from './format-time.ts'
import { formatDayAndMonth, toIndiaTime } from './format.ts'
import { weekdayName } from './format-day.ts'

const ENGLISH_LETTERS = 3
const HINDI_ENDING = 'वार'

const shortWeekday = (day: number, language: Language) => {
  const name = weekdayName(weekdayOf(day), language)
  return language === 'en' ? name.slice(0, ENGLISH_LETTERS) : name.replace(HINDI_ENDING, '')
}

const shortDayAndMonth = (when: Date, language: Language) => {
  const text = formatDayAndMonth(when, language)
  return language === 'en' ? text.replace(/^(\d+ .{3}).*$/, '$1') : text
}

/** 'Sat 21 Nov', 'शनि 21 नवंबर'; with the year when it is not this one. */
export const formatWeekday = (when: Date, language: Language, today: number): string => {
  const text = `${shortWeekday(indiaDay(when), language)} ${shortDayAndMonth(when, language)}`
  const year = toIndiaTime(when).getUTCFullYear()
  const thisYear = new Date(today * 86_400_000).getUTCFullYear()
  return year === thisYear ? text : `${text} ${year}`
}

export const formatHour = (when: Date, language: Language): string => {
  const clock = formatClock(toIndiaTime(when).toISOString().slice(11, 16), language)
  return language === 'en' ? clock : `${clock} बजे`
}
