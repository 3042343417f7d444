import type { Interval, SavedHours } from '../../../contract/open-state.ts'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const timesText = (intervals: readonly Interval[]) =>
  intervals.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || '×'

/** 'Mon 10:00–20:00 · Tue × · ... · 2026-12-25 × (Christmas)' */
export const hoursText = ({ weekly, special_days: days }: SavedHours) =>
  [
    ...weekly.map((intervals, day) => `${WEEKDAYS[day]} ${timesText(intervals)}`),
    ...days.map(({ date, intervals, note }) => `${date} ${timesText(intervals)}${note && ` (${note})`}`),
  ].join(' · ')
