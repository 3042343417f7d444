import { useState } from 'react'
import { yearAhead } from '../../../../contract/hours-rules.ts'
import { limits } from '../../../../contract/limits.ts'
import { formatDay } from '../../../lib/format/format-day.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Button } from '../../../ui/Button.tsx'
import { Switch } from '../../../ui/forms/Switch.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DayTimes } from './DayTimes.tsx'
import {
  canAddTimes,
  changedSpecialDay,
  type HoursDraft,
  openedDay,
  type SpecialDayDraft,
  withMoreTimes,
  withoutSpecialDay,
  withSpecialDay,
} from './hours-draft.ts'
import styles from './SpecialDayFields.module.css'
import type { HoursForm } from './useHoursForm.ts'
import { festivalDays, type FestivalName } from '../../../../contract/festival-days.ts'

export const SpecialDayFields = ({ form }: { form: HoursForm }) => {
  const { t, draft, change } = form
  const isFull = draft.special_days.length >= limits.hours.specialDays
  return (
    <div className={styles.special}>
      {draft.special_days.length > 0 && (
        <ul className={styles.list}>
          {draft.special_days.map((day, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a new day has no date yet
            <SpecialDayItem key={at} form={form} day={day} at={at} />
          ))}
        </ul>
      )}
      {!isFull && (
        <>
          <div>
            <Button variant="secondary" icon="plus" onClick={() => change(withSpecialDay(draft))}>
              {t('special.add')}
            </Button>
          </div>
          <FestivalChoices form={form} />
        </>
      )}
    </div>
  )
}

type Props = { form: HoursForm; day: SpecialDayDraft; at: number }

const SpecialDayItem = ({ form, day, at }: Props) => {
  const { t, today, draft, change } = form
  const language = useLanguage()
  const name = day.date ? formatDay(day.date, language) : t('special.unnamed')
  const set = (changed: Partial<SpecialDayDraft>) =>
    change(changedSpecialDay(draft, at, { ...day, ...changed }))
  return (
    <li className={styles.day}>
      <div className={styles.head}>
        <TextInput
          type="date"
          hideLabel
          label={t('special.date')}
          value={day.date}
          min={today}
          max={yearAhead(today)}
          onChange={(event) => set({ date: event.currentTarget.value })}
        />
        <IconButton
          icon="trash"
          label={t('special.remove', { day: name })}
          onClick={() => change(withoutSpecialDay(draft, at))}
        />
      </div>
      <SpecialDayTimes form={form} day={day} at={at} name={name} />
      <TextInput
        label={t('special.note')}
        optionalText={t('optional')}
        placeholder={t('special.notePlaceholder')}
        maxLength={limits.hours.note}
        value={day.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
    </li>
  )
}

const SpecialDayTimes = ({ form, day, at, name }: Props & { name: string }) => {
  const { t, draft, change, problems } = form
  // Restored when the switch is turned on again.
  const [lastTimes, setLastTimes] = useState(day.intervals)
  const setTimes = (intervals: SpecialDayDraft['intervals']) =>
    change(changedSpecialDay(draft, at, { ...day, intervals }))
  const isOpen = day.intervals.length > 0
  const toggle = () => {
    setLastTimes(day.intervals)
    setTimes(isOpen ? [] : lastTimes.length > 0 ? lastTimes : openedDay(draft, 0))
  }
  return (
    <div>
      <div className={styles.head}>
        <Switch label={t('special.isOpen')} checked={isOpen} onChange={toggle} />
        {isOpen && canAddTimes(day.intervals) && (
          <IconButton icon="plus" label={t('add')} onClick={() => setTimes(withMoreTimes(day.intervals))} />
        )}
      </div>
      <div className={styles.times}>
        <DayTimes
          t={t}
          day={name}
          intervals={day.intervals}
          onChange={setTimes}
          problem={problems.special_days[at]}
        />
      </div>
    </div>
  )
}

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

const FestivalChoices = ({ form: { t, today, draft, change } }: { form: HoursForm }) => {
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
