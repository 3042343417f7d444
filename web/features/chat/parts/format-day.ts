import type { TFunction } from '../../../lib/i18n/translate.ts'
import type { Language } from '../../../../contract/language.ts'
import { DAY } from '../../../../contract/limits.ts'
import { formatDate, formatShortDate } from '../../../lib/format/format.ts'

type FormatDayOptions = { t: TFunction; language: Language; now?: Date }

/** 'Today', 'Yesterday' or the date, in India. */
export const formatDay = (at: string, { t, language, now = new Date() }: FormatDayOptions): string => {
  const date = formatDate(at, language)
  if (date === formatDate(now, language)) return t('today')
  if (date === formatDate(new Date(now.getTime() - DAY), language)) return t('yesterday')
  return formatShortDate(at, language, now)
}
