import { act, render } from '@testing-library/react'
import { I18nProvider } from '../../lib/i18n/useTranslation.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '../../../contract/language.ts'
import { makeI18n } from '../../lib/i18n/make-i18n.ts'
import en from '../../locales/en/Navbar.json'
import hi from '../../locales/hi/Navbar.json'
import { someHours, times } from '../../testing/hours.ts'
import { OpenStatus } from './OpenStatus.tsx'

// Monday, noon in India.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00+05:30') }))
afterEach(() => void vi.useRealTimers())

const show = async (status: Parameters<typeof OpenStatus>[0], language: Language = 'en') => {
  const i18n = makeI18n({ language, resources: { Navbar: language === 'en' ? en : hi } })
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <OpenStatus {...status} />
    </I18nProvider>,
  )
  return () => container.textContent
}
const state = (isOpen: boolean | null, time?: string) => ({
  is_open: isOpen,
  next_change_at: time ? new Date(`${time}:00+05:30`).toISOString() : null,
})
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const HOUR = 3_600_000

test.each([
  [state(true, '2026-11-16T21:30'), 'Open now, closes 9:30 pm', 'अभी खुला है, रात 9:30 बजे बंद होगा'],
  [state(true, '2026-11-17T00:00'), 'Open now, closes midnight', 'अभी खुला है, रात 12 बजे बंद होगा'],
  [state(true, '2026-11-17T02:00'), 'Open now, closes 2 am', 'अभी खुला है, रात 2 बजे बंद होगा'],
  [state(true, '2026-11-17T11:00'), 'Open now, closes tomorrow 11 am', 'अभी खुला है, कल सुबह 11 बजे बंद होगा'],
  [state(true), 'Open now', 'अभी खुला'],
  [state(false, '2026-11-16T16:30'), 'Closed, opens 4:30 pm', 'बंद है, शाम 4:30 बजे खुलेगा'],
  [state(false, '2026-11-17T10:00'), 'Closed, opens tomorrow 10 am', 'बंद है, कल सुबह 10 बजे खुलेगा'],
  [state(false, '2026-11-19T10:00'), 'Closed, opens Thursday 10 am', 'बंद है, गुरुवार सुबह 10 बजे खुलेगा'],
  [state(false, '2026-11-23T10:00'), 'Closed, opens 23 November, 10 am', 'बंद है, 23 नवंबर, सुबह 10 बजे खुलेगा'],
  [state(false), 'Closed now', 'अभी बंद'],
  [state(null), '', ''],
])('%o is said in both languages', async (provider, english, hindi) => {
  expect((await show({ provider }))()).toBe(english)
  expect((await show({ provider }, 'hi'))()).toBe(hindi)
})

test('a card is updated when the provider closes', async () => {
  const text = await show({ provider: state(true, '2026-11-16T14:00') })
  await wait(2 * HOUR - 1_000)
  expect(text()).toBe('Open now, closes 2 pm')
  await wait(2_000)
  expect(text()).toBe('Closed now')
})

test('with hours it is updated day after day', async () => {
  const hours = someHours({ ...state(true, '2026-11-16T20:00'), is_open: true })
  const text = await show({ provider: hours, hours })
  await wait(9 * HOUR)
  expect(text()).toBe('Closed, opens tomorrow 10 am')
  await wait(14 * HOUR)
  expect(text()).toBe('Open now, closes 8 pm')
})

test('closed today is over at midnight', async () => {
  const always = Array.from({ length: 7 }, () => times('00:00-24:00'))
  const hours = someHours({
    weekly: always,
    closed_today: true,
    ...state(false, '2026-11-17T00:00'),
    is_open: false,
  })
  const text = await show({ provider: hours, hours })
  expect(text()).toBe('Closed, opens tomorrow midnight')
  await wait(13 * HOUR)
  expect(text()).toBe('Open now')
})

test('a cached page is corrected at once', async () => {
  expect((await show({ provider: state(true, '2026-11-16T11:59') }))()).toBe('Closed now')
})

test('a suspended page corrects itself when it becomes visible', async () => {
  const text = await show({ provider: state(true, '2026-11-16T14:00') })
  vi.setSystemTime(new Date('2026-11-16T15:00:00+05:30'))
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(text()).toBe('Closed now')
})
