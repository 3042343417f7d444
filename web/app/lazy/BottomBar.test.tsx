import { screen, within } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, type Role } from '../../lib/session/session.ts'
import { mockServer } from '../../testing/forms.tsx'
import { fakeSockets } from '../../testing/sockets.ts'
import { eventually, settle, signIn, visit } from '../../testing/visit.tsx'

const onScreen = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
beforeEach(() => onScreen(360))
afterEach(() => void vi.unstubAllGlobals())

const unread = (id: number, target_url: string, is_read = false) => ({
  id,
  message: `Message ${id}`,
  target_url,
  is_read,
  created_at: '2026-11-18T06:30:00Z',
})

const open = async (role: Role, at = '/', notifications: ReturnType<typeof unread>[] = []) => {
  signIn(role, 'asha')
  fakeSockets()
  mockServer({ 'GET /api/notifications/': async () => Response.json(notifications) })
  await visit({ at })
  await eventually(bar)
}
const bar = () => screen.getByRole('navigation', { name: 'Main pages' })
const tabs = () =>
  within(bar())
    .getAllByRole<HTMLAnchorElement>('link')
    .map((tab) => `${tab.textContent} ${tab.pathname}`)

test('has the pages of a customer', async () => {
  await open('customer')
  expect(tabs()).toEqual(['Home /', 'Search /search', 'Chats /chats', 'Saved /saved', 'Me /profile-customer'])
})

test('has the pages of a provider', async () => {
  await open('provider')
  expect(tabs()).toEqual([
    'Home /',
    'Search /search',
    'Requests /viewrequests',
    'Posts /Postdashboard',
    'Me /traderdashboard',
  ])
})

test.each([
  ['/', 'Home'],
  ['/traderdashboard/prices', 'Me'],
])('marks the current page: %s', async (at, name) => {
  await open('provider', at)
  expect(within(bar()).getByRole('link', { current: 'page' }).textContent).toBe(name)
})

test('counts the unread notifications that lead to a page', async () => {
  await open('customer', '/', [
    unread(4, '/chats?chat=9'),
    unread(3, '/chats?chat=8'),
    unread(2, '/chats?chat=7', true),
    unread(1, '/postpage/1'),
  ])
  await eventually(() => expect(within(bar()).getByRole('link', { name: 'Chats 2 new' })).toBeDefined())
})

test('is not there for guests and on a wide screen', async () => {
  await visit()
  await settle()
  expect(screen.queryByRole('navigation', { name: 'Main pages' })).toBeNull()
  onScreen(600)
  signIn('customer', 'asha')
  await visit()
  await settle()
  expect(screen.queryByRole('navigation', { name: 'Main pages' })).toBeNull()
})

test('the document has the role for the styles, also after a logout', async () => {
  await open('customer')
  expect(document.documentElement.dataset.role).toBe('customer')
  await act(async () => clearSession())
  expect(document.documentElement.dataset.role).toBe('visitor')
})
