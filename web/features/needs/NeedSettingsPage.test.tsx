import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import en from '../../locales/en/Needs.json'
import {
  expectToast,
  type MockReply,
  mockServer,
  networkFailure,
  openPage,
  reply,
} from '../../testing/forms.tsx'
import { click, find } from '../../testing/page.tsx'
import { eventually, settle, signIn } from '../../testing/visit.tsx'
import type { NeedSettings } from './needs.api.ts'
import NeedSettingsPage from './NeedSettingsPage.tsx'

const READ = 'GET /api/need-settings/'
const SAVE = 'PUT /api/need-settings/'

const someSettings = (given: Partial<NeedSettings> = {}): NeedSettings => ({
  is_on: true,
  max_per_day: 10,
  radius_km: 25,
  ...given,
})

const open = async (answers: Record<string, MockReply> = {}) => {
  signIn('provider', 'verma')
  const server = mockServer({ [READ]: reply(someSettings()), [SAVE]: reply(someSettings()), ...answers })
  await openPage('/received-needs/settings', NeedSettingsPage)
  await settle()
  return server
}
const onSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: en.settings.isOn })
const select = (name: string) => find(`select[name="${name}"]`) as HTMLSelectElement
const choose = async (name: string, value: string) => {
  fireEvent.change(select(name), { target: { value } })
  await eventually(() => expect(select(name).value).toBe(value))
}

test('each setting is saved at once, without the others', async () => {
  const server = await open()
  expect([onSwitch().checked, select('max_per_day').value, select('radius_km').value]).toEqual([
    true,
    '10',
    '25',
  ])
  await choose('max_per_day', '20')
  await choose('radius_km', '100')
  await click(onSwitch())
  await eventually(() => expect(document.body.textContent).toContain(en.settings.off))
  await eventually(() =>
    expect(server.calls(SAVE).map(({ body }) => body)).toEqual([
      { max_per_day: 20 },
      { radius_km: 100 },
      { is_on: false },
    ]),
  )
})

test('a setting that can’t be saved goes back', async () => {
  await open({ [SAVE]: networkFailure })
  await click(onSwitch())
  await expectToast(en.settings.saveFailed)
  expect(onSwitch().checked).toBe(true)
})

test('a value that another client has set is among the choices', async () => {
  await open({ [READ]: reply(someSettings({ max_per_day: 7, radius_km: 33 })) })
  expect([select('max_per_day').value, select('radius_km').value]).toEqual(['7', '33'])
})
