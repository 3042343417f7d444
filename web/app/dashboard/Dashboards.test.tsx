import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type MockReply, mockServer, networkFailure, reply } from '../../testing/forms.tsx'
import { aDashboard } from '../../testing/analytics.ts'
import type { Hours } from '../../features/hours/hours.api.ts'
import { someHours } from '../../testing/hours.ts'
import { click } from '../../testing/page.tsx'
import { fakeSockets } from '../../testing/sockets.ts'
import { anOwnProvider } from '../../testing/providers.ts'
import { button, eventually, signIn, visit } from '../../testing/visit.tsx'
import DashboardPage from './DashboardPage.tsx'
import PostDashboardPage from './PostDashboardPage.tsx'

const GUARD = 'You need to be logged in as a provider to continue.'
const pages = [
  { path: '/traderdashboard', Component: DashboardPage },
  { path: '/Postdashboard', Component: PostDashboardPage },
]
const links = () =>
  within(screen.getByRole('main'))
    .queryAllByRole<HTMLAnchorElement>('link')
    .map(({ pathname, textContent }) => [textContent, pathname])

const READ = 'GET /api/manage-provider-profile/'
const NO_FOLLOWERS = { followers: 0, change_7_days: 0 }
const serveProvider = (
  provider = anOwnProvider(),
  hours: Hours | null = null,
  followers = NO_FOLLOWERS,
  dashboard: MockReply = reply(aDashboard()),
) => {
  fakeSockets()
  return mockServer({
    [READ]: reply(provider),
    'GET /api/notifications/': reply([]),
    'GET /api/provider-dashboard/': dashboard,
    'GET /api/provider-hours/': reply(hours),
    'GET /api/own-followers/': reply(followers),
    'PUT /api/provider-hours/today/': reply(hours && { ...hours, closed_today: true, is_open: false }),
  })
}

describe('for a provider', () => {
  test('the dashboard asks for the contact that is not verified yet', async () => {
    signIn('provider', 'sharma_sweets')
    serveProvider(anOwnProvider({ email: 'shop@example.in', email_to_verify: true }))
    await visit({ at: '/traderdashboard', pages })
    await eventually(() => screen.getByText('Verify your mobile number or email'))
    expect(screen.getByRole('main').textContent).toContain('Verify shop@example.in')
    await click(button('Verify'))
    expect(screen.getAllByRole('radio')).toHaveLength(1)
  })

  test('the dashboard has a switch for a day that stays closed, when there are hours', async () => {
    signIn('provider', 'sharma_sweets')
    const server = serveProvider(anOwnProvider(), someHours())
    await visit({ at: '/traderdashboard', pages })
    await eventually(() => screen.getByText('Open now'))
    await click(screen.getByRole('switch', { name: 'Closed today' }))
    await eventually(() => screen.getByText('Closed now'))
    expect(server.calls('PUT /api/provider-hours/today/')[0]?.body).toEqual({ closed: true })
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true)
  })

  test('the dashboard has a link to each section, and asks for nothing when all is verified', async () => {
    signIn('provider', 'sharma_sweets')
    const server = serveProvider()
    await visit({ at: '/traderdashboard', pages })
    await eventually(() => screen.getByRole('region', { name: 'This week' }))
    expect(links().map(([, path]) => path)).toEqual([
      '/received-needs',
      '/traderdashboard/orders',
      '/viewrequests',
      '/chatrequests',
      '/viewreviews',
      '/viewcomments',
      '/createnewpost',
      '/Postdashboard',
      '/traderdashboard/prices',
      '/traderdashboard/hours',
      '/traderdashboard/poster',
      '/traderdashboard/figures',
    ])
    expect(screen.queryByRole('main')?.textContent).toContain('sharma_sweets')
    await eventually(() => expect(server.calls(READ)).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  test.each([
    [0, 'No change in 7 days'],
    [1_200, '+1,200 in 7 days'],
    [-3, '−3 in 7 days'],
  ])('the dashboard has the number of followers and its change of %i', async (change_7_days, text) => {
    signIn('provider', 'sharma_sweets')
    serveProvider(anOwnProvider(), null, { followers: 1_27_000, change_7_days })
    await visit({ at: '/traderdashboard', pages })
    expect(await eventually(() => screen.getByText(`1,27,000 followers · ${text}`))).toBeTruthy()
  })

  const openDashboard = async (dashboard: MockReply) => {
    signIn('provider', 'sharma_sweets')
    serveProvider(anOwnProvider(), null, NO_FOLLOWERS, dashboard)
    await visit({ at: '/traderdashboard', pages })
  }
  const weekText = async () =>
    (await eventually(() => screen.getByRole('region', { name: 'This week' }))).textContent

  test('the rows have the number of unanswered entries', async () => {
    const waiting = {
      open_needs: 5,
      new_orders: 4,
      new_requests: 100,
      unread_chats: 2,
      unanswered_reviews: 3,
      ending_offers: 1,
    }
    await openDashboard(reply(aDashboard(waiting)))
    await eventually(() => screen.getByText('99+ new'))
    const toAnswer = within(screen.getByRole('list', { name: 'Waiting for your reply' }))
    for (const name of [
      /^Customer needs 5 new/,
      /^Orders 4 new/,
      /^Call-back requests 99\+ new/,
      /^Chats 2 new messages/,
      /^Reviews 3 to reply/,
    ])
      expect(toAnswer.getByRole('link', { name })).toBeTruthy()
    expect(screen.getAllByText(/to reply/)).toHaveLength(1)
    expect(screen.getByText('Offers ending: 1')).toBeTruthy()
  })

  test('compares this week with the week before', async () => {
    const sums = { week: { views: 1_120, calls: 3 }, previous_week: { views: 1_000, calls: 0 } }
    await openDashboard(reply(aDashboard({ ...sums, today: { views: 40, calls: 1 } })))
    const text = await weekText()
    expect(text).toContain('Views this week1,120+12%Today: 40')
    expect(text).toContain('Calls this week3Was 0 beforeToday: 1')
    expect(links()).toContainEqual(['All views and calls', '/traderdashboard/figures'])
  })

  test('one thing is suggested, with its reason', async () => {
    const suggestion = { habit: 'price_list', calls_with: 14.4, calls_without: 4.26 } as const
    await openDashboard(reply(aDashboard({ lacks: ['price_list', 'post'], suggestion })))
    await eventually(() => screen.getByText('A price list brings more calls'))
    expect(screen.getByText('Calls in 30 days: 14 for businesses that have it, 4.3 for others.')).toBeTruthy()
    expect(links()).toContainEqual(['Add a price list', '/traderdashboard/prices'])
  })

  test('a business without views gets the first steps', async () => {
    await openDashboard(reply(aDashboard({ lacks: ['photos', 'hours'] })))
    await eventually(() => screen.getByText(/^Start with these/))
    expect(links()).toContainEqual(['Add photos', '/profile-provider'])
    expect(links()).toContainEqual(['Add opening hours', '/traderdashboard/hours'])
  })

  test('without a connection the week can be retried, and the rows are there', async () => {
    let isOnline = false
    await openDashboard(() => (isOnline ? reply(aDashboard())() : networkFailure()))
    await eventually(() => screen.getByRole('alert'))
    expect(links().map(([, path]) => path)).toContain('/viewrequests')
    isOnline = true
    await click(button('Try again'))
    expect(await weekText()).toContain('No change')
  })

  test('the post dashboard has two, and a back link', async () => {
    signIn('provider', 'sharma_sweets')
    await visit({ at: '/Postdashboard', pages })
    expect(screen.queryByRole('heading', { level: 1 })?.textContent).toBe('Post Dashboard')
    expect(links()).toEqual([
      ['My business', '/traderdashboard'],
      ['View Older Posts CLICK HERE View, edit or delete your posts.', '/viewolderpost'],
      ['Create New Post CLICK HERE A title, some text, up to two photos and one video.', '/createnewpost'],
    ])
  })
})

describe.each(['/traderdashboard', '/Postdashboard'])('%s sends away', (at) => {
  test.each([null, 'customer' as const])(
    '%s, to the provider login with a word, and asks to come back',
    async (role) => {
      if (role) signIn(role, 'asha')
      const router = await visit({ at, pages })
      await eventually(() => expect(router.state.location.pathname).toBe('/loginprovider'))
      await eventually(() => expect(document.body.textContent).toContain(GUARD))
      expect(router.state.location.state).toEqual({ from: at })
    },
  )
})
