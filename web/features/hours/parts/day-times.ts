import type { TFunction } from '../../../lib/i18n/translate.ts'
import type { Language } from '../../../../contract/limits.ts'
import { DAY_MINUTES, type Interval, spanOf } from '../../../../contract/open-state.ts'
import { formatClock } from '../../../lib/format/format-time.ts'

const isAllDay = (interval: Interval) => {
  const [from, to] = spanOf(interval)
  return from === 0 && to === DAY_MINUTES
}

/** '10 am – 2 pm, 4:30 pm – 9:30 pm', 'Closed'. `t` has the texts under `hours`. */
export const dayTimes = (t: TFunction, intervals: readonly Interval[], language: Language): string => {
  if (intervals.length === 0) return t('hours.closed')
  return intervals
    .map((interval) =>
      isAllDay(interval)
        ? t('hours.allDay')
        : t('hours.times', {
            opens: formatClock(interval.opens, language),
            closes: formatClock(interval.closes, language),
          }),
    )
    .join(', ')
}
