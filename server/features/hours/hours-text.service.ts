import type { Language } from '../../../contract/language.ts'
import type { Interval, SavedHours } from '../../../contract/open-state.ts'

const WEEKDAYS = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  hi: ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
} as const

const timesText = (intervals: readonly Interval[]) =>
  intervals.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || '×'

/** 'Mon 10:00–20:00 · Tue × · ... · 2026-12-25 × (Christmas)' */
export const hoursText = ({ weekly, special_days: days }: SavedHours, language: Language) =>
  [
    ...weekly.map((intervals, day) => `${WEEKDAYS[language][day]} ${timesText(intervals)}`),
    ...days.map(({ date, intervals, note }) => `${date} ${timesText(intervals)}${note && ` (${note})`}`),
  ].join(' · ')
