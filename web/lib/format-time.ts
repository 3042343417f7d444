// The time of day, India's as every date is.
import type { Language } from '../../contract/limits.ts'
import { formatDate, toIndiaTime } from './format.ts'

// As people say it: from this hour on it is morning, noon, evening, night.
const HINDI_DAY_PARTS = [
  { from: 20, name: 'रात' },
  { from: 16, name: 'शाम' },
  { from: 12, name: 'दोपहर' },
  { from: 4, name: 'सुबह' },
  { from: 0, name: 'रात' },
]

/** '3:05 pm' in English, 'दोपहर 3:05' in Hindi; its space never breaks. */
export const formatTime = (when: Date | string, language: Language): string => {
  const indiaTime = toIndiaTime(new Date(when))
  const [hour, minute] = [indiaTime.getUTCHours(), String(indiaTime.getUTCMinutes()).padStart(2, '0')]
  const clock = `${hour % 12 || 12}:${minute}`
  if (language === 'en') return `${clock}\u00A0${hour < 12 ? 'am' : 'pm'}`
  return `${HINDI_DAY_PARTS.find(({ from }) => hour >= from)?.name ?? ''}\u00A0${clock}`
}

export const formatDateTime = (when: Date | string, language: Language): string =>
  `${formatDate(when, language)}, ${formatTime(when, language)}`
