import { indiaDay } from '../../../../contract/open-state.ts'
import { formatHour, formatWeekday } from '../../../lib/format/format-moment.ts'
import { type KindDetails, lastMoment, momentText, type Reader } from './kind-texts.ts'

/** 'Sat 21 Nov, 6 pm to 9 pm'. */
export const eventText = ({ starts_at, ends_at }: KindDetails, reader: Reader): string => {
  if (!starts_at || !ends_at) return ''
  const [start, end] = [new Date(starts_at), new Date(ends_at)]
  const isOneDay = indiaDay(start) === indiaDay(lastMoment(ends_at))
  const { t, language } = reader
  return isOneDay
    ? t('offers.span', {
        day: formatWeekday(start, language, reader.today),
        from: formatHour(start, language),
        to: formatHour(end, language),
      })
    : t('offers.spanOfDays', { from: momentText(start, reader), to: momentText(end, reader) })
}
