import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import en from '../../locales/en/Orders.json'
import { type MockReply, mockServer, networkFailure, openPage, reply } from '../../testing/forms.tsx'
import { inSequence } from '../../testing/in-sequence.ts'
import { anOrder, someOrderSettings } from '../../testing/orders.ts'
import { click } from '../../testing/page.tsx'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import { emitLiveNotification } from '../notifications/live-notifications.ts'
import ReceivedOrdersPage from './ReceivedOrdersPage.tsx'

const READ = 'GET /api/received-orders/'
const SETTINGS = 'GET /api/order-settings/'

const aPage = (...orders: ReturnType<typeof anOrder>[]): MockReply => reply({ results: orders, next: null })

const open = async (answers: Record<string, MockReply>) => {
  signIn('provider', 'sharma_sweets')
  const server = mockServer({ [SETTINGS]: reply(someOrderSettings({ is_on: true })), ...answers })
  await openPage('/traderdashboard/orders', ReceivedOrdersPage)
  await settle()
  return server
}
const rowsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('new orders come first, and are not listed twice', async () => {
  const done = anOrder({ order_id: 8, status: 'completed', total_paise: 29_000 })
  await open({ [READ]: inSequence(aPage(anOrder()), aPage(anOrder(), done)) })
  expect(rowsOf(en.received.new)).toEqual(['/orders/12'])
  expect(rowsOf(en.received.others)).toEqual(['/orders/8'])
  expect(
    screen.getByRole('link', { name: /Asha Kumari · No\.\s3 New Jalebi: 1.5 kg, Cake: 1 piece/ }),
  ).toBeTruthy()
})

test('loads more orders by the path of the next page', async () => {
  const [one, two] = [8, 3].map((order_id) => anOrder({ order_id, status: 'completed', total_paise: 29_000 }))
  const server = await open({
    [READ]: inSequence(
      aPage(),
      reply({ results: [one], next: '/api/received-orders/?cursor=abc' }),
      reply({ results: [two], next: null }),
    ),
  })
  await click(await eventually(() => button(en.list.more)))
  await eventually(() => expect(rowsOf(en.received.others)).toEqual(['/orders/8', '/orders/3']))
  expect(server.calls(READ)[2]?.query).toMatchObject({ cursor: 'abc' })
})

test('a business that takes no orders gets a link to the settings', async () => {
  await open({ [READ]: aPage(), [SETTINGS]: reply(someOrderSettings()) })
  const link = await eventually(() => screen.getByRole('link', { name: en.received.turnOn }))
  expect(link.getAttribute('href')).toBe('/traderdashboard/orders/settings')
})

/** Counts the tones. */
const fakeAudio = () => {
  const started = vi.fn<() => void>()
  const ramp = { setValueAtTime: vi.fn<() => void>(), exponentialRampToValueAtTime: vi.fn<() => void>() }
  const part = {
    connect: () => part,
    frequency: { value: 0 },
    gain: ramp,
    start: started,
    stop: vi.fn<() => void>(),
  }
  const context = {
    resume: async () => {},
    currentTime: 0,
    createOscillator: () => part,
    createGain: () => part,
  }
  vi.stubGlobal('AudioContext', function AudioContext() {
    return context
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return started
}

test('a new order rings on a device that allows it', async () => {
  const started = fakeAudio()
  let orders = aPage()
  await open({ [READ]: () => orders() })
  await click(screen.getByRole('switch', { name: en.received.sound }))
  expect(started).toHaveBeenCalledTimes(2)
  orders = aPage(anOrder())
  emitLiveNotification()
  await eventually(() => expect(rowsOf(en.received.new)).toEqual(['/orders/12']))
  expect(started).toHaveBeenCalledTimes(4)
})

test('a new order is silent on a device that does not allow the sound', async () => {
  const started = fakeAudio()
  let orders = aPage()
  await open({ [READ]: () => orders() })
  expect(screen.getByRole<HTMLInputElement>('switch', { name: en.received.sound }).checked).toBe(false)
  orders = aPage(anOrder())
  emitLiveNotification()
  await eventually(() => expect(rowsOf(en.received.new)).toEqual(['/orders/12']))
  expect(started).not.toHaveBeenCalled()
})

test('orders that can’t be loaded can be retried, both lists at once', async () => {
  let isLost = true
  await open({ [READ]: () => (isLost ? networkFailure() : aPage(anOrder())()) })
  expect(screen.getAllByText(en.list.failed)).toHaveLength(1)
  isLost = false
  await click(button(en.list.retry))
  await eventually(() => expect(rowsOf(en.received.new)).toEqual(['/orders/12']))
})
