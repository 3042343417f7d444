import type { Language } from '../../../contract/language.ts'
import { formatDate, toIndiaTime } from './format.ts'

// The hours at which morning, noon, evening and night begin in Hindi.
const HINDI_DAY_PARTS = [
  { from: 20, name: 'रात' },
  { from: 16, name: 'शाम' },
  { from: 12, name: 'दोपहर' },
  { from: 4, name: 'सुबह' },
  { from: 0, name: 'रात' },
]

/** '3:05 pm' in English, 'दोपहर 3:05 बजे' in Hindi, with no-break spaces. */
export const formatTime = (when: Date | string, language: Language): string => {
  const indiaTime = toIndiaTime(new Date(when))
  const [hour, minute] = [indiaTime.getUTCHours(), String(indiaTime.getUTCMinutes()).padStart(2, '0')]
  const clock = `${hour % 12 || 12}:${minute}`
  if (language === 'en') return `${clock}\u00A0${hour < 12 ? 'am' : 'pm'}`
  return `${HINDI_DAY_PARTS.find(({ from }) => hour >= from)?.name ?? ''}\u00A0${clock}\u00A0बजे`
}

/** Of 'HH:MM': '10 am', '9:30 pm', 'midnight' in English, 'सुबह 10', 'रात 9:30' in Hindi, where a text adds 'बजे'. */
export const formatClock = (time: string, language: Language): string => {
  const [hour, minute] = [Number(time.slice(0, 2)) % 24, time.slice(3, 5)]
  if (language === 'en' && hour === 0 && minute === '00') return 'midnight'
  const clock = `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`}`
  if (language === 'en') return `${clock} ${hour < 12 ? 'am' : 'pm'}`
  return `${HINDI_DAY_PARTS.find(({ from }) => hour >= from)?.name ?? ''} ${clock}`
}

export const formatDateTime = (when: Date | string, language: Language): string =>
  `${formatDate(when, language)}, ${formatTime(when, language)}`
