import { screen, within } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { find } from '../../testing/page.tsx'
import { aMarketDistrict, aMarketState, aMarketCategory, anEmptyDistrict } from '../../testing/markets.ts'
import { aSummary } from '../../testing/providers.ts'
import { button, eventually, visit } from '../../testing/visit.tsx'
import DistrictPage from './DistrictPage.tsx'
import MarketPage from './MarketPage.tsx'
import StatePage from './StatePage.tsx'
import CategoryPage from './CategoryPage.tsx'

const answer = vi.fn<(url: string) => Promise<Response>>()
const asked = () => answer.mock.calls.map(([url]) => url).filter((each) => each.includes('/market/'))

beforeEach(() => vi.stubGlobal('fetch', answer))
afterEach(() => {
  answer.mockReset()
  vi.unstubAllGlobals()
})

const open = async (at: string, reply?: object) => {
  if (reply) answer.mockImplementation(async () => Response.json(reply))
  return visit({
    at,
    pages: [
      { path: '/market', Component: MarketPage },
      { path: '/market/:state', Component: StatePage },
      { path: '/market/:state/:district', Component: DistrictPage },
      { path: '/market/:state/:district/:category', Component: CategoryPage },
    ],
  })
}

const heading = (name: string) => screen.findByRole('heading', { name })
const main = () => within(screen.getByRole('main'))
const hrefOf = (name: string | RegExp) => main().getByRole('link', { name }).getAttribute('href')
const trail = () =>
  within(screen.getByRole('navigation', { name: 'You are here' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const isIndexed = () => document.head.querySelector('meta[name=robots]') === null
const description = () => document.head.querySelector('meta[name=description]')?.getAttribute('content')

describe('a district', () => {
  test('displays its figures, order and breadcrumbs', async () => {
    await open('/market/bihar/gaya', aMarketDistrict())
    await heading('Shops and services in Gaya, Bihar')
    const figures =
      'Gaya has 214 businesses on Haat. 120 of them are verified. Largest categories: Sweets & Bakery (31), Footwear (1).'
    expect(main().getByText(figures)).toBeTruthy()
    expect(main().getByText(/^Verified first, then best rated\./)).toBeTruthy()
    expect(trail()).toEqual(['Home', 'All districts', 'Bihar', 'Gaya'])
    expect(document.title).toBe('Businesses in Gaya, Bihar: prices, reviews, phone numbers · Haat')
    expect(description()).toMatch(/^Gaya has 214 businesses on Haat\./)
    expect(isIndexed()).toBe(true)
  })

  test('leads to its shops, offers, posts, categories, neighbours and the sign-up', async () => {
    await open('/market/bihar/gaya', aMarketDistrict())
    await heading('Newest posts')
    expect(hrefOf('Shop 7')).toBe('/providerprofile/7')
    expect(hrefOf('Half price')).toBe('/postpage/3')
    expect(hrefOf('Post 4')).toBe('/postpage/4')
    expect(hrefOf('Sweets & Bakery 31 businesses')).toBe('/market/bihar/gaya/sweets-bakery')
    expect(hrefOf('Footwear 1 business')).toBe('/market/bihar/gaya/footwear')
    expect(hrefOf('Nawada, Bihar 12 businesses · 55 km')).toBe('/market/bihar/nawada')
    expect(hrefOf('List your business')).toBe('/signupprovider')
    expect(hrefOf('Ask businesses')).toBe('/needs/new?district=Gaya%2C+Bihar')
  })

  test('continues by a plain link, which preserves the language', async () => {
    const router = await open('/market/bihar/gaya?lng=en', aMarketDistrict())
    await heading('Businesses')
    const next = main().getByRole('link', { name: 'Show more' })
    expect(next.getAttribute('href')).toBe('/market/bihar/gaya?lng=en&cursor=abc')
    expect(next.getAttribute('rel')).toBe('next')
    await act(() => router.navigate('/market/bihar/gaya?lng=en&cursor=abc'))
    await eventually(() => expect(asked().at(-1)).toBe('/api/market/bihar/gaya/?lang=en&cursor=abc'))
    expect(hrefOf('Back to the start')).toBe('/market/bihar/gaya?lng=en')
    expect(document.title).toBe(
      'Businesses in Gaya, Bihar: prices, reviews, phone numbers: Shop 7 and more · Haat',
    )
  })

  test('without a business displays its neighbours, and is not indexed', async () => {
    await open('/market/bihar/gaya', anEmptyDistrict())
    expect(await screen.findByText('No business in Gaya yet')).toBeTruthy()
    expect(hrefOf(/^Nawada/)).toBe('/market/bihar/nawada')
    expect(hrefOf('List your business')).toBe('/signupprovider')
    expect(isIndexed()).toBe(false)
  })

  test('that fails to load says so, and can be retried', async () => {
    answer.mockRejectedValue(new TypeError('offline'))
    await open('/market/bihar/gaya')
    expect(await screen.findByText("Couldn't load this page.")).toBeTruthy()
    answer.mockImplementation(async () => Response.json(aMarketDistrict()))
    await act(async () => button('Try again').click())
    expect(await heading('Shops and services in Gaya, Bihar')).toBeTruthy()
  })

  test('that is none is not found', async () => {
    answer.mockImplementation(async () => Response.json({ code: 'not_found' }, { status: 404 }))
    await open('/market/bihar/atlantis')
    await heading('Page not found')
    expect(hrefOf('All districts')).toBe('/market')
    expect(hrefOf('Search everything')).toBe('/search')
  })
})

describe('a trade', () => {
  test('is named as people search for it', async () => {
    await open('/market/bihar/gaya/sweets-bakery', aMarketCategory())
    await heading('Sweet shops in Gaya, Bihar')
    expect(document.title).toBe('Sweet shops in Gaya, Bihar: prices, reviews, phone numbers · Haat')
    const figures = 'Gaya has 31 businesses in the category Sweets & Bakery. 1 of them is verified.'
    expect(main().getByText(figures)).toBeTruthy()
    expect(trail().at(-1)).toBe('Sweets & Bakery')
  })

  test('that an administrator added has its title', async () => {
    const category = { category_id: 46, slug: 'kites', title: 'Kites', is_service: false }
    await open('/market/bihar/gaya/kites', aMarketCategory({ trade: category }))
    expect(await heading('Kites in Gaya, Bihar')).toBeTruthy()
  })

  test('of services invites those who offer one', async () => {
    const plumbers = { category_id: 24, slug: 'plumber-sanitary', title: 'Plumber & Sanitary' }
    await open(
      '/market/bihar/gaya/plumber-sanitary',
      aMarketCategory({ trade: { ...plumbers, is_service: true } }),
    )
    await heading('Do you offer this service in Gaya?')
    expect(hrefOf('List your service')).toBe('/signupprovider')
  })

  test('leads to the others, to all of the district and to its neighbours', async () => {
    await open('/market/bihar/gaya/sweets-bakery', aMarketCategory())
    await heading('Other categories in Gaya')
    expect(main().queryByRole('link', { name: /^Sweets & Bakery/ })).toBeNull()
    expect(hrefOf('Footwear 1 business')).toBe('/market/bihar/gaya/footwear')
    expect(hrefOf('All businesses in Gaya')).toBe('/market/bihar/gaya')
    expect(hrefOf('Ask businesses')).toBe('/needs/new?district=Gaya%2C+Bihar&category=2')
    expect(hrefOf(/^Nawada/)).toBe('/market/bihar/nawada/sweets-bakery')
  })

  test('leads to searches for its everyday words, which its description names', async () => {
    await open('/market/bihar/gaya/sweets-bakery', aMarketCategory())
    const also = await screen.findByRole('navigation', { name: 'People also search for' })
    const links = within(also).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Tilkut', 'Birthday cake'])
    expect(links[1]?.getAttribute('href')).toBe('/search?q=birthday+cake&district=Gaya%2C+Bihar')
    expect(description()).toContain('People also search for tilkut, birthday cake.')
  })

  test('has no such searches when no business names one of the words', async () => {
    await open('/market/bihar/gaya/sweets-bakery', aMarketCategory({ narrower: [] }))
    await heading('Other categories in Gaya')
    expect(screen.queryByRole('navigation', { name: 'People also search for' })).toBeNull()
    expect(description()).not.toContain('People also search for')
  })

  test('without a business says so of the category', async () => {
    await open('/market/bihar/gaya/sweets-bakery', { ...aMarketCategory(), ...anEmptyDistrict() })
    expect(await screen.findByText('No business in this category in Gaya yet')).toBeTruthy()
  })
})

test('a single verified business is one', async () => {
  const one = { providers: 1, verified: 1, results: [aSummary(7)], trades: [], next: null }
  await open('/market/bihar/gaya', aMarketDistrict(one))
  expect(await screen.findByText('Gaya has 1 business on Haat. It is verified.')).toBeTruthy()
})

test('a state has its districts, and those without a business apart', async () => {
  await open('/market/bihar', aMarketState())
  await heading('Districts of Bihar')
  const figures =
    'Bihar has 215 businesses on Haat. They are all in 1 of 2 districts. All of them are verified.'
  expect(main().getByText(figures)).toBeTruthy()
  expect(hrefOf('Gaya 215 businesses')).toBe('/market/bihar/gaya')
  expect(main().getByRole('link', { name: 'Arwal' }).getAttribute('rel')).toBe('nofollow')
  expect(document.title).toBe('Shops and services in Bihar: all districts · Haat')
})

test('a state with businesses in every district says so', async () => {
  const gaya = aMarketState().districts.slice(1)
  const nawada = gaya.map((each) => ({ ...each, slug: 'nawada', name: 'Nawada' }))
  await open('/market/bihar', aMarketState({ districts: [...gaya, ...nawada] }))
  expect(await screen.findByText(/They are in all 2 districts\./)).toBeTruthy()
})

test('the market has all states', async () => {
  const states = [
    { state_id: 10, slug: 'bihar', name: 'Bihar', providers: 2, verified: 0, districts: 38 },
    { state_id: 4, slug: 'goa', name: 'Goa', providers: 0, verified: 0, districts: 2 },
  ]
  await open('/market', { providers: 2, verified: 0, states })
  await heading('Shops and services by district')
  expect(find('h1 ~ p').textContent).toBe(
    '2 businesses are listed on Haat. They are all in 1 of 2 states and union territories.',
  )
  expect(hrefOf('Bihar 2 businesses')).toBe('/market/bihar')
  expect(hrefOf('Goa')).toBe('/market/goa')
})
