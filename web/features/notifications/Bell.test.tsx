import { screen } from '@testing-library/react'
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mockServer, openPage, advanceTime, reply, networkFailure } from '../../testing/forms.tsx'
import { inSequence } from '../../testing/in-sequence.ts'
import { find } from '../../testing/page.tsx'
import { fakeSockets } from '../../testing/sockets.ts'
import { eventually, settle, signIn } from '../../testing/visit.tsx'
import { Bell } from './Bell.tsx'
import { onLiveNotification } from './live-notifications.ts'

const READ = 'GET /api/notifications/'
const MARK = 'POST /api/notifications/read/'
const WS = '/ws/notifications/'

const item = (id: number, is_read = false) => ({
  id,
  message: `Message ${id}`,
  target_url: `/postpage/${id}`,
  is_read,
  created_at: '2025-05-03T06:30:00Z',
})
const pageOf =
  (items: ReturnType<typeof item>[], unread = items.filter(({ is_read }) => !is_read).length) =>
  async () =>
    Response.json(items, { headers: { 'x-unread-count': String(unread) } })

const openBell = async (answers: Parameters<typeof mockServer>[0]) => {
  signIn('provider', 'sharma_sweets')
  const sockets = fakeSockets()
  const server = mockServer(answers)
  await openPage('/', () => <Bell accountId={7} />)
  return { server, sockets }
}
const bell = () => find('button[popovertarget]')
const badge = () => bell().textContent
// Without the last link, to the settings.
const entries = () =>
  screen
    .queryAllByRole('listitem')
    .map((each) => each.textContent)
    .slice(0, -1)
const toggle = (newState: 'open' | 'closed') =>
  act(async () => {
    find('[popover]').dispatchEvent(Object.assign(new Event('toggle'), { newState }))
  })

test('counts all unread notifications, loaded or not', async () => {
  await openBell({ [READ]: pageOf([item(2), item(1, true)], 120) })
  await eventually(() => expect(badge()).toBe('99+'))
  expect(bell().getAttribute('aria-label')).toBe('Notifications, 99+ unread')
  expect(entries()).toEqual([
    expect.stringContaining('Message 23rd May 2025, 12:00\u00A0pm'),
    expect.stringContaining('Message 13rd May 2025, 12:00\u00A0pm'),
  ])
  expect(find('li a').getAttribute('href')).toBe('/postpage/2')
})

test('links to the settings', async () => {
  await openBell({ [READ]: pageOf([]) })
  const link = await eventually(() => screen.getByRole('link', { name: 'Notification settings' }))
  expect(link.getAttribute('href')).toBe('/notification-settings')
})

test('shows an empty state without a badge', async () => {
  await openBell({ [READ]: pageOf([]) })
  await eventually(() => expect(entries()).toEqual(['No new notifications']))
  expect(badge()).toBe('')
})

test('opening marks all up to the newest as read, and highlights the new ones', async () => {
  const { server } = await openBell({
    [READ]: pageOf([item(3), item(2, true), item(1)], 2),
    [MARK]: reply({ unread_count: 0 }),
  })
  await eventually(() => expect(badge()).toBe('2'))
  expect(server.calls(MARK)).toEqual([])
  await toggle('open')
  await eventually(() => expect(badge()).toBe(''))
  expect(server.calls(MARK).map(({ body }) => body)).toEqual([{ up_to_id: 3 }])
  expect([...document.querySelectorAll('[data-new]')]).toHaveLength(2)
  await toggle('closed')
  await toggle('open')
  expect([...document.querySelectorAll('[data-new]')]).toHaveLength(0)
})

test('marks unread notifications below the loaded list as read', async () => {
  const { server } = await openBell({
    [READ]: pageOf([item(22, true), item(21, true)], 5),
    [MARK]: reply({ unread_count: 0 }),
  })
  await eventually(() => expect(badge()).toBe('5'))
  await toggle('open')
  await eventually(() => expect(badge()).toBe(''))
  expect(server.calls(MARK).map(({ body }) => body)).toEqual([{ up_to_id: 22 }])
})

test('marks one that arrives while the list is open as read, and sends nothing when all are read', async () => {
  const { server, sockets } = await openBell({
    [READ]: pageOf([item(1, true)]),
    [MARK]: reply({ unread_count: 0 }),
  })
  await eventually(() => expect(entries()).toHaveLength(1))
  await toggle('open')
  expect(server.calls(MARK)).toEqual([])
  const { created_at: timestamp, ...rest } = item(2)
  await sockets.to(WS).receive({ ...rest, timestamp, unread_count: 1 })
  await eventually(() => expect(badge()).toBe(''))
  expect(server.calls(MARK).map(({ body }) => body)).toEqual([{ up_to_id: 2 }])
})

test('announces and counts a live notification', async () => {
  const { sockets } = await openBell({ [READ]: pageOf([item(1, true)]) })
  await eventually(() => expect(entries()).toHaveLength(1))
  await sockets.to(WS).receive({ action: 'unread', unread_count: 0 })
  const { created_at: timestamp, ...rest } = item(2)
  await sockets.to(WS).receive({ ...rest, timestamp, unread_count: 1 })
  expect(entries()[0]).toContain('Message 2')
  expect(badge()).toBe('1')
  expect(find('output').textContent).toBe('Message 2')
})

test('marks as read what another tab has read', async () => {
  const { sockets } = await openBell({ [READ]: pageOf([item(1)]) })
  await eventually(() => expect(badge()).toBe('1'))
  await sockets.to(WS).receive({ action: 'unread', unread_count: 0, read: { ids: [1] } })
  expect(badge()).toBe('')
})

test('removes a withdrawn notification from the open list', async () => {
  const { server, sockets } = await openBell({ [READ]: pageOf([item(2, true), item(1, true)]) })
  await eventually(() => expect(entries()).toHaveLength(2))
  await sockets.to(WS).receive({ action: 'unread', unread_count: 0, gone: 2 })
  expect(entries()).toEqual([expect.stringContaining('Message 1')])
  expect(server.calls(READ)).toHaveLength(1)
})

test('refetches when the count differs from the list', async () => {
  const { sockets } = await openBell({
    [READ]: inSequence(pageOf([item(1, true)]), pageOf([item(2), item(1, true)])),
  })
  await eventually(() => expect(entries()).toHaveLength(1))
  await sockets.to(WS).receive({ action: 'unread', unread_count: 1 })
  await eventually(() => expect(entries()).toHaveLength(2))
})

test('polls every 30 seconds without a socket, and keeps reconnecting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'] })
  try {
    signIn('provider', 'sharma_sweets')
    const sockets = fakeSockets()
    const server = mockServer({ [READ]: inSequence(pageOf([]), networkFailure, pageOf([item(1)])) })
    await openPage('/', () => <Bell accountId={7} />)
    await advanceTime(10)
    await sockets.to(WS).drop()
    await advanceTime(31_000)
    await advanceTime(31_000)
    expect(server.calls(READ).length).toBeGreaterThanOrEqual(3)
    expect(sockets.count(WS)).toBeGreaterThanOrEqual(2)
    expect(badge()).toBe('1')
  } finally {
    vi.useRealTimers()
  }
})

test('refreshes an expired token and reconnects with it', async () => {
  const { sockets } = await openBell({
    [READ]: pageOf([]),
    'POST /api/token/refresh/': reply({ access_token: 'next', refresh_token: 'later' }),
  })
  await eventually(() => expect(sockets.to(WS).url).toContain('token=token&lang=en'))
  await sockets.to(WS).drop(4401)
  await eventually(() => expect(sockets.to(WS).url).toContain('token=next&lang=en'))
  await settle()
})

test('disconnects offline, reconnects at once when online, and lets open pages refetch', async () => {
  const { sockets } = await openBell({ [READ]: pageOf([]) })
  const refetch = vi.fn<() => void>()
  onTestFinished(onLiveNotification(refetch))
  await eventually(() => expect(sockets.count(WS)).toBe(1))
  await sockets.to(WS).receive({ action: 'unread', unread_count: 0 })
  await act(async () => void window.dispatchEvent(new Event('offline')))
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(sockets.count(WS)).toBe(2)
  expect(refetch).not.toHaveBeenCalled()
  await sockets.to(WS).receive({ action: 'unread', unread_count: 0 })
  expect(refetch).toHaveBeenCalledOnce()
  await settle()
})
