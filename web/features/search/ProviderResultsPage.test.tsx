import { screen } from '@testing-library/react'
import { act } from 'react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { click, find, fire, type } from '../../testing/page.tsx'
import { aFoundProvider } from '../../testing/providers.ts'
import { button, eventually, signIn, visit } from '../../testing/visit.tsx'
import ProviderResultsPage from './ProviderResultsPage.tsx'
import { NO_RESULTS } from './results.api.ts'

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
let providers: ReturnType<typeof aFoundProvider>[] = []

// Pages by cursor as the server does: the next one is named in the Link header.
const search = (url: string) => {
  const { searchParams: query } = new URL(url, 'https://haat.example')
  const [from, limit] = [Number(query.get('cursor') ?? 0), Number(query.get('limit'))]
  const headers =
    from + limit < providers.length
      ? { link: `</api/marketplace/search/?cursor=${from + limit}>; rel="next"` }
      : undefined
  return Response.json(providers.slice(from, from + limit), headers && { headers })
}

beforeEach(() => {
  providers = [aFoundProvider(7)]
  fetchMock
    .mockReset()
    .mockImplementation(async (url) =>
      url.startsWith('/api/marketplace/search/') ? search(url) : Response.json([{ id: 4, title: 'Tea' }]),
    )
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => vi.unstubAllGlobals())

const open = async (at = '/home') => {
  const router = await visit({
    at,
    shell: { Component: Outlet },
    pages: [
      { path: '/home', Component: ProviderResultsPage },
      { path: '/', element: <h1>Landing</h1> },
    ],
  })
  return router
}
const cards = () => screen.queryAllByRole('article')
const words = () => document.body.textContent
const searches = () =>
  fetchMock.mock.calls.map(([url]) => url).filter((each) => each.includes('/marketplace/search/'))
const link = (name: string) => screen.getByRole('link', { name })
const waitForCards = (count: number) => eventually(() => expect(cards()).toHaveLength(count))

test('a card displays logo, category, name and tagline, and its button links to the store', async () => {
  providers = [{ ...aFoundProvider(7), logo: '/media/logo/320.webp' }]
  await open()
  await waitForCards(1)
  for (const text of ['Shop 7', 'Tailor', 'Fits at once', 'Gaya, Bihar']) expect(words()).toContain(text)
  expect(find('article img[src="/media/logo/320.webp"]')).toBeTruthy()
  expect(link('Visit Store: Shop 7').getAttribute('href')).toBe('/providerprofile/7')
})

describe('the heading', () => {
  test.each([
    ['/home', 'Shops and services'],
    ['/home?category=4', 'Results in "Tea"'],
    ['/home?district=Gaya,+Bihar&category=4', 'Shops and services in "Gaya, Bihar"'],
  ])('of %s is %s', async (url, text) => {
    await open(url)
    await waitForCards(1)
    expect(find('h1').textContent).toBe(text)
  })

  test('of a category displays no id while the titles are loading', async () => {
    fetchMock.mockImplementation(() => new Promise(() => {}))
    await open('/home?category=4')
    expect(find('h1').textContent).toBe('Results in "…"')
  })
})

describe('the district', () => {
  const district = () => (find('[name=district]') as HTMLInputElement).value
  const submit = () => fire(find('form'), new Event('submit', { bubbles: true, cancelable: true }))

  test('of a successful search is saved, and fills the bar of the next page without a search for it', async () => {
    const router = await open('/home?district=Gaya,+Bihar')
    await waitForCards(1)
    expect(sessionStorage.getItem('location')).toBe('Gaya, Bihar')
    await act(() => router.navigate('/'))
    await act(() => router.navigate('/home'))
    await waitForCards(1)
    expect(district()).toBe('Gaya, Bihar')
    expect(find('h1').textContent).toBe('Shops and services')
    expect(searches().at(-1)).toBe('/api/marketplace/search/?lang=en&limit=24')
  })

  test('that was removed stays removed', async () => {
    const router = await open('/home?district=Gaya,+Bihar')
    await waitForCards(1)
    type(find('[name=district]') as HTMLInputElement, '')
    submit()
    await eventually(() => expect(router.state.location.search).toBe(''))
    expect([district(), sessionStorage.getItem('location')]).toEqual(['', ''])
  })
})

describe('the URL', () => {
  test('defines the search, and fills the search bar', async () => {
    await open('/home?q=chai&district=Gaya%2C+Bihar&category=4')
    await waitForCards(1)
    expect(searches()).toEqual([
      '/api/marketplace/search/?searchtext=chai&location=Gaya%2C+Bihar&category=4&lang=en&limit=24',
    ])
    expect((find('[name=q]') as HTMLInputElement).value).toBe('chai')
    expect((find('[name=district]') as HTMLInputElement).value).toBe('Gaya, Bihar')
    expect(button('Tea').getAttribute('aria-pressed')).toBe('true')
    expect(find('h1').textContent).toBe('Results for "chai" in "Gaya, Bihar"')
  })

  test('is changed by the next search, and the back button restores the previous one', async () => {
    const router = await open('/home?q=chai')
    await waitForCards(1)
    type(find('[name=q]') as HTMLInputElement, 'mithai')
    fire(find('form'), new Event('submit', { bubbles: true, cancelable: true }))
    await eventually(() => expect(router.state.location.search).toBe('?q=mithai'))
    await act(() => router.navigate(-1))
    await eventually(() => expect((find('[name=q]') as HTMLInputElement).value).toBe('chai'))
    expect(cards()).toHaveLength(1)
  })
})

describe('load more', () => {
  test('shows eight businesses, then four more with each press, and loads the next page by cursor', async () => {
    providers = Array.from({ length: 30 }, (_, at) => aFoundProvider(at + 1))
    const router = await open('/home?q=tailor')
    for (const count of [8, 12, 16, 20, 24, 28, 30]) {
      await waitForCards(count)
      if (count < 30) await click(link('Load More'))
    }
    expect(words()).not.toContain('Load More')
    expect(
      searches().map((each) => new URL(each, 'https://haat.example').searchParams.get('cursor')),
    ).toEqual([null, '24'])
    expect(router.state.location.search).toBe('?q=tailor&shown=32')
  })

  test('is a link, which works without scripts, and moves the focus to the first new business', async () => {
    providers = Array.from({ length: 10 }, (_, at) => aFoundProvider(at + 1))
    await open()
    await waitForCards(8)
    expect(link('Load More').getAttribute('href')).toBe('/home?shown=12')
    await click(link('Load More'))
    await waitForCards(10)
    expect(document.activeElement?.textContent).toBe('Shop 9')
  })
})

test('results from the navigation state are displayed before the response', async () => {
  fetchMock.mockImplementation(() => new Promise(() => {}))
  const router = await open('/')
  const state = { providers: [aFoundProvider(9)], next: null, searchtext: 'chai', location: '', category: '' }
  await act(() => router.navigate('/home?q=chai', { state }))
  await waitForCards(1)
  expect(words()).toContain('Shop 9')
})

test('results of another search in the navigation state are ignored', async () => {
  const router = await open('/')
  const state = { providers: [aFoundProvider(9)], searchtext: 'chai', location: '', category: '' }
  await act(() => router.navigate('/home?q=mithai', { state }))
  await waitForCards(1)
  expect(words()).toContain('Shop 7')
})

test('a signed-in customer sends their session', async () => {
  signIn('customer', 'asha')
  await open()
  await waitForCards(1)
  expect(fetchMock.mock.calls.at(0)?.[1].headers).toMatchObject({ authorization: 'Bearer token' })
})

describe('without results', () => {
  const fails = (status: number, body: unknown = null) =>
    fetchMock.mockImplementation(async (url) =>
      url.includes('/marketplace/search/') ? Response.json(body, { status }) : Response.json([]),
    )

  test('it says so', async () => {
    providers = []
    await open('/home?q=xyz')
    await eventually(() => expect(words()).toContain('No providers found for the search criteria.'))
    expect(link('Show all shops and services').getAttribute('href')).toBe('/home')
  })

  test('it links to the search of everything until its suggestions are loaded', async () => {
    fetchMock.mockImplementation(async (url) =>
      Response.json([], { status: url.startsWith('/api/search/') ? 500 : 200 }),
    )
    await open('/home?q=xyz')
    const similar = await eventually(() => link('Look for similar results'))
    expect(similar.getAttribute('href')).toBe('/search?q=xyz')
  })

  test('it suggests what the search of everything finds for the same words', async () => {
    providers = []
    const found = {
      ...NO_RESULTS,
      did_you_mean: 'mithai',
      similar: [aFoundProvider(8)],
      dropped: ['xyz'],
      nearby_districts: [{ district_id: 3, name: 'Patna', state: 'Bihar', providers: 2 }],
      without_category: 4,
    }
    fetchMock.mockImplementation(async (url) =>
      url.startsWith('/api/search/') ? Response.json(found) : Response.json([]),
    )
    await open('/home?q=mithay&district=Gaya,+Bihar&category=4')
    await waitForCards(1)
    expect(words()).toContain('No providers found for the search criteria.')
    expect(words()).toContain('Showing results without ‘xyz’')
    expect(link('Did you mean ‘mithai’?').getAttribute('href')).toContain('/home?q=mithai')
    expect(link('Patna, Bihar: 2 businesses').getAttribute('href')).toContain('district=Patna%2C+Bihar')
    expect(link('Without the category: 4 businesses').getAttribute('href')).not.toContain('category')
    expect(link('All businesses in Gaya').getAttribute('href')).toMatch(/^\/market\//)
    expect(screen.queryByRole('link', { name: 'Look for similar results' })).toBeNull()
  })

  test('an unknown district is reported by its text, with a link to all districts', async () => {
    fails(400, { code: 'location_unknown', message: 'from the server' })
    await open('/home?q=chai&district=Atlantis')
    await eventually(() =>
      expect(words()).toContain(
        'No providers found for the selected location. Please select a district from the dropdown.',
      ),
    )
    expect(link('Search Across All Districts').getAttribute('href')).toBe('/home?q=chai')
    expect(sessionStorage.getItem('location')).toBeNull()
  })

  test('a failure is reported, and can be retried', async () => {
    fails(500)
    await open()
    await eventually(() => expect(words()).toContain('Something went wrong.'))
    fetchMock.mockImplementation(async (url) => search(url))
    await click(button('Try again'))
    await waitForCards(1)
  })
})
