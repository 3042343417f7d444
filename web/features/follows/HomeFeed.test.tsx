import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { listReply } from '../../testing/follows.ts'
import { type MockReply, mockServer, networkFailure, openPage } from '../../testing/forms.tsx'
import { click } from '../../testing/page.tsx'
import { aPost } from '../../testing/providers.ts'
import { button, eventually, signIn } from '../../testing/visit.tsx'
import { HomeFeed } from './HomeFeed.tsx'

const FEED = 'GET /api/feed/'

const open = async (answer: MockReply) => {
  signIn('customer', 'asha')
  const server = mockServer({ [FEED]: answer })
  await openPage('/', HomeFeed)
  return server
}
const sees = (text: string) => eventually(() => expect(screen.getByText(text)).toBeTruthy())

test('shows a customer the newest posts of followed businesses and a link to all', async () => {
  await open(listReply([aPost(1), aPost(2)]))
  const link = await eventually(() => screen.getByRole('link', { name: 'Post 1' }))
  expect(link.getAttribute('href')).toBe('/postpage/1')
  expect(link.closest('li')?.textContent).toContain('Sharma Sweets')
  expect(screen.getByRole('link', { name: 'All new posts' }).getAttribute('href')).toBe('/following')
})

test('explains how to begin when the feed is empty', async () => {
  await open(listReply([]))
  await sees('Follow a business to see its new posts here.')
  expect(screen.getByRole('link', { name: 'Search businesses' }).getAttribute('href')).toBe('/home')
})

test('offers a retry when the feed fails to load', async () => {
  let calls = 0
  await open(() => (++calls === 1 ? networkFailure() : listReply([aPost(1)])()))
  await click(await eventually(() => button('Try again')))
  await sees('Post 1')
  expect(calls).toBe(2)
})

test.each(['provider', null] as const)('renders nothing for others (%s)', async (role) => {
  if (role) signIn(role, 'sharma_sweets')
  mockServer({})
  await openPage('/', HomeFeed)
  expect(document.querySelector('[class*="slot"], [class*="placeholder"]')).toBeNull()
})

test('renders an empty placeholder on the server', () => {
  expect(renderToString(<HomeFeed />)).toMatch(/^<div class="[^"]*placeholder[^"]*"><\/div>$/)
})
