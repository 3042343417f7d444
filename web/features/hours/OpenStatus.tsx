import type { TFunction } from '../../lib/i18n/translate.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { Language } from '../../../contract/language.ts'
import { dateOf, indiaDay, openState, weekdayOf } from '../../../contract/open-state.ts'
import { formatDay, weekdayName } from '../../lib/format/format-day.ts'
import { formatClock } from '../../lib/format/format-time.ts'
import { toIndiaTime } from '../../lib/format/format.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import type { Hours, OpeningStatus } from './hours.api.ts'
import styles from './OpenStatus.module.css'
import { useIndiaDay } from '../../lib/time/useIndiaDay.ts'
import { useOpenState } from './useOpenState.ts'

const clockOf = (when: Date) => toIndiaTime(when).toISOString().slice(11, 16)

/** `today` is the number of the day in India. */
type When = { at: Date; today: number; isOpen: boolean; language: Language }

const NIGHT_ENDS_AT = '06:00'
// 'Closes 2 am' means tonight, although it is another day.
const isTonight = ({ at, today, isOpen }: When) =>
  isOpen && indiaDay(at) === today + 1 && clockOf(at) < NIGHT_ENDS_AT

const dayText = (t: TFunction, when: When) => {
  const { at, today, language } = when
  const day = indiaDay(at)
  const ahead = day - today
  if (ahead <= 0 || isTonight(when)) return ''
  if (ahead === 1) return t('openStatus.tomorrow')
  return ahead < 7 ? weekdayName(weekdayOf(day), language) : `${formatDay(dateOf(day), language)},`
}

type StatusOptions = OpeningStatus & { today: number; language: Language }

const statusText = (
  t: TFunction,
  { is_open: isOpen, next_change_at: next, today, language }: StatusOptions,
) => {
  if (!next) return t(isOpen ? 'openStatus.open' : 'openStatus.closed')
  const at = new Date(next)
  const day = dayText(t, { at, today, isOpen: Boolean(isOpen), language })
  const time = formatClock(clockOf(at), language)
  if (isOpen) return t(day ? 'openStatus.openUntilDay' : 'openStatus.openUntil', { day, time })
  return t(day ? 'openStatus.opensDay' : 'openStatus.opens', { day, time })
}

// 'Closed today' ends with the first change.
const stateBy = (hours: Hours, now: Date): OpeningStatus => {
  const { isOpen, nextChangeAt } = openState({ hours, closedOn: null }, now)
  return { is_open: isOpen, next_change_at: nextChangeAt?.toISOString() ?? null }
}

type Props = {
  provider: OpeningStatus
  /** With hours, the text stays correct after the next change. */
  hours?: Hours | null
}

/** 'Open now, closes 9:30 pm'. Nothing for a provider without hours. */
export const OpenStatus = ({ provider, hours = null }: Props) => {
  const { t } = useTranslation('Navbar')
  const language = useLanguage()
  const today = useIndiaDay()
  const state = useOpenState(provider, hours ? (now) => stateBy(hours, now) : undefined)
  if (state.is_open === null) return null
  const text = statusText(t, { ...state, today, language })
  return <span className={state.is_open ? styles.open : styles.closed}>{text}</span>
}
