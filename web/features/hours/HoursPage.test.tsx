import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import en from '../../locales/en/Hours.json'
import { type MockReply, mockServer, networkFailure, openPage, refusal, reply } from '../../testing/forms.tsx'
import { someHours, times } from '../../testing/hours.ts'
import { click, type } from '../../testing/page.tsx'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import type { Hours } from './hours.api.ts'
import HoursPage from './HoursPage.tsx'

const READ = 'GET /api/provider-hours/'
const SAVE = 'PUT /api/provider-hours/'
const TODAY = '2026-11-16'

// Only the date: the page waits for real timers.
beforeEach(() => void vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00+05:30`), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const tagged = (hours: Hours | null, tag = '"v1"'): MockReply => reply(hours, 200, { etag: tag })

const open = async (answers: Record<string, MockReply> = {}) => {
  signIn('provider', 'sharma_sweets')
  const server = mockServer({ [READ]: tagged(someHours()), [SAVE]: tagged(someHours(), '"v2"'), ...answers })
  await openPage('/traderdashboard/hours', HoursPage)
  await eventually(() => screen.getByRole('heading', { name: en.week.title }))
  return server
}
const box = (name: string, at = 0) => screen.getAllByLabelText<HTMLInputElement>(name)[at] as HTMLInputElement
const day = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name: `Open on ${name}` })
const menuOf = (name: string) => within(screen.getByRole('list', { name: `More for ${name}` }))
const pick = async (name: string, entry: string) => click(menuOf(name).getByRole('button', { name: entry }))
const save = async () => {
  await click(button(en.submit))
  await settle()
}
const words = () => document.body.textContent

test('a provider without hours gets a hint, and each day starts with the hours of the day before', async () => {
  const server = await open({ [READ]: tagged(null) })
  expect(words()).toContain(en.week.empty)
  expect(button(en.submit).disabled).toBe(true)
  await click(day('Monday'))
  expect([box('Monday: opens at').value, box('Monday: closes at').value]).toEqual(['10:00', '20:00'])
  type(box('Monday: opens at'), '08:30')
  await click(day('Tuesday'))
  await save()
  const [{ body } = { body: undefined }] = server.calls(SAVE)
  expect(body).toEqual({
    weekly: [times('08:30-20:00'), times('08:30-20:00'), [], [], [], [], []],
    special_days: [],
  })
  await eventually(() => expect(words()).toContain(en.saved))
})

test('a second time is added, copied to other days and removed again', async () => {
  const server = await open()
  await pick('Monday', en.add)
  type(box('Monday: closes at'), '14:00')
  type(box('Monday: opens at', 1), '16:00')
  type(box('Monday: closes at', 1), '21:00')
  await pick('Monday', 'Copy to Tuesday')
  await pick('Sunday', 'Copy to Monday')
  await save()
  const rest = times('10:00-20:00')
  const split = times('10:00-14:00 16:00-21:00')
  expect(server.calls(SAVE)[0]?.body).toMatchObject({ weekly: [[], split, rest, rest, rest, rest, []] })
  await pick('Wednesday', en.copyAll)
  expect(screen.queryByText(en.closed)).toBeNull()
  await pick('Wednesday', en.add)
  await click(button('Remove this time: Wednesday'))
  expect(screen.getAllByLabelText('Wednesday: opens at')).toHaveLength(1)
})

test('what overlaps or is not filled in is marked at its day, and nothing is sent', async () => {
  const server = await open()
  await pick('Monday', en.add)
  await save()
  expect(words()).toContain(en.rules.hoursTime)
  expect(box('Monday: opens at').getAttribute('aria-invalid')).toBe('true')
  type(box('Monday: opens at', 1), '19:00')
  type(box('Monday: closes at', 1), '21:00')
  expect(words()).toContain(en.rules.hoursOverlap)
  type(box('Monday: closes at'), '18:00')
  expect(words()).not.toContain(en.marked)
  expect(server.calls(SAVE)).toHaveLength(0)
})

test('a festival becomes a closed special day by one press, and is not offered again', async () => {
  const server = await open()
  await click(button('Christmas, 25 December'))
  expect(screen.queryByRole('button', { name: 'Christmas, 25 December' })).toBeNull()
  await save()
  expect(server.calls(SAVE)[0]?.body).toMatchObject({
    special_days: [{ date: '2026-12-25', intervals: [], note: 'Christmas' }],
  })
})

test('a special day has hours and a note of its own, and can be removed', async () => {
  const server = await open()
  await click(button(en.special.add))
  await save()
  expect(words()).toContain(en.rules.specialDate)
  type(box(en.special.date), '2026-11-20')
  await click(screen.getByRole('switch', { name: en.special.isOpen }))
  type(box('20 November: closes at'), '13:00')
  type(screen.getByPlaceholderText<HTMLInputElement>(en.special.notePlaceholder), 'Half day')
  await save()
  expect(server.calls(SAVE)[0]?.body).toMatchObject({
    special_days: [{ date: '2026-11-20', intervals: times('10:00-13:00'), note: 'Half day' }],
  })
})

test('hours that another device has changed are not overwritten', async () => {
  let latest: MockReply = tagged(someHours())
  const server = await open({
    [READ]: () => latest(),
    [SAVE]: refusal(409, 'conflict', 'This changed elsewhere. Open it, check and send again.'),
  })
  type(box('Monday: opens at'), '08:00')
  await save()
  expect(words()).toContain(en.conflict.notSaved)
  latest = tagged(someHours({ weekly: Array.from({ length: 7 }, () => times('07:00-19:00')) }), '"v9"')
  await click(within(screen.getByRole('alertdialog')).getByRole('button', { name: en.conflict.load }))
  await eventually(() => expect(box('Monday: opens at').value).toBe('07:00'))
  expect(server.calls(SAVE)[0]?.ifMatch).toBe('"v1"')
})

test('a save that fails says so and keeps what was typed', async () => {
  await open({ [SAVE]: networkFailure })
  type(box('Monday: opens at'), '08:00')
  await save()
  expect(screen.getByRole('alert').textContent).toBe(en.noAnswer)
  expect(box('Monday: opens at').value).toBe('08:00')
})

test('hours that can’t be loaded can be retried', async () => {
  let answer: MockReply = networkFailure
  signIn('provider', 'sharma_sweets')
  mockServer({ [READ]: () => answer() })
  await openPage('/traderdashboard/hours', HoursPage)
  await eventually(() => screen.getByText(en.loadFailed))
  answer = tagged(someHours({ special_days: [{ date: TODAY, intervals: [], note: '' }] }))
  await click(button(en.retry))
  await eventually(() => expect(box(en.special.date).value).toBe(TODAY))
})
