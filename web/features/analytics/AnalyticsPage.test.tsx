import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NO_FIGURES, someStats } from '../../testing/analytics.ts'
import { type MockReply, mockServer, networkFailure, reply } from '../../testing/forms.tsx'
import { click } from '../../testing/page.tsx'
import { fakeSockets } from '../../testing/sockets.ts'
import { button, eventually, signIn, visit } from '../../testing/visit.tsx'
import type { Stats } from './analytics.api.ts'
import AnalyticsPage from './AnalyticsPage.tsx'

const READ = 'GET /api/provider-stats/'
const CSV = 'GET /api/provider-stats/csv/'
const pages = [{ path: '/traderdashboard/figures', Component: AnalyticsPage }]

const WEEK = someStats([3, 0, 12, 5, 8, 1_200, 7], {
  totals: { ...NO_FIGURES, views: 1_235, calls: 9, chats: 2 },
  previous: { ...NO_FIGURES, views: 1_100, calls: 12, chats: 0 },
  top_posts: [{ blog_id: 5, title: 'Fresh tilkut', views: 40 }],
  found_by: [{ text: 'mithai', times: 17 }],
  sources: { search: 30, market: 0, home: 4, post: 0, link: 0, qr: 12 },
})

const openFigures = async (stats: Stats | MockReply = WEEK, search = '?days=7') => {
  signIn('provider', 'sharma_sweets')
  fakeSockets()
  const server = mockServer({
    [READ]: typeof stats === 'function' ? stats : reply(stats),
    [CSV]: async () => new Response('\uFEFF"Date"', { headers: { 'content-type': 'text/csv' } }),
    'GET /api/notifications/': reply([]),
  })
  const router = await visit({ at: `/traderdashboard/figures${search}`, pages })
  return { server, router }
}
const tile = (name: RegExp) => screen.getByRole('link', { name })

test('each figure has its sum and the change', async () => {
  const { server } = await openFigures()
  await eventually(() => tile(/^Views 1,235 \+12%$/))
  expect(tile(/^Calls 9 −25%$/)).toBeTruthy()
  expect(tile(/^Chats 2 Was 0 before$/)).toBeTruthy()
  expect(tile(/^Follows 0 No change$/)).toBeTruthy()
  expect(server.calls(READ)[0]?.query).toEqual({ days: '7' })
})

test('every day is a value of the slider and a row of the table', async () => {
  await openFigures()
  const slider = await eventually(() => screen.getByRole<HTMLInputElement>('slider', { name: 'Day' }))
  expect(slider.getAttribute('aria-valuetext')).toBe('14 March: 7')
  fireEvent.change(slider, { target: { value: '5' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('13 March: 1,200')
  expect(within(screen.getByRole('figure')).getByRole('status').textContent).toBe('13 March: 1,200')
  const rows = within(screen.getByRole('table', { name: 'Views by day' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayViews',
    '14 March7',
    '13 March1,200',
    '12 March8',
    '11 March5',
    '10 March12',
    '9 March0',
    '8 March3',
  ])
})

test('another figure is chosen by its URL', async () => {
  const { router } = await openFigures()
  await click(await eventually(() => tile(/^Calls/)))
  expect(router.state.location.search).toBe('?days=7&figure=calls')
  await eventually(() => expect(tile(/^Calls/).getAttribute('aria-current')).toBe('true'))
  expect(screen.getByRole('heading', { name: 'Calls by day' })).toBeTruthy()
})

test('links select the days; an invalid value means 30', async () => {
  const { router, server } = await openFigures(WEEK, '?days=8&figure=secrets')
  await eventually(() => expect(server.calls(READ)[0]?.query).toEqual({ days: '30' }))
  await click(screen.getByRole('link', { name: '90 days' }))
  expect(router.state.location.search).toBe('?days=90')
  await eventually(() => expect(server.calls(READ)[1]?.query).toEqual({ days: '90' }))
})

test('where people came from, what they searched for and what they read are tables', async () => {
  await openFigures()
  const table = async (name: string) => {
    const found = await eventually(() => screen.getByRole('table', { name }))
    return within(found)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent)
  }
  expect(await table('Where visitors came from')).toEqual(['Search30', 'Your QR code12', 'Home page4'])
  expect(await table('What they searched for')).toEqual(['mithai17'])
  expect(await table('Most viewed posts')).toEqual(['Fresh tilkut40'])
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Fresh tilkut' }).pathname).toBe('/postpage/5')
})

test('how many needs a business received and answered, and how quickly', async () => {
  await openFigures({ ...WEEK, answering: { received: 11, answered: 10, median_minutes: 25 } })
  const title = await eventually(() => screen.getByRole('heading', { name: 'Customer needs' }))
  expect(title.parentElement?.textContent).toBe(
    'Customer needsNeeds received11Replied10Usual time to reply25 minutes',
  )
})

test('a new business reads when figures come', async () => {
  await openFigures(someStats([0, 0, 0, 0, 0, 0, 0]))
  expect(await eventually(() => screen.getByText('No visits yet'))).toBeTruthy()
  expect(screen.queryByRole('slider')).toBeNull()
})

test('without a connection it says so, and tries again', async () => {
  let isOnline = false
  await openFigures(() => (isOnline ? reply(WEEK)() : networkFailure()))
  await eventually(() => screen.getByRole('alert'))
  isOnline = true
  await click(button('Try again'))
  expect(await eventually(() => tile(/^Views 1,235/))).toBeTruthy()
})

test('the file is fetched for the days and the language, under a name that says what it is', async () => {
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${made.push(file as Blob)}`)
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { server } = await openFigures()
  await eventually(() => button('Download as CSV'))
  await click(button('Download as CSV'))
  await eventually(() => expect(names).toEqual(['haat-figures-7-days.csv']))
  expect(server.calls(CSV)[0]?.query).toEqual({ days: '7', lang: 'en' })
  expect(made).toHaveLength(1)
})

test('others are sent to the provider login', async () => {
  fakeSockets()
  const router = await visit({ at: '/traderdashboard/figures', pages })
  await eventually(() => expect(router.state.location.pathname).toBe('/loginprovider'))
})
