import type { TFunction } from 'i18next'
import type { Language } from '../../../../contract/limits.ts'
import { formatDate } from '../../../lib/format.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

type Reader = { t: TFunction; language: Language; now?: Date }

/** 'Today', 'Yesterday' or the date, in India. */
export const dayOf = (at: string, { t, language, now = new Date() }: Reader): string => {
  const date = formatDate(at, language)
  if (date === formatDate(now, language)) return t('today')
  return date === formatDate(new Date(now.getTime() - DAY_MS), language) ? t('yesterday') : date
}
