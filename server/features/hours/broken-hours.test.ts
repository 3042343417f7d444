import { expect, test } from 'vitest'
import { special, week } from '../../testing/hours.ts'
import { aProvider } from '../../testing/providers.ts'
import { testServer } from '../../testing/test-server.ts'

// Saturday, 14 March 2026, 12:00 in India.
const server = await testServer()
const URL = '/api/provider-hours/'

const anOwner = async () => ({ me: await server.as(await aProvider(server.db)) })

const many = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    special(new Date(Date.UTC(2026, 2, 14 + n)).toISOString().slice(0, 10), ''),
  )
const OVERLAP = ['These opening times overlap.']
const TIMES = ['Times must be written as HH:MM, from 00:00 to 24:00.']
const DATES = ['Choose a date from today to a year ahead.']
const NORMAL = week('10:00-20:00')

test.each([
  ['an overlap', { weekly: week('10:00-20:00', '10:00-14:00 13:59-18:00') }, { weekly: { 1: OVERLAP } }],
  [
    'the same twice',
    { weekly: week('10:00-20:00', '', '10:00-12:00 10:00-12:00') },
    { weekly: { 2: OVERLAP } },
  ],
  [
    'an overlap past midnight within the day',
    { weekly: week('', '', '', '18:00-02:00 23:00-24:00', '') },
    { weekly: { 3: OVERLAP } },
  ],
  [
    'an overlap into the next day',
    { weekly: week('', '18:00-02:00', '01:59-10:00') },
    { weekly: { 1: OVERLAP, 2: OVERLAP } },
  ],
  [
    "an overlap over the week's end",
    { weekly: week('01:00-10:00', '', '', '', '', '', '18:00-02:00') },
    { weekly: { 0: OVERLAP, 6: OVERLAP } },
  ],
  [
    'a whole day and a little more',
    { weekly: week('10:00-10:00', '09:00-11:00') },
    { weekly: { 0: OVERLAP, 1: OVERLAP } },
  ],
  [
    'four times a day',
    { weekly: week('08:00-09:00 10:00-11:00 12:00-13:00 14:00-15:00', '') },
    { weekly: { 0: ['You can add up to 3 time slots a day.'] } },
  ],
  ['one digit', { weekly: week('', '9:00x-20:00') }, { weekly: { 1: TIMES } }],
  ['an hour too many', { weekly: week('10:00-24:01', '') }, { weekly: { 0: TIMES } }],
  ['opening at 24:00', { weekly: week('24:00-02:00', '') }, { weekly: { 0: TIMES } }],
  ['sixty minutes', { weekly: week('10:60-20:00', '') }, { weekly: { 0: TIMES } }],
  ['Devanagari digits', { weekly: week('१०:००-20:00', '') }, { weekly: { 0: TIMES } }],
  ['a date that is past', { special_days: [special('2026-03-13', '')] }, { special_days: { 0: DATES } }],
  ['a date after a year', { special_days: [special('2027-03-15', '')] }, { special_days: { 0: DATES } }],
  ['a date that is none', { special_days: [special('2026-04-31', '')] }, { special_days: { 0: DATES } }],
  ['a moment as a date', { special_days: [special('2026-04-30T00:00', '')] }, { special_days: { 0: DATES } }],
  [
    'a date twice',
    { special_days: [special('2026-03-20', ''), special('2026-03-20', '')] },
    { special_days: { 1: ['This date is already in the list.'] } },
  ],
  [
    'a long note',
    { special_days: [special('2026-03-20', '', 'न'.repeat(81))] },
    { special_days: { 0: ['Note must be at most 80 characters.'] } },
  ],
  [
    'an overlap on a special day',
    { special_days: [special('2026-03-19', ''), special('2026-03-20', '10:00-14:00 13:00-18:00')] },
    { special_days: { 1: OVERLAP } },
  ],
  [
    'a special evening into a normal morning',
    { weekly: NORMAL, special_days: [special('2026-03-20', '18:00-10:01')] },
    { special_days: { 0: OVERLAP } },
  ],
  [
    'a normal evening into a special morning',
    { weekly: week('18:00-02:00'), special_days: [special('2026-03-20', '01:00-10:00')] },
    { special_days: { 0: OVERLAP } },
  ],
  [
    'a special evening into a special morning',
    { special_days: [special('2026-03-21', '01:00-10:00'), special('2026-03-20', '18:00-02:00')] },
    { special_days: { 0: OVERLAP, 1: OVERLAP } },
  ],
  ['61 special days', { special_days: many(61) }, { special_days: ['You can add up to 60 special days.'] }],
])('%s is refused on its day', async (_what, body, problems) => {
  const { me } = await anOwner()
  const refused = await me.put(URL, body)
  expect([refused.statusCode, refused.json()]).toEqual([400, problems])
  expect((await me.get(URL)).json()).toBeNull()
})

test('refuses a week that conflicts with a special day', async () => {
  const { me } = await anOwner()
  await me.put(URL, { weekly: NORMAL, special_days: [special('2026-03-20', '02:00-10:00')] })
  const refused = await me.put(URL, { weekly: week('18:00-03:00') })
  expect(refused.json()).toEqual({ special_days: { 0: OVERLAP } })
})

test.each([
  ['sixty special days', { special_days: many(60) }],
  [
    'today and the last day of a year',
    { special_days: [special('2026-03-14', ''), special('2027-03-14', '')] },
  ],
  ['three times a day', { weekly: week('08:00-09:00 10:00-11:00 12:00-24:00') }],
  ['around the clock from morning to morning', { weekly: week('09:00-09:00') }],
  ['an evening that ends when the morning begins', { weekly: week('18:00-02:00 02:00-10:00') }],
  [
    'a closed special day in the middle of long nights',
    { weekly: week('18:00-02:00'), special_days: [special('2026-03-20', '')] },
  ],
  ['a note of 80 characters', { special_days: [special('2026-03-20', '', ` ${'न'.repeat(80)} `)] }],
])('accepts %s', async (_what, body) => {
  const { me } = await anOwner()
  const saved = await me.put(URL, body)
  expect([saved.statusCode, saved.json() === null]).toEqual([200, false])
})

test.each([
  ['six days', { weekly: [[], [], [], [], [], []] }],
  ['no list', { weekly: 'always' }],
  ['a time without an end', { weekly: [[{ opens: '10:00' }], [], [], [], [], [], []] }],
])('refuses %s as a week', async (_what, body) => {
  const { me } = await anOwner()
  const refused = await me.put(URL, body)
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad_input'])
})
