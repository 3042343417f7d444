import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aFollowedProvider, listReply } from '../../testing/follows.ts'
import {
  expectToast,
  type MockReply,
  mockServer,
  networkFailure,
  openPage,
  reply,
} from '../../testing/forms.tsx'
import { click } from '../../testing/page.tsx'
import { aPost } from '../../testing/providers.ts'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import FollowingPage from './FollowingPage.tsx'

const PROVIDERS = 'GET /api/following/'
const FEED = 'GET /api/feed/'
const UNFOLLOW = 'DELETE /api/providers/3/follow/'
const FOLLOW = 'PUT /api/providers/3/follow/'

const open = async (answers: Record<string, MockReply>) => {
  signIn('customer', 'asha')
  const server = mockServer({ [FEED]: listReply([]), ...answers })
  await openPage('/following', FollowingPage)
  return server
}
const provider = (id: number) =>
  eventually(() => within(screen.getByRole('heading', { name: `Shop ${id}` }).closest('li') as HTMLElement))
const sees = (text: string) => eventually(() => expect(screen.getByText(text)).toBeTruthy())

test('lists the businesses with their new posts, and the feed below', async () => {
  await open({
    [PROVIDERS]: listReply([aFollowedProvider(3, 2), aFollowedProvider(4), aFollowedProvider(5, 100)]),
    [FEED]: listReply([aPost(1)]),
  })
  const first = await provider(3)
  expect(first.getByRole('link').getAttribute('href')).toBe('/providerprofile/3')
  expect(first.getByText('2 new posts')).toBeTruthy()
  expect((await provider(4)).queryByText(/new post/)).toBeNull()
  expect((await provider(5)).getByText('100 or more new posts')).toBeTruthy()
  const post = await eventually(() => screen.getByRole('link', { name: 'Post 1' }))
  expect(post.closest('article')?.textContent).toContain('Sharma Sweets')
})

test('loads the feed after the businesses, since loading it marks its posts as seen', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = await open({ [PROVIDERS]: () => answer.promise })
  expect([server.calls(PROVIDERS).length, server.calls(FEED).length]).toEqual([1, 0])
  answer.resolve(Response.json({ results: [aFollowedProvider(3, 1)], next: null }))
  await sees('1 new post')
  await eventually(() => expect(server.calls(FEED)).toHaveLength(1))
})

test('keeps an unfollowed business in the list with a button to follow it again', async () => {
  const server = await open({
    [PROVIDERS]: listReply([aFollowedProvider(3, 2)]),
    [UNFOLLOW]: reply({ is_following: false, followers: 0 }),
    [FOLLOW]: reply({ is_following: true, followers: 1 }),
  })
  await click(await eventually(() => button('Unfollow: Shop 3')))
  await sees('Unfollowed')
  await eventually(() => expect(server.calls(FEED)).toHaveLength(2))
  expect(document.activeElement).toBe(button('Follow again: Shop 3'))
  await click(button('Follow again: Shop 3'))
  await eventually(() => button('Unfollow: Shop 3'))
  expect(server.calls(FOLLOW)).toHaveLength(1)
})

test('displays a failure and keeps the business followed', async () => {
  await open({ [PROVIDERS]: listReply([aFollowedProvider(3)]), [UNFOLLOW]: networkFailure })
  await click(await eventually(() => button('Unfollow: Shop 3')))
  await expectToast('You still follow Shop 3. Try again.')
  expect(button('Unfollow: Shop 3')).toBeTruthy()
})

test('loads more businesses and focuses the first of them', async () => {
  let calls = 0
  const server = await open({
    [PROVIDERS]: () =>
      (++calls === 1 ? listReply([aFollowedProvider(3)], 'abc') : listReply([aFollowedProvider(4)]))(),
  })
  await click(await eventually(() => button('Show more')))
  await eventually(() => expect(document.activeElement?.id).toBe('shop-4'))
  expect(server.calls(PROVIDERS)[1]?.query).toEqual({ lang: 'en', limit: '6', cursor: 'abc' })
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(server.calls(FEED)).toHaveLength(1)
})

test('displays a failure to load more posts and keeps the list', async () => {
  let calls = 0
  await open({
    [PROVIDERS]: listReply([aFollowedProvider(3)]),
    [FEED]: () => (++calls === 1 ? listReply([aPost(1)], 'abc')() : networkFailure()),
  })
  await click(await eventually(() => button('Load More')))
  await sees("Couldn't load more posts. Try again.")
  expect(screen.getByRole('link', { name: 'Post 1' })).toBeTruthy()
})

test('explains how to begin when the list is empty', async () => {
  await open({ [PROVIDERS]: listReply([]) })
  await sees('You do not follow any business yet')
  expect(screen.getByRole('link', { name: 'Search businesses' }).getAttribute('href')).toBe('/home')
  expect(screen.queryByRole('heading', { name: 'New posts' })).toBeNull()
})

test('offers a retry when the businesses fail to load, and loads the posts anyway', async () => {
  let calls = 0
  await open({
    [PROVIDERS]: () => (++calls === 1 ? networkFailure() : listReply([aFollowedProvider(3)])()),
    [FEED]: listReply([aPost(1)]),
  })
  await sees("Couldn't load the businesses you follow.")
  expect(screen.getByText('Check your internet.')).toBeTruthy()
  await eventually(() => screen.getByRole('link', { name: 'Post 1' }))
  await click(button('Try again'))
  expect((await provider(3)).getByRole('link')).toBeTruthy()
})

test.each(['provider', null] as const)(
  'people who are not customers (%s) are sent to the login',
  async (role) => {
    if (role) signIn(role, 'sharma_sweets')
    mockServer({})
    const router = await openPage('/following', FollowingPage)
    await settle()
    await eventually(() => expect(router.state.location.pathname).toBe('/logincustomer'))
    expect(router.state.location.state).toMatchObject({ from: '/following' })
  },
)
