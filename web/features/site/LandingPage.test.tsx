import { screen, within } from '@testing-library/react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { button, eventually, settle, signIn, visit } from '../../testing/visit.tsx'
import { click, find, fire, type } from '../../testing/page.tsx'
import { aPost, aSummary } from '../../testing/providers.ts'
import LandingPage from './LandingPage.tsx'

const TITLES = ['Kirana', 'Sweets', 'Dhaba', 'Tea', 'Dairy', 'Fruits', 'Meat', 'Medical', 'Doctor']
const categories = TITLES.map((title, at) => ({ id: at + 1, category_id: at + 1, title }))

const market = (providers: unknown[]) => ({
  categories,
  providers,
  offers: [aPost(3, { title: 'Holi offer', kind: 'offer', ends_at: '2098-03-01T18:30:00Z' })],
  provider_count: providers.length && 123_456,
  customer_count: 61,
})
const replies: Record<string, unknown> = {
  '/api/index/': market([aSummary(7)]),
  '/api/marketplace/search/': [aSummary(9)],
  '/api/feed/': { results: [], next: null },
}
const replyTo = (url: string, others: Record<string, unknown> = {}) => {
  const { pathname } = new URL(url, 'https://haat.example')
  return Response.json({ ...replies, ...others }[pathname] ?? [])
}
const answer = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>()

beforeEach(() => {
  answer.mockReset().mockImplementation(async (url) => replyTo(url))
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const open = async () => {
  const router = await visit({
    shell: { Component: Outlet },
    pages: [
      { path: '/', Component: LandingPage },
      { path: '/home', element: <h1>Results</h1> },
    ],
  })
  await eventually(() => button('Kirana'))
  return router
}

const search = async () => {
  fire(find('form'), new Event('submit', { bubbles: true, cancelable: true }))
  await settle()
}
const box = (name: string) => find(`[name=${name}]`) as HTMLInputElement

describe('offers near you', () => {
  test('are requested for the saved district, and link to all of them', async () => {
    window.sessionStorage.setItem('location', 'Gaya, Bihar')
    onTestFinished(() => window.sessionStorage.clear())
    await open()
    const section = await screen.findByRole('region', { name: 'Offers near you' })
    expect(within(section).getByRole('link', { name: 'Holi offer' })).toBeDefined()
    expect(section.textContent).toContain('Offers from Gaya, Bihar come first.')
    const all = within(section).getByRole('link', { name: 'All offers' })
    expect(all.getAttribute('href')).toBe('/posts?kind=offer&district=Gaya%2C+Bihar')
    await eventually(() =>
      expect(answer.mock.calls.map(([url]) => url).join()).toContain('location=Gaya%2C+Bihar'),
    )
  })
})

test('a need can be described', async () => {
  await open()
  const section = await screen.findByRole('region', { name: 'Say what you need, get prices' })
  const link = within(section).getByRole('link', { name: 'Ask businesses' })
  expect(link.getAttribute('href')).toBe('/needs/new')
})

describe('a search', () => {
  test('navigates to its results, with text, district and category in the URL', async () => {
    const router = await open()
    type(box('q'), ' chai ')
    type(box('district'), 'Gaya, Bihar')
    await click(button('Kirana'))
    await search()
    await eventually(() => expect(router.state.location.pathname).toBe('/home'))
    const { search: query, state } = router.state.location
    expect(query).toBe('?q=chai&district=Gaya%2C+Bihar&category=1')
    expect(state).toMatchObject({
      providers: [{ business_name: 'Shop 9' }],
      searchtext: 'chai',
      location: 'Gaya, Bihar',
      category: '1',
    })
  })

  const UNKNOWN_PLACE =
    'No providers found for the selected location. Please select a district from the dropdown.'

  test.each([
    [UNKNOWN_PLACE, { code: 'location_unknown', message: '-' }, 400],
    ['Something went wrong.', null, 500],
  ])('that is refused stays here with its reason: %s', async (text, body, status) => {
    const router = await open()
    answer.mockImplementation(async () => Response.json(body, { status }))
    type(box('q'), 'chai')
    type(box('district'), 'Atlantis')
    await search()
    await eventually(() => expect(find('[role=alert]').textContent).toBe(text))
    expect([router.state.location.pathname, box('q').value]).toEqual(['/', 'chai'])
    expect([box('district').value, sessionStorage.getItem('location')]).toEqual(['Atlantis', null])
  })

  test('starts with the saved district', async () => {
    sessionStorage.setItem('location', 'Patna, Bihar')
    await open()
    expect(box('district').value).toBe('Patna, Bihar')
  })
})

const sectionOf = (heading: string) => {
  const title = screen.getByRole('heading', { level: 2, name: heading })
  return title.closest('section') as HTMLElement
}

test('the shops that were listed last lead to their windows', async () => {
  await open()
  const [first] = within(sectionOf('Recently listed businesses')).getAllByRole('link')
  expect(first?.getAttribute('href')).toBe('/providerprofile/7')
})

const asksOfIndex = () =>
  answer.mock.calls
    .filter(([url]) => url.startsWith('/api/index/'))
    .map(([, init]) => (init?.headers as Record<string, string> | undefined)?.authorization)

test('a signed-in customer sees the newest businesses without blocked ones', async () => {
  signIn('customer', 'asha')
  answer.mockImplementation(async (url, init) => {
    const isSignedIn = new Headers(init?.headers).has('authorization')
    return replyTo(url, isSignedIn ? { '/api/index/': market([aSummary(8)]) } : {})
  })
  await open()
  const first = () =>
    within(sectionOf('Recently listed businesses')).getAllByRole('link')[0]?.getAttribute('href')
  await eventually(() => expect(first()).toBe('/providerprofile/8'))
  expect(asksOfIndex()).toContain('Bearer token')
})

test('the data of the home page is requested once for guests', async () => {
  await open()
  await settle()
  expect(asksOfIndex()).toEqual([undefined])
})

test('the story tells how many shops and customers are here, counted as in India', async () => {
  await open()
  const words = sectionOf('Why we are called Haat')?.textContent
  expect(words).toContain('1,23,456 shops and services')
  expect(words).toContain('61 customers')
})

test('an empty market invites the first business, and shows no counts', async () => {
  answer.mockImplementation(async () => Response.json(market([])))
  await open()
  expect(within(sectionOf('Recently listed businesses')).getAllByRole('link')[0]?.getAttribute('href')).toBe(
    '/signupprovider',
  )
  expect(document.body.textContent).not.toContain('61 customers')
})
