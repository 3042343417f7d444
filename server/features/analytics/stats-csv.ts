import type { Language } from '../../../contract/language.ts'
import { statsFigures } from '../../../contract/limits.ts'
import { csvDay, csvTable } from '../../platform/csv.ts'
import type { StatsDay } from './provider-stats.view.ts'

const COLUMNS = ['date', ...statsFigures] as const

const HEADS: Readonly<Record<Language, Readonly<Record<(typeof COLUMNS)[number], string>>>> = {
  en: {
    date: 'Date',
    views: 'Views',
    calls: 'Calls',
    whatsapp: 'WhatsApp',
    directions: 'Directions',
    website: 'Website',
    shares: 'Shares',
    contacts_saved: 'Contacts saved',
    requests: 'Requests',
    chats: 'Chats',
    follows: 'Follows',
    reviews: 'Reviews',
    needs: 'Needs received',
    orders: 'Orders',
  },
  hi: {
    date: 'तारीख़',
    views: 'कितनों ने देखा',
    calls: 'फ़ोन',
    whatsapp: 'WhatsApp',
    directions: 'रास्ता पूछा',
    website: 'वेबसाइट',
    shares: 'शेयर',
    contacts_saved: 'नंबर सेव किए',
    requests: 'पूछताछ',
    chats: 'चैट',
    follows: 'फ़ॉलो',
    reviews: 'रिव्यू',
    needs: 'ज़रूरतें मिलीं',
    orders: 'ऑर्डर',
  },
}

export const statsCsv = (days: readonly StatsDay[], lang: Language) =>
  csvTable([
    COLUMNS.map((column) => HEADS[lang][column]),
    ...days.map((day) =>
      COLUMNS.map((column) => (column === 'date' ? csvDay(day.date) : String(day[column]))),
    ),
  ])
