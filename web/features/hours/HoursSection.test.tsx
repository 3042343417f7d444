import { render, screen, within } from '@testing-library/react'
import { I18nProvider } from '../../lib/i18n/useTranslation.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '../../../contract/language.ts'
import { makeI18n } from '../../lib/i18n/make-i18n.ts'
import enShell from '../../locales/en/Navbar.json'
import en from '../../locales/en/ProviderProfile.json'
import hiShell from '../../locales/hi/Navbar.json'
import hi from '../../locales/hi/ProviderProfile.json'
import { someHours, times } from '../../testing/hours.ts'
import type { Hours } from './hours.api.ts'
import { HoursSection } from './HoursSection.tsx'

// Monday, noon in India.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00+05:30') }))
afterEach(() => void vi.useRealTimers())

const TEXTS = {
  en: { Navbar: enShell, ProviderProfile: en },
  hi: { Navbar: hiShell, ProviderProfile: hi },
}
const show = async (hours: Hours | null, language: Language = 'en') => {
  const i18n = makeI18n({ language, resources: TEXTS[language] })
  return render(
    <I18nProvider i18n={i18n}>
      <HoursSection provider={{ hours }} />
    </I18nProvider>,
  )
}
const rows = () =>
  screen
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      within(term.parentElement as HTMLElement).getByRole('definition').textContent,
    ])

test('today comes first, then the week in a fold', async () => {
  await show(someHours({ next_change_at: '2026-11-16T14:30:00.000Z' }))
  expect(screen.getByRole('region', { name: 'Opening hours' }).id).toBe('hours')
  expect(screen.getByText('Open now, closes 8 pm')).toBeTruthy()
  expect(rows()).toEqual([
    ['Today', '10 am – 8 pm'],
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => [
      day,
      '10 am – 8 pm',
    ]),
    ['Sunday', 'Closed'],
  ])
  expect(document.querySelector('details')?.open).toBe(false)
})

test('special days of the next four weeks are listed, with their notes', async () => {
  await show(
    someHours({
      special_days: [
        { date: '2026-11-16', intervals: times('12:00-13:30 18:00-24:00'), note: '' },
        { date: '2026-12-14', intervals: [], note: 'Wedding' },
        { date: '2026-12-15', intervals: [], note: 'Too far' },
      ],
    }),
  )
  expect(rows()[0]).toEqual(['Today', '12 pm – 1:30 pm, 6 pm – midnight'])
  expect(rows().slice(-2)).toEqual([
    ['16 November', '12 pm – 1:30 pm, 6 pm – midnight'],
    ['14 DecemberWedding', 'Closed'],
  ])
})

test('closed today is displayed', async () => {
  await show(someHours({ closed_today: true, is_open: false }))
  expect(rows()[0]).toEqual(['Today', 'Closed today'])
})

test('it is written in Hindi too', async () => {
  await show(someHours({ weekly: Array.from({ length: 7 }, () => times('00:00-24:00')) }), 'hi')
  expect(rows().slice(0, 2)).toEqual([
    ['आज', '24 घंटे खुला'],
    ['सोमवार', '24 घंटे खुला'],
  ])
})

test('a provider without hours has no section', async () => {
  const { container } = await show(null)
  expect(container.textContent).toBe('')
})
