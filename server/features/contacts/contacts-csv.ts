import type { Language } from '../../../contract/language.ts'
import { csvTable, csvTime } from '../../platform/csv.ts'
import type { ContactRow } from './contacts.queries.ts'

const TEXTS = {
  en: {
    head: ['Sl. No.', 'Name', 'Email ID', 'Contact No', 'Contact Date', 'Status', 'Note'],
    status: { new: 'New', contacted: 'Contacted', won: 'Deal done', lost: 'No deal', spam: 'Spam' },
  },
  hi: {
    head: ['क्रम सं.', 'नाम', 'ईमेल', 'मोबाइल नंबर', 'तारीख़', 'स्थिति', 'नोट'],
    status: { new: 'नई', contacted: 'बात हुई', won: 'सौदा हुआ', lost: 'सौदा नहीं हुआ', spam: 'स्पैम' },
  },
} as const

export const contactsCsv = (rows: readonly ContactRow[], lang: Language) => {
  const { head, status } = TEXTS[lang]
  const lines = rows.map((row, index) => [
    String(index + 1),
    row.name,
    row.email,
    row.mobileNumber,
    csvTime(row.createdAt),
    status[row.status],
    row.note,
  ])
  return csvTable([head, ...lines])
}
