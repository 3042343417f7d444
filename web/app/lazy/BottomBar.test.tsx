import { screen, within } from '@testing-library/react'
import { act } from 'react'
import type { RouteObject } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import CommentsPage from '../../features/comments/CommentsPage.tsx'
import RequestsPage from '../../features/contacts/RequestsPage.tsx'
import ReceivedReviewsPage from '../../features/reviews/ReceivedReviewsPage.tsx'
import { clearSession, type Role } from '../../lib/session/session.ts'
import { aReceivedComment, commentsReply } from '../../testing/comments.ts'
import { mockServer, reply } from '../../testing/forms.tsx'
import { click } from '../../testing/page.tsx'
import { aRequest, requestsReply } from '../../testing/requests.tsx'
import { aReview } from '../../testing/reviews.ts'
import { fakeSockets } from '../../testing/sockets.ts'
import { button, eventually, settle, signIn, visit } from '../../testing/visit.tsx'

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

describe('the notifications about a page', () => {
  const MARK = 'POST /api/notifications/read/'
  const PAGES: RouteObject[] = [
    { path: '/viewrequests', Component: RequestsPage },
    { path: '/viewcomments', Component: CommentsPage },
    { path: '/viewreviews', Component: ReceivedReviewsPage },
  ]
  const openOwnPage = async (at: string) => {
    signIn('provider', 'sharma_sweets')
    const sockets = fakeSockets()
    const notifications = ['/viewrequests', '/viewcomments', '/viewreviews'].map((path, id) =>
      unread(id + 1, path),
    )
    const server = mockServer({
      'GET /api/notifications/': async () => Response.json(notifications),
      'GET /api/contacts/': requestsReply([aRequest(1)]),
      'GET /api/view_comments/': async () => commentsReply([aReceivedComment(1)]),
      'GET /api/view_reviews/': reply({ results: [aReview(1)], next: null }),
      'GET /api/blocks/': reply([]),
      [MARK]: reply({ unread_count: 2 }),
    })
    await visit({ at, pages: PAGES })
    await eventually(bar)
    return { sockets, marked: () => server.calls(MARK).map(({ body }) => body) }
  }
  const hasTab = (name: string) =>
    eventually(() => expect(within(bar()).getByRole('link', { name })).toBeDefined())

  test.each([
    ['/viewrequests', 1],
    ['/viewcomments', 2],
    ['/viewreviews', 3],
  ])('are read with the rows of %s, and no others', async (path, id) => {
    const { marked } = await openOwnPage(path)
    await eventually(() => expect(marked()).toEqual([{ ids: [id] }]))
    await hasTab(path === '/viewrequests' ? 'Requests' : 'Requests 1 new')
  })

  test('stay unread when they arrive later, until the rows are loaded again', async () => {
    const { sockets, marked } = await openOwnPage('/viewrequests')
    await hasTab('Requests')
    const { created_at: timestamp, ...next } = unread(9, '/viewrequests')
    await sockets.to('/ws/notifications/').receive({ ...next, timestamp, unread_count: 3 })
    await hasTab('Requests 1 new')
    expect(marked()).toHaveLength(1)
    await click(button('Refresh'))
    await hasTab('Requests')
    expect(marked().at(-1)).toEqual({ ids: [9] })
  })
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
