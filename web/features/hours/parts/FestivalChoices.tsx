import { festivalDays, type FestivalName } from '../../../../contract/festival-days.ts'
import { yearAhead } from '../../../../contract/hours-rules.ts'
import { formatDay } from '../../../lib/format/format-day.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Button } from '../../../ui/Button.tsx'
import { type HoursDraft, withSpecialDay } from './hours-draft.ts'
import styles from './SpecialDayFields.module.css'
import type { HoursForm } from './useHoursForm.ts'

const MOST = 6

const upcomingFestivals = ({ special_days }: HoursDraft, today: string) => {
  const last = yearAhead(today)
  const isFree = (date: string) =>
    date >= today && date <= last && !special_days.some((day) => day.date === date)
  return (Object.keys(festivalDays) as FestivalName[])
    .flatMap((name) => festivalDays[name].filter(isFree).map((date) => ({ name, date })))
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(0, MOST)
}

export const FestivalChoices = ({ form: { t, today, draft, change } }: { form: HoursForm }) => {
  const language = useLanguage()
  const festivals = upcomingFestivals(draft, today)
  if (festivals.length === 0) return null
  return (
    <div className={styles.festivals}>
      <p className={styles.hint}>{t('special.festivals')}</p>
      <div className={styles.choices}>
        {festivals.map(({ name, date }) => (
          <Button
            key={`${name}${date}`}
            variant="secondary"
            size="small"
            icon="plus"
            onClick={() => change(withSpecialDay(draft, { date, note: t(`festivals.${name}`) }))}
          >
            {t('special.addFestival', { name: t(`festivals.${name}`), date: formatDay(date, language) })}
          </Button>
        ))}
      </div>
    </div>
  )
}
