import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import en from '../../locales/en/Orders.json'
import {
  errorAt,
  expectToast,
  fillIn,
  mockServer,
  networkFailure,
  openPage,
  reply,
  submit,
} from '../../testing/forms.tsx'
import { someOrderSettings } from '../../testing/orders.ts'
import { click } from '../../testing/page.tsx'
import { eventually, settle, signIn } from '../../testing/visit.tsx'
import OrderSettingsPage from './OrderSettingsPage.tsx'

const READ = 'GET /api/order-settings/'
const SAVE = 'PUT /api/order-settings/'

const open = async (answers: Parameters<typeof mockServer>[0]) => {
  signIn('provider', 'sharma_sweets')
  const server = mockServer({ [READ]: reply(someOrderSettings()), ...answers })
  await openPage('/traderdashboard/orders/settings', OrderSettingsPage)
  await settle()
  return server
}
const onSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: en.settings.isOn })

test('orders are turned on at once', async () => {
  const server = await open({ [SAVE]: reply(someOrderSettings({ is_on: true })) })
  await click(onSwitch())
  await eventually(() => expect(onSwitch().checked).toBe(true))
  expect(server.calls(SAVE).map(({ body }) => body)).toEqual([{ is_on: true }])
})

test('a switch that can’t be saved goes back', async () => {
  await open({ [SAVE]: networkFailure })
  await click(onSwitch())
  await expectToast(`${en.settings.notSaved} ${en.settings.noAnswer}`)
  expect(onSwitch().checked).toBe(false)
})

test('saves minimum, delivery and UPI id in one go', async () => {
  const server = await open({ [SAVE]: reply(someOrderSettings()) })
  await click(screen.getByRole('checkbox', { name: en.settings.fields.delivers }))
  fillIn({ min_order_paise: '₹1,200', delivery_note: 'Near Tekari Road', upi_id: 'sharma' })
  await submit()
  expect(errorAt('upi_id')).toBe(en.settings.rules.upiIdWrong)
  fillIn({ upi_id: ' sharma@okbank ' })
  await submit()
  await expectToast(en.settings.saved)
  expect(server.calls(SAVE).map(({ body }) => body)).toEqual([
    { min_order_paise: 120_000, delivers: true, delivery_note: 'Near Tekari Road', upi_id: 'sharma@okbank' },
  ])
})
