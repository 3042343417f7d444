// The figures as a table that spreadsheets open: a row for each day.
import type { Language } from '../../../contract/limits.ts'
import { csvTable } from '../../platform/csv.ts'
import type { StatsDay } from './provider-stats.view.ts'

const COLUMNS = [
  'date',
  'views',
  'calls',
  'whatsapp',
  'directions',
  'website',
  'shares',
  'contacts_saved',
  'requests',
  'chats',
  'follows',
  'reviews',
] as const satisfies readonly (keyof StatsDay)[]

const HEADS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Date',
    'Views',
    'Calls',
    'WhatsApp',
    'Directions',
    'Website',
    'Shares',
    'Contacts saved',
    'Requests',
    'Chats',
    'Follows',
    'Reviews',
  ],
  hi: [
    'तारीख़',
    'कितनों ने देखा',
    'फ़ोन',
    'व्हाट्सऐप',
    'रास्ता पूछा',
    'वेबसाइट',
    'शेयर',
    'नंबर सहेजे',
    'पूछताछ',
    'चैट',
    'फ़ॉलो',
    'रिव्यू',
  ],
}

export const statsCsv = (days: readonly StatsDay[], lang: Language) =>
  csvTable([HEADS[lang], ...days.map((day) => COLUMNS.map((column) => String(day[column])))])
