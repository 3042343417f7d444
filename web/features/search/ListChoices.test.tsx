// The filters and orders of a list of businesses, and what its cards say.
import { screen, within } from '@testing-library/react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { click } from '../../testing/page.tsx'
import { aFoundProvider } from '../../testing/providers.ts'
import { eventually, visit } from '../../testing/visit.tsx'
import ProviderResultsPage from './ProviderResultsPage.tsx'
import type { FoundProvider } from './results.api.ts'

const fetchMock = vi.fn<(url: string) => Promise<Response>>()
let providers: FoundProvider[] = []

beforeEach(() => {
  providers = [aFoundProvider(7)]
  fetchMock
    .mockReset()
    .mockImplementation(async (url) =>
      Response.json(url.startsWith('/api/marketplace/search/') ? providers : [{ id: 4, title: 'Tea' }]),
    )
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => vi.unstubAllGlobals())

const open = (at: string) =>
  visit({
    at,
    shell: { Component: Outlet },
    pages: [{ path: '/home', Component: ProviderResultsPage }],
  })
const requestedUrl = () =>
  fetchMock.mock.calls.map(([url]) => url).findLast((each) => each.includes('/marketplace/search/'))
const link = (name: string | RegExp) => screen.getByRole('link', { name })
const isOn = (name: string | RegExp) => link(name).getAttribute('aria-current') === 'true'

describe('a filter', () => {
  test('is a link that adds its parameter to the URL and leaves the others', async () => {
    const router = await open('/home?q=chai&shown=48')
    await click(link('Open now'))
    expect(router.state.location.search).toBe('?q=chai&open_now=1')
    await eventually(() => expect(requestedUrl()).toContain('open_now=1'))
    await click(link('4 and up'))
    expect(router.state.location.search).toBe('?q=chai&open_now=1&min_rating=4')
    await eventually(() => expect(requestedUrl()).toContain('open_now=1&min_rating=4'))
  })

  test('that is chosen is marked as current, and its link removes it', async () => {
    const router = await open('/home?verified=1')
    expect([isOn(/^Verified/), isOn('Open now')]).toEqual([true, false])
    await click(link(/^Verified/))
    expect(router.state.location.search).toBe('')
  })

  test('by a rating that the page does not offer can be set in the URL', async () => {
    await open('/home?min_rating=3')
    expect(isOn(/^3 and up/)).toBe(true)
    expect(requestedUrl()).toContain('min_rating=3')
  })
})

describe('an order', () => {
  test('is a link that sets the sort parameter', async () => {
    const router = await open('/home?q=chai')
    expect(isOn('Best match')).toBe(true)
    await click(link('Newest first'))
    expect(router.state.location.search).toBe('?q=chai&sort=newest')
    await eventually(() => expect(requestedUrl()).toContain('sort=newest'))
    await click(link('Best match'))
    expect(router.state.location.search).toBe('?q=chai')
  })

  test('by rating is explained', async () => {
    await open('/home?sort=rating')
    expect(document.body.textContent).toContain('A few ratings are not enough')
  })

  test('by distance says that it needs a location', async () => {
    await open('/home?sort=near')
    await eventually(() => expect(document.body.textContent).toContain('we need your location'))
    expect(requestedUrl()).not.toContain('sort')
  })
})

describe('when no business matches the filters', () => {
  test('each filter can be removed', async () => {
    providers = []
    const router = await open('/home?q=chai&open_now=1&verified=1')
    await eventually(() => expect(link('Remove: Open now')).toBeTruthy())
    await click(link('Remove: Open now'))
    expect(router.state.location.search).toBe('?q=chai&verified=1')
    await eventually(() => expect(link('Remove: Verified')).toBeTruthy())
    expect(screen.queryByRole('link', { name: 'Remove all filters' })).toBeNull()
  })

  test('all filters can be removed together', async () => {
    providers = []
    const router = await open('/home?q=chai&open_now=1&min_rating=4&sort=rating')
    await eventually(() => expect(link('Remove: 4 and up')).toBeTruthy())
    await click(link('Remove all filters'))
    expect(router.state.location.search).toBe('?q=chai&sort=rating')
  })
})

test('a card displays the item that matched, with its price', async () => {
  const item = { name: 'Thekua', price_paise: 20_000, price_to_paise: null, unit: 'kg' as const }
  providers = [{ ...aFoundProvider(1), matched_item: item }]
  await open('/home?q=thekua')
  await eventually(() => expect(screen.getByText('Offers Thekua')).toBeTruthy())
  expect(screen.getByText('₹200 / kg')).toBeTruthy()
})

test('a card says in one line why it is a result, unless that is obvious', async () => {
  const reasons = [
    { kind: 'category', word: 'Dentist' },
    { kind: 'category', word: null },
    { kind: 'place', word: null },
    { kind: 'word', word: 'jaguar' },
    { kind: 'address', word: 'bailey road' },
    { kind: 'similar_name', word: null },
    null,
  ] as const
  providers = reasons.map((reason, at) => ({ ...aFoundProvider(at + 1), reason }))
  await open('/home?q=gaya')
  await eventually(() => expect(screen.getAllByRole('article')).toHaveLength(reasons.length))
  const texts = ['Dentist', 'In Gaya', 'Mentions ‘jaguar’', 'Address: bailey road', 'Similar name']
  const line = (card: HTMLElement) => texts.filter((text) => within(card).queryByText(text))
  expect(screen.getAllByRole('article').map(line)).toEqual([
    ['Dentist'],
    [],
    ['In Gaya'],
    ['Mentions ‘jaguar’'],
    ['Address: bailey road'],
    ['Similar name'],
    [],
  ])
})

test('a card displays the rating and whether the business is open', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString()
  providers = [
    { ...aFoundProvider(1), rating: { average: 4.3, count: 27 }, is_open: true, next_change_at: soon },
    { ...aFoundProvider(2), is_open: false },
    aFoundProvider(3),
  ]
  await open('/home')
  await eventually(() => expect(screen.getAllByRole('article')).toHaveLength(3))
  const [first, second, third] = screen.getAllByRole('article').map((card) => within(card))
  expect(first?.getByText('Open now')).toBeTruthy()
  expect(first?.getByText('4.3')).toBeTruthy()
  expect(second?.getByText(/^Closed/)).toBeTruthy()
  expect(third?.queryByText(/Open|Closed/)).toBeNull()
})
