import { screen, within } from '@testing-library/react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { click, find } from '../../testing/page.tsx'
import { aPost, aFoundProvider } from '../../testing/providers.ts'
import { button, eventually, settle, visit } from '../../testing/visit.tsx'
import { NO_RESULTS as NOTHING, type SearchOverview } from './results.api.ts'
import SearchPage from './SearchPage.tsx'

const foundProviders = (count: number, first = 1) =>
  Array.from({ length: count }, (_, at) => aFoundProvider(first + at))
const posts = (count: number, first = 1) => Array.from({ length: count }, (_, at) => aPost(first + at))

const fetchMock = vi.fn<(url: string) => Promise<Response>>()
let found: SearchOverview = NOTHING
let followers: Record<string, unknown> = {}

const market = async (url: string) => {
  const { pathname } = new URL(url, 'https://haat.example')
  if (pathname === '/api/search/') return Response.json(found)
  if (pathname === '/api/category/') return Response.json([{ id: 12, category_id: 12, title: 'Tailor' }])
  return Response.json(followers[pathname] ?? [])
}

beforeEach(() => {
  found = { ...NOTHING, providers: foundProviders(8), posts: posts(4) }
  followers = {}
  fetchMock.mockReset().mockImplementation(market)
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => vi.unstubAllGlobals())

const open = async (at: string) => {
  const router = await visit({
    at,
    shell: { Component: Outlet },
    pages: [{ path: '/search', Component: SearchPage }],
  })
  await eventually(() => find('h1'))
  await settle()
  // Sections that load on demand.
  await vi.dynamicImportSettled()
  await settle()
  return router
}

const words = () => document.body.textContent
const titles = () =>
  screen
    .queryAllByRole('article')
    .map((each) => within(each).getByRole('heading'))
    .map((title) => title.textContent)
const linkTo = (name: string) => screen.getByRole('link', { name })
const hrefOf = (name: string) => linkTo(name).getAttribute('href')
const requestedUrls = () =>
  fetchMock.mock.calls.map(([url]) => url).filter((each) => each.includes('search/'))

test('without a search it explains what can be searched, and displays the categories', async () => {
  await open('/search')
  expect(find('h1').textContent).toBe('Search everything')
  expect(words()).toContain('bijli mistri')
  expect(hrefOf('Tailor')).toBe('/search?category=12')
  expect(requestedUrls()).toEqual([])
  expect(document.querySelector('meta[name=robots]')).toBeNull()
})

describe('everything', () => {
  test('is the first of both kinds, with links to all of each', async () => {
    await open('/search?q=silai')
    expect(requestedUrls()).toEqual(['/api/search/?searchtext=silai&lang=en'])
    expect(find('h1').textContent).toBe('Results for "silai"')
    const names = foundProviders(6).map((provider) => provider.business_name)
    await eventually(() => expect(titles()).toEqual([...names, 'Post 1', 'Post 2', 'Post 3']))
    expect(hrefOf('See all businesses')).toBe('/search?q=silai&type=providers')
    expect(hrefOf('See all posts')).toBe('/search?q=silai&type=posts')
  })

  test('is not indexed', async () => {
    await open('/search?q=silai')
    expect(find('meta[name=robots]').getAttribute('content')).toBe('noindex')
  })

  test('of a category is named after it', async () => {
    await open('/search?category=12')
    expect(find('h1').textContent).toBe('Results in "Tailor"')
  })

  test('is searched by a form that works without scripts', async () => {
    await open('/search?q=silai')
    expect([find('form').getAttribute('method'), find('form').getAttribute('action')]).toEqual([
      'get',
      '/search',
    ])
  })
})

describe('one kind alone', () => {
  test('is one of three tabs, and a parameter of the URL', async () => {
    const router = await open('/search?q=silai&shown=40')
    await click(linkTo('Businesses'))
    await settle()
    expect(router.state.location.search).toBe('?q=silai&type=providers')
    expect(linkTo('Businesses').getAttribute('aria-current')).toBe('page')
  })

  test('continues from the cursor of the overview', async () => {
    found = { ...NOTHING, providers: foundProviders(20), next: { providers: 'c1', posts: null } }
    followers = { '/api/marketplace/search/': foundProviders(3, 21) }
    await open('/search?q=silai&type=providers')
    expect(titles()).toHaveLength(20)
    await click(linkTo('Load More'))
    await eventually(() => expect(titles()).toHaveLength(23))
    expect(requestedUrls()).toEqual([
      '/api/search/?searchtext=silai&lang=en&type=providers',
      '/api/marketplace/search/?searchtext=silai&lang=en&limit=20&cursor=c1',
    ])
    expect(document.activeElement?.getAttribute('href')).toBe('/providerprofile/21')
  })

  test('continues for posts too', async () => {
    found = { ...NOTHING, posts: posts(20), next: { providers: null, posts: 'c2' } }
    followers = { '/api/blogs/search/': posts(1, 21) }
    await open('/search?q=silai&type=posts&shown=40')
    expect(titles()).toHaveLength(21)
    expect(requestedUrls().at(-1)).toBe('/api/blogs/search/?searchtext=silai&lang=en&limit=20&cursor=c2')
  })
})

describe('when nothing is found', () => {
  test('a correction is suggested for a misspelt word', async () => {
    found = { ...NOTHING, did_you_mean: 'sharma' }
    await open('/search?q=sharnma&type=posts')
    expect(hrefOf('Did you mean ‘sharma’?')).toBe('/search?q=sharma&type=posts')
  })

  test('nearby districts are listed with their counts, then the search without the category', async () => {
    found = {
      ...NOTHING,
      nearby_districts: [
        { district_id: 92, name: 'Arwal', state: 'Bihar', providers: 1 },
        { district_id: 93, name: 'Aurangabad', state: 'Bihar', providers: 4 },
      ],
      without_category: 2,
    }
    await open('/search?q=silai&district=Gaya,+Bihar&category=12')
    expect(words()).toContain('Nothing found for this search')
    expect(hrefOf('Aurangabad, Bihar: 4 businesses')).toBe(
      '/search?q=silai&district=Aurangabad%2C+Bihar&category=12',
    )
    expect(hrefOf('Arwal, Bihar: 1 business')).toContain('district=Arwal')
    expect(hrefOf('Without the category: 2 businesses')).toBe('/search?q=silai&district=Gaya%2C+Bihar')
    expect(hrefOf('Search Across All Districts')).toBe('/search?q=silai&category=12')
    expect(hrefOf('Ask businesses')).toBe('/needs/new?q=silai&district=Gaya%2C+Bihar&category=12')
  })

  test('a typed place is left out of links to nearby districts, and categories can be browsed', async () => {
    const district = { district_id: 101, name: 'Gaya', state: 'Bihar' }
    const understood = { ...NOTHING.understood, what: 'pill', category: { id: 8, title: 'Pills' }, district }
    const patna = { district_id: 92, name: 'Patna', state: 'Bihar', providers: 3 }
    found = { ...NOTHING, understood, nearby_districts: [patna], category_providers: 60 }
    await open('/search?q=pill+gaya')
    expect(hrefOf('Patna, Bihar: 3 businesses')).toBe('/search?q=pill&district=Patna%2C+Bihar')
    expect(hrefOf('Pills everywhere: 60 businesses or more')).toBe('/search?category=8')
    expect(hrefOf('Browse all categories')).toBe('/search')
  })

  test('the count without the category ends at one page', async () => {
    found = { ...NOTHING, without_category: 60 }
    await open('/search?q=silai&category=12')
    expect(words()).toContain('Without the category: 60 businesses or more')
  })

  test('posts are displayed even without businesses', async () => {
    found = { ...NOTHING, posts: posts(1) }
    await open('/search?q=silai')
    expect(words()).toContain('No businesses found for this search')
    expect(titles()).toEqual(['Post 1'])
  })

  test('an unknown district is reported', async () => {
    fetchMock.mockImplementation(async (url) =>
      url.includes('/api/search/')
        ? Response.json({ code: 'location_unknown', message: 'No such place.' }, { status: 400 })
        : market(url),
    )
    await open('/search?q=silai&district=Atlantis')
    await eventually(() => expect(words()).toContain('No providers found for the selected location.'))
    expect(hrefOf('Search Across All Districts')).toBe('/search?q=silai')
  })

  test('a failure is reported, and can be retried', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    await open('/search?q=silai')
    await eventually(() => expect(find('[role=alert]').textContent).toContain('Something went wrong.'))
    fetchMock.mockImplementation(market)
    await click(button('Try again'))
    await eventually(() => expect(titles()).toHaveLength(9))
  })
})

describe('the order by distance', () => {
  type Ask = Geolocation['getCurrentPosition']
  const ask = vi.fn<Ask>()
  beforeEach(() => {
    ask.mockReset()
    vi.stubGlobal('navigator', { ...window.navigator, geolocation: { getCurrentPosition: ask } })
    vi.stubGlobal('GeolocationPositionError', { POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
  })
  const isAt = (latitude: number, longitude: number) =>
    ask.mockImplementation((onSuccess) =>
      onSuccess({ coords: { latitude, longitude } } as GeolocationPosition),
    )

  test('asks the device, and does not write the location to the URL', async () => {
    isAt(24.79512, 84.99871)
    const router = await open('/search?q=silai')
    const providers = [1.2, 62.9].map((distance_km, at) => ({ ...aFoundProvider(at + 1), distance_km }))
    found = { ...found, providers }
    await click(linkTo('Nearest first'))
    await eventually(() => expect(words()).toContain('1.2 km'))
    expect(words()).toContain('63 km')
    expect(router.state.location.search).toBe('?q=silai&sort=near')
    expect(requestedUrls().at(-1)).toBe(
      '/api/search/?searchtext=silai&lang=en&sort=near&lat=24.795&lng=84.999',
    )
  })

  test('of a shared link does not ask the device: the best match comes first, with an explanation', async () => {
    await open('/search?q=silai&sort=near')
    expect(ask).not.toHaveBeenCalled()
    expect(requestedUrls()).toEqual(['/api/search/?searchtext=silai&lang=en'])
    expect(find('[role=status]').textContent).toContain('we need your location')
    isAt(24.8, 85)
    await click(button('Use my location'))
    await eventually(() => expect(requestedUrls().at(-1)).toContain('sort=near&lat=24.8&lng=85'))
  })

  test('without permission falls back with a message', async () => {
    ask.mockImplementation((_, onError) => onError?.({ code: 1 } as GeolocationPositionError))
    await open('/search?q=silai')
    await click(linkTo('Nearest first'))
    await eventually(() => expect(words()).toContain('Location is off.'))
    expect(titles()).toHaveLength(9)
  })

  test('does not apply to posts', async () => {
    await open('/search?q=silai&type=posts&sort=near')
    expect(words()).not.toContain('Nearest first')
    expect(words()).not.toContain('we need your location')
  })
})

describe('what the search understood', () => {
  const understood = {
    ...NOTHING.understood,
    what: 'plumber',
    category: { id: 3, title: 'Plumber & Sanitary' },
    district: { district_id: 92, name: 'Gaya', state: 'Bihar' },
    open_now: true,
  }

  test('is displayed as chips, each of which removes its part', async () => {
    found = { ...NOTHING, providers: foundProviders(3), understood }
    await open('/search?q=gaya+me+plumber+open+now')
    expect(hrefOf('Remove Plumber & Sanitary')).toBe('/search?q=Gaya+open+now')
    expect(hrefOf('Remove Gaya')).toBe('/search?q=plumber+open+now')
    expect(hrefOf('Remove open now')).toBe('/search?q=plumber+Gaya')
  })

  test('has no chips for a plain text', async () => {
    found = {
      ...NOTHING,
      providers: foundProviders(3),
      understood: { ...NOTHING.understood, what: 'sharma' },
    }
    await open('/search?q=sharma')
    expect(screen.queryByRole('navigation', { name: 'Your search' })).toBeNull()
  })

  test('near me offers the order by distance', async () => {
    found = { ...NOTHING, understood: { ...understood, near: true } }
    await open('/search?q=plumber+near+me')
    expect(hrefOf('Remove near me')).toBe('/search?q=plumber+Gaya+open+now')
  })
})

describe('similar businesses', () => {
  test('have their own heading and name the dropped words', async () => {
    found = { ...NOTHING, similar: foundProviders(2), dropped: ['station'] }
    await open('/search?q=plumber+station')
    expect(screen.getByRole('heading', { name: 'Similar businesses' })).toBeDefined()
    expect(words()).toContain('Showing results without ‘station’')
    expect(titles()).toHaveLength(2)
  })

  test('are not displayed when there are none', async () => {
    await open('/search?q=plumber')
    expect(screen.queryByRole('heading', { name: 'Similar businesses' })).toBeNull()
  })
})
