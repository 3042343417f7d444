import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import {
  dateOf,
  DAY_MINUTES,
  type Interval,
  intervalsOn,
  spanOf,
  weekdayOf,
} from '../../../contract/open-state.ts'
import { formatDay, weekdayName } from '../../lib/format/format-day.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import type { Hours } from './hours.api.ts'
import styles from './HoursSection.module.css'
import { OpenStatus } from './OpenStatus.tsx'
import { useIndiaDay } from '../../lib/time/useIndiaDay.ts'
import type { TFunction } from '../../lib/i18n/translate.ts'
import type { Language } from '../../../contract/language.ts'
import { formatClock } from '../../lib/format/format-time.ts'

const isAllDay = (interval: Interval) => {
  const [from, to] = spanOf(interval)
  return from === 0 && to === DAY_MINUTES
}

/** '10 am – 2 pm, 4:30 pm – 9:30 pm', 'Closed'. `t` has the texts under `hours`. */
const dayTimes = (t: TFunction, intervals: readonly Interval[], language: Language): string => {
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

const WEEK = [0, 1, 2, 3, 4, 5, 6]
const DAYS_AHEAD = 28

export const HoursSection = ({ provider }: { provider: { hours: Hours | null } }) => {
  const { t } = useTranslation('ProviderProfile')
  if (!provider.hours) return null
  return (
    <section id="hours" aria-labelledby="hours-title" className={styles.section}>
      <SectionHeading id="hours-title" title={t('hours.title')} />
      <Today hours={provider.hours} />
      <Week hours={provider.hours} />
      <SpecialDays hours={provider.hours} />
    </section>
  )
}

const Today = ({ hours }: { hours: Hours }) => {
  const { t } = useTranslation('ProviderProfile')
  const language = useLanguage()
  const today = useIndiaDay()
  const times = hours.closed_today ? t('hours.closedToday') : dayTimes(t, intervalsOn(hours, today), language)
  return (
    <div className={styles.today}>
      <p>
        <OpenStatus provider={hours} hours={hours} />
      </p>
      <dl className={styles.days}>
        <div className={styles.day}>
          <dt>{t('hours.today')}</dt>
          <dd>{times}</dd>
        </div>
      </dl>
    </div>
  )
}

const Week = ({ hours: { weekly } }: { hours: Hours }) => {
  const { t } = useTranslation('ProviderProfile')
  const language = useLanguage()
  const today = weekdayOf(useIndiaDay())
  return (
    <details className={styles.week}>
      <summary>{t('hours.week')}</summary>
      <dl className={styles.days}>
        {WEEK.map((day) => (
          <div key={day} className={styles.day} aria-current={day === today ? 'date' : undefined}>
            <dt>{weekdayName(day, language)}</dt>
            <dd>{dayTimes(t, weekly[day] ?? [], language)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const SpecialDays = ({ hours }: { hours: Hours }) => {
  const { t } = useTranslation('ProviderProfile')
  const language = useLanguage()
  const last = dateOf(useIndiaDay() + DAYS_AHEAD)
  const soon = hours.special_days.filter(({ date }) => date <= last)
  if (soon.length === 0) return null
  return (
    <div>
      <h3 className={styles.subtitle}>{t('hours.special')}</h3>
      <dl className={styles.days}>
        {soon.map(({ date, intervals, note }) => (
          <div key={date} className={styles.day}>
            <dt>
              {formatDay(date, language)}
              {note && <span className={styles.note}>{note}</span>}
            </dt>
            <dd>{dayTimes(t, intervals, language)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
