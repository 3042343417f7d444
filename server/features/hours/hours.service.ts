import type { Static } from 'typebox'
import type { FieldCodes } from '../../../contract/errors.ts'
import type { saveHours } from '../../../contract/hours.ts'
import { specialDayProblems, weeklyProblems } from '../../../contract/hours-rules.ts'
import { limits } from '../../../contract/limits.ts'
import {
  dateOf,
  indiaDate,
  indiaDay,
  type Interval,
  type OpeningHours,
  type SavedHours,
  type SpecialDay,
} from '../../../contract/open-state.ts'
import type { RuleCode } from '../../../contract/rule-texts.ts'
import { trimmed } from '../../../contract/rules.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { FormRefusal, Refusal } from '../../platform/http/refusal.ts'
import { matchesVersion, versionOf } from '../../platform/http/version.ts'
import { hoursView, isEmptyWeek } from './hours-view.service.ts'

/** The hours are columns of a business, whose table belongs to a later feature. */
export type HoursColumns = Readonly<{
  select: (db: Db, providerId: number) => Promise<OpeningHours | undefined>
  lock: (tx: Tx, providerId: number) => Promise<OpeningHours | undefined>
  update: (
    db: Db,
    providerId: number,
    changed: { hours?: string | null; closedOn?: string | null },
  ) => Promise<OpeningHours | undefined>
}>

export type HoursDeps = { db: Db; columns: HoursColumns }

type HoursForm = {
  providerId: number
  body: Static<typeof saveHours.body>
  ifMatch: string | undefined
  at: Date
}

const NO_WEEK: SavedHours['weekly'] = Array.from({ length: 7 }, () => [])

// Covers what a form saves. 'Closed today' is independent of it.
const versionOfHours = ({ hours }: OpeningHours) => versionOf(hours)

const ownView = (row: OpeningHours | undefined, at: Date) => {
  // Deleted after the token was checked.
  if (!row) throw new Refusal('not_authenticated')
  return { hours: hoursView(row, at), version: versionOfHours(row) }
}

export const ownHours = async ({ db, columns }: HoursDeps, providerId: number, at: Date) =>
  ownView(await columns.select(db, providerId), at)

const listed = (problems: Record<string, RuleCode>): FieldCodes =>
  Object.fromEntries(Object.entries(problems).map(([place, code]) => [place, [code]]))

const refuseOn = (field: string, problems: Record<string, RuleCode>) => {
  if (Object.keys(problems).length > 0) throw new FormRefusal({ [field]: listed(problems) })
}

const refuseBroken = (hours: SavedHours, ended: readonly SpecialDay[], today: string) => {
  refuseOn('weekly', weeklyProblems(hours.weekly))
  if (hours.special_days.length > limits.hours.specialDays)
    throw new FormRefusal({ special_days: ['specialDaysCount'] })
  refuseOn('special_days', specialDayProblems(hours, today, ended))
}

const inOrder = (intervals: readonly Interval[]) =>
  intervals
    .map(({ opens, closes }) => ({ opens, closes }))
    .toSorted((one, other) => one.opens.localeCompare(other.opens))

const tidied = ({ weekly, special_days }: SavedHours): SavedHours => ({
  weekly: weekly.map(inOrder),
  special_days: special_days
    .map(({ date, intervals, note }) => ({ date, intervals: inOrder(intervals), note: trimmed(note) }))
    .toSorted((one, other) => one.date.localeCompare(other.date)),
})

const savedWith = (stored: SavedHours | null, { body, at }: HoursForm): SavedHours | null => {
  const today = indiaDate(at)
  const yesterday = dateOf(indiaDay(at) - 1)
  const known = stored?.special_days ?? []
  // Yesterday's evening may still be open.
  const ended = known.filter(({ date }) => date === yesterday)
  const given = body.special_days?.map((day) => ({ ...day, note: day.note ?? '' }))
  const hours = {
    weekly: body.weekly ?? stored?.weekly ?? NO_WEEK,
    special_days: given ?? known.filter(({ date }) => date >= today),
  }
  refuseBroken(hours, ended, today)
  if (isEmptyWeek(hours.weekly) && hours.special_days.length === 0) return null
  return tidied({ ...hours, special_days: [...ended, ...hours.special_days] })
}

export const saveOwnHours = ({ db, columns }: HoursDeps, form: HoursForm) =>
  inTransaction(db, async (tx) => {
    const row = await columns.lock(tx, form.providerId)
    if (row && !matchesVersion(form.ifMatch, versionOfHours(row))) throw new Refusal('conflict')
    const hours = savedWith(row?.hours ?? null, form)
    const changed = hours ? { hours: JSON.stringify(hours) } : { hours: null, closedOn: null }
    return ownView(await columns.update(tx, form.providerId, changed), form.at)
  })

export const setClosedToday = async (
  { db, columns }: HoursDeps,
  providerId: number,
  { closed, at }: { closed: boolean; at: Date },
) => ownView(await columns.update(db, providerId, { closedOn: closed ? indiaDate(at) : null }), at)
