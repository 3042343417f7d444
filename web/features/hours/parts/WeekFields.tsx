import { weekdayName } from '../../../lib/format/format-day.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Switch } from '../../../ui/forms/Switch.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, MenuAction } from '../../../ui/Menu.tsx'
import { DayTimes } from './DayTimes.tsx'
import { canAddTimes, copiedTo, openedDay, withDay, withMoreTimes } from './hours-draft.ts'
import type { HoursForm } from './useHoursForm.ts'
import styles from './WeekFields.module.css'

const WEEK = [0, 1, 2, 3, 4, 5, 6]
const MONDAY_TO_SATURDAY = WEEK.slice(0, 6)

export const WeekFields = ({ form }: { form: HoursForm }) => (
  <ul className={styles.week}>
    {WEEK.map((day) => (
      <DayRow key={day} form={form} day={day} />
    ))}
  </ul>
)

type Props = { form: HoursForm; day: number }

const DayRow = ({ form: { t, draft, change, problems }, day }: Props) => {
  const name = weekdayName(day, useLanguage())
  const intervals = draft.weekly[day] ?? []
  const isOpen = intervals.length > 0
  return (
    <li className={styles.day}>
      <div className={styles.name}>
        <Switch
          aria-label={t('isOpen', { day: name })}
          label={t(`shortDays.${day}`)}
          checked={isOpen}
          onChange={() => change(withDay(draft, day, isOpen ? [] : openedDay(draft, day)))}
        />
      </div>
      <div className={styles.times}>
        <DayTimes
          t={t}
          day={name}
          intervals={intervals}
          onChange={(times) => change(withDay(draft, day, times))}
          problem={problems.weekly[day]}
        />
      </div>
      <div className={styles.menu}>
        <DayMenu form={{ t, draft, change }} day={day} name={name} />
      </div>
    </li>
  )
}

type MenuProps = { form: Pick<HoursForm, 't' | 'draft' | 'change'>; day: number; name: string }

const DayMenu = ({ form: { t, draft, change }, day, name }: MenuProps) => {
  const language = useLanguage()
  const intervals = draft.weekly[day] ?? []
  const next = (day + 1) % WEEK.length
  const copyTo = (days: readonly number[]) => () => change(copiedTo(draft, day, days))
  return (
    <Menu
      label={t('actions', { day: name })}
      renderButton={(bind) => <IconButton {...bind} icon="copy" label={t('actions', { day: name })} />}
    >
      {intervals.length > 0 && canAddTimes(intervals) && (
        <MenuAction icon="plus" onPick={() => change(withDay(draft, day, withMoreTimes(intervals)))}>
          {t('add')}
        </MenuAction>
      )}
      <MenuAction icon="copy" onPick={copyTo([next])}>
        {t('copyNext', { day: weekdayName(next, language) })}
      </MenuAction>
      <MenuAction icon="copy" onPick={copyTo(MONDAY_TO_SATURDAY)}>
        {t('copyWeekdays')}
      </MenuAction>
      <MenuAction icon="copy" onPick={copyTo(WEEK)}>
        {t('copyAll')}
      </MenuAction>
    </Menu>
  )
}
