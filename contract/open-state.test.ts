import { expect, test } from 'vitest'
import { type Interval, openState, type SpecialDay } from './open-state.ts'

const at = (time: string) => new Date(`${time}:00+05:30`)
const interval = (text: string): Interval => {
  const [opens = '', closes = ''] = text.split('-')
  return { opens, closes }
}
const day = (text: string) => (text === '' ? [] : text.split(' ').map(interval))
const week = (...days: string[]) => Array.from({ length: 7 }, (_, n) => day(days[n % days.length] ?? ''))
const special = (date: string, intervals: string): SpecialDay => ({
  date,
  intervals: day(intervals),
  note: '',
})

type Provider = { weekly: Interval[][]; special?: SpecialDay[]; closedOn?: string }

const stateAt = ({ weekly, special: days = [], closedOn }: Provider, time: string) => {
  const hours = { weekly, special_days: days }
  const { isOpen, nextChangeAt } = openState({ hours, closedOn: closedOn ?? null }, at(time))
  const india = nextChangeAt && new Date(nextChangeAt.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16)
  return [isOpen, india]
}

// 16 November 2026 is a Monday.
const shifts: Provider = {
  weekly: week('10:00-14:00 16:30-21:30', ...Array.from({ length: 5 }, () => '10:00-21:30'), ''),
}
const bar: Provider = { weekly: week('18:00-02:00') }

test.each<[string, Provider, string, boolean, string | null]>([
  ['before opening', shifts, '2026-11-16T09:59', false, '2026-11-16T10:00'],
  ['at the minute of opening', shifts, '2026-11-16T10:00', true, '2026-11-16T14:00'],
  ['at the minute of closing', shifts, '2026-11-16T14:00', false, '2026-11-16T16:30'],
  ['between two shifts', shifts, '2026-11-16T16:00', false, '2026-11-16T16:30'],
  ['in the second shift', shifts, '2026-11-16T16:30', true, '2026-11-16T21:30'],
  ['after closing, over a closed day', shifts, '2026-11-21T22:00', false, '2026-11-23T10:00'],
  ['past midnight', bar, '2026-11-17T01:59', true, '2026-11-17T02:00'],
  ['past midnight, over', bar, '2026-11-17T02:00', false, '2026-11-17T18:00'],
  ['past midnight over the end of the week', bar, '2026-11-23T00:30', true, '2026-11-23T02:00'],
  ['until 24:00', { weekly: week('10:00-24:00', '') }, '2026-11-16T23:59', true, '2026-11-17T00:00'],
  [
    '24:00 touches the next day',
    { weekly: week('20:00-24:00', '00:00-01:00', '', '', '', '', '') },
    '2026-11-16T21:00',
    true,
    '2026-11-17T01:00',
  ],
  [
    'touching shifts are one',
    { weekly: week('10:00-14:00 14:00-20:00') },
    '2026-11-16T11:00',
    true,
    '2026-11-16T20:00',
  ],
  [
    'touching shifts are one, whatever their order',
    { weekly: week('14:00-20:00 10:00-14:00') },
    '2026-11-16T11:00',
    true,
    '2026-11-16T20:00',
  ],
  [
    'the same time of the next morning',
    { weekly: week('10:00-10:00', '', '', '', '', '', '') },
    '2026-11-17T09:59',
    true,
    '2026-11-17T10:00',
  ],
  ['always open', { weekly: week('00:00-24:00') }, '2026-11-16T12:00', true, null],
  ['always open, from morning to morning', { weekly: week('09:00-09:00') }, '2026-11-16T12:00', true, null],
  [
    'always open but for a day',
    { weekly: week('00:00-24:00'), special: [special('2026-12-25', '')] },
    '2026-11-16T12:00',
    true,
    '2026-12-25T00:00',
  ],
  [
    'always open again after a day of other hours',
    { weekly: week('00:00-24:00'), special: [special('2026-11-16', '00:00-24:00')] },
    '2026-11-16T12:00',
    true,
    null,
  ],
  ['never open', { weekly: week('') }, '2026-11-16T12:00', false, null],
  [
    'only on a special day',
    { weekly: week(''), special: [special('2027-10-01', '10:00-12:00')] },
    '2026-11-16T12:00',
    false,
    '2027-10-01T10:00',
  ],
  [
    'after the last special day',
    { weekly: week(''), special: [special('2026-11-16', '10:00-12:00')] },
    '2026-11-16T12:00',
    false,
    null,
  ],
  [
    'a special day with shorter hours',
    { ...shifts, special: [special('2026-11-16', '12:00-13:00')] },
    '2026-11-16T13:00',
    false,
    '2026-11-17T10:00',
  ],
  [
    'a closed special day',
    { ...shifts, special: [special('2026-11-16', '')] },
    '2026-11-16T12:00',
    false,
    '2026-11-17T10:00',
  ],
  [
    'the evening before a closed special day runs out',
    { ...bar, special: [special('2026-11-17', '')] },
    '2026-11-17T01:00',
    true,
    '2026-11-17T02:00',
  ],
  [
    'a special evening runs out on a normal day',
    { ...shifts, special: [special('2026-11-16', '18:00-03:00')] },
    '2026-11-17T02:59',
    true,
    '2026-11-17T03:00',
  ],
  [
    'a closed special evening leaves nothing to run out',
    { ...bar, special: [special('2026-11-16', '')] },
    '2026-11-17T01:00',
    false,
    '2026-11-17T18:00',
  ],
  [
    'every Monday of three months is closed',
    {
      weekly: week('10:00-12:00', '', '', '', '', '', ''),
      special: Array.from({ length: 12 }, (_, n) =>
        special(new Date(Date.UTC(2026, 10, 16 + 7 * n)).toISOString().slice(0, 10), ''),
      ),
    },
    '2026-11-16T11:00',
    false,
    '2027-02-08T10:00',
  ],
  ['closed today', { ...shifts, closedOn: '2026-11-16' }, '2026-11-16T12:00', false, '2026-11-17T10:00'],
  [
    'closed today, of yesterday',
    { ...shifts, closedOn: '2026-11-15' },
    '2026-11-16T12:00',
    true,
    '2026-11-16T14:00',
  ],
  [
    'closed today closes what began the evening before',
    { ...bar, closedOn: '2026-11-17' },
    '2026-11-17T01:00',
    false,
    '2026-11-18T00:00',
  ],
  [
    'closed today is over at midnight',
    { ...bar, closedOn: '2026-11-16' },
    '2026-11-17T00:00',
    true,
    '2026-11-17T02:00',
  ],
  [
    'closed today where it is always open',
    { weekly: week('00:00-24:00'), closedOn: '2026-11-16' },
    '2026-11-16T12:00',
    false,
    '2026-11-17T00:00',
  ],
])('%s', (_what, provider, time, isOpen, nextChangeAt) => {
  expect(stateAt(provider, time)).toEqual([isOpen, nextChangeAt])
})

test('returns no state for a business without hours', () => {
  expect(openState({ hours: null, closedOn: '2026-11-16' }, new Date())).toEqual({
    isOpen: null,
    nextChangeAt: null,
  })
})

test('uses the offset of India: the next day begins at 18:30 UTC', () => {
  const hours = { weekly: week('00:00-01:00', '', '', '', '', '', ''), special_days: [] }
  const state = openState({ hours, closedOn: null }, new Date('2026-11-15T18:30:00Z'))
  expect(state).toEqual({ isOpen: true, nextChangeAt: new Date('2026-11-15T19:30:00Z') })
})
