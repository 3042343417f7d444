import { screen } from '@testing-library/react'
import { act } from 'react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { click, find, fire, type } from '../../testing/page.tsx'
import { aFoundProvider } from '../../testing/providers.ts'
import { button, eventually, signIn, visit } from '../../testing/visit.tsx'
import ProviderResultsPage from './ProviderResultsPage.tsx'

const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
let providers: ReturnType<typeof aFoundProvider>[] = []

// Pages by cursor as the server does: the next one is named in the Link header.
const search = (address: string) => {
  const { searchParams: query } = new URL(address, 'https://haat.example')
  const [from, limit] = [Number(query.get('cursor') ?? 0), Number(query.get('limit'))]
  const headers =
    from + limit < providers.length
      ? { link: `</api/marketplace/search/?cursor=${from + limit}>; rel="next"` }
      : undefined
  return Response.json(providers.slice(from, from + limit), headers && { headers })
}

beforeEach(() => {
  providers = [aFoundProvider(7)]
  answer
    .mockReset()
    .mockImplementation(async (address) =>
      address.startsWith('/api/marketplace/search/')
        ? search(address)
        : Response.json([{ id: 4, title: 'Tea' }]),
    )
  vi.stubGlobal('fetch', answer)
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
  answer.mock.calls.map(([address]) => address).filter((each) => each.includes('/marketplace/search/'))
const link = (name: string) => screen.getByRole('link', { name })
const shown = (count: number) => eventually(() => expect(cards()).toHaveLength(count))

test('a card shows logo, category, name and tagline, and its button leads to the store', async () => {
  providers = [{ ...aFoundProvider(7), logo: '/media/logo/320.webp' }]
  await open()
  await shown(1)
  for (const text of ['Shop 7', 'Tailor', 'Fits at once', 'Gaya, Bihar']) expect(words()).toContain(text)
  expect(find('article img[src="/media/logo/320.webp"]')).toBeTruthy()
  expect(link('Visit Store: Shop 7').getAttribute('href')).toBe('/providerprofile/7')
})

describe('the heading', () => {
  test.each([
    ['/home', 'Shops and services'],
    ['/home?category=4', 'Results in "Tea"'],
    ['/home?district=Gaya,+Bihar&category=4', 'Shops and services in "Gaya, Bihar"'],
  ])('of %s is %s', async (address, text) => {
    await open(address)
    await shown(1)
    expect(find('h1').textContent).toBe(text)
  })

  test('of a category names no number while the titles are on the way', async () => {
    answer.mockImplementation(() => new Promise(() => {}))
    await open('/home?category=4')
    expect(find('h1').textContent).toBe('Results in "…"')
  })
})

describe('the place', () => {
  const district = () => (find('[name=district]') as HTMLInputElement).value
  const submit = () => fire(find('form'), new Event('submit', { bubbles: true, cancelable: true }))

  test('of an answered search is kept, and stands in the bar of the next page without being asked for', async () => {
    const router = await open('/home?district=Gaya,+Bihar')
    await shown(1)
    expect(sessionStorage.getItem('location')).toBe('Gaya, Bihar')
    await act(() => router.navigate('/'))
    await act(() => router.navigate('/home'))
    await shown(1)
    expect(district()).toBe('Gaya, Bihar')
    expect(find('h1').textContent).toBe('Shops and services')
    expect(searches().at(-1)).toBe('/api/marketplace/search/?lang=en&limit=24')
  })

  test('that was taken away stays away', async () => {
    const router = await open('/home?district=Gaya,+Bihar')
    await shown(1)
    type(find('[name=district]') as HTMLInputElement, '')
    submit()
    await eventually(() => expect(router.state.location.search).toBe(''))
    expect([district(), sessionStorage.getItem('location')]).toEqual(['', ''])
  })
})

describe('the address', () => {
  test('is what is asked for, and stands in the search bar', async () => {
    await open('/home?q=chai&district=Gaya%2C+Bihar&category=4')
    await shown(1)
    expect(searches()).toEqual([
      '/api/marketplace/search/?searchtext=chai&location=Gaya%2C+Bihar&category=4&lang=en&limit=24',
    ])
    expect((find('[name=q]') as HTMLInputElement).value).toBe('chai')
    expect((find('[name=district]') as HTMLInputElement).value).toBe('Gaya, Bihar')
    expect(button('Tea').getAttribute('aria-pressed')).toBe('true')
    expect(find('h1').textContent).toBe('Results for "chai" in "Gaya, Bihar"')
  })

  test('takes the next search, and the way back brings the last one again', async () => {
    const router = await open('/home?q=chai')
    await shown(1)
    type(find('[name=q]') as HTMLInputElement, 'mithai')
    fire(find('form'), new Event('submit', { bubbles: true, cancelable: true }))
    await eventually(() => expect(router.state.location.search).toBe('?q=mithai'))
    await act(() => router.navigate(-1))
    await eventually(() => expect((find('[name=q]') as HTMLInputElement).value).toBe('chai'))
    expect(cards()).toHaveLength(1)
  })
})

describe('more', () => {
  test('eight first, then four with each press, and the next rows by cursor when those at hand are used up', async () => {
    providers = Array.from({ length: 30 }, (_, at) => aFoundProvider(at + 1))
    const router = await open('/home?q=tailor')
    for (const count of [8, 12, 16, 20, 24, 28, 30]) {
      await shown(count)
      if (count < 30) await click(link('Load More'))
    }
    expect(words()).not.toContain('Load More')
    expect(
      searches().map((each) => new URL(each, 'https://haat.example').searchParams.get('cursor')),
    ).toEqual([null, '24'])
    expect(router.state.location.search).toBe('?q=tailor&shown=32')
  })

  test('a press is a link, so that it works without scripts, and the reading goes on at the first new shop', async () => {
    providers = Array.from({ length: 10 }, (_, at) => aFoundProvider(at + 1))
    await open()
    await shown(8)
    expect(link('Load More').getAttribute('href')).toBe('/home?shown=12')
    await click(link('Load More'))
    await shown(10)
    expect(document.activeElement?.textContent).toBe('Shop 9')
  })
})

test('what came with the navigation stands there before the server has answered', async () => {
  answer.mockImplementation(() => new Promise(() => {}))
  const router = await open('/')
  const state = { providers: [aFoundProvider(9)], next: null, searchtext: 'chai', location: '', category: '' }
  await act(() => router.navigate('/home?q=chai', { state }))
  await shown(1)
  expect(words()).toContain('Shop 9')
})

test('what came along for another search is not shown for this one', async () => {
  const router = await open('/')
  const state = { providers: [aFoundProvider(9)], searchtext: 'chai', location: '', category: '' }
  await act(() => router.navigate('/home?q=mithai', { state }))
  await shown(1)
  expect(words()).toContain('Shop 7')
})

test('a signed-in person searches in their own name', async () => {
  signIn('customer', 'asha')
  await open()
  await shown(1)
  expect(answer.mock.calls.at(0)?.[1].headers).toMatchObject({ authorization: 'Bearer token' })
})

describe('without results', () => {
  const fails = (status: number, body: unknown = null) =>
    answer.mockImplementation(async (address) =>
      address.includes('/marketplace/search/') ? Response.json(body, { status }) : Response.json([]),
    )

  test('it says so', async () => {
    providers = []
    await open('/home?q=xyz')
    await eventually(() => expect(words()).toContain('No providers found for the search criteria.'))
    expect(link('Show all shops and services').getAttribute('href')).toBe('/home')
  })

  test('an unknown place is told by its text, with the way to all districts', async () => {
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

  test('a failure is told, and can be tried again', async () => {
    fails(500)
    await open()
    await eventually(() => expect(words()).toContain('Something went wrong.'))
    answer.mockImplementation(async (address) => search(address))
    await click(button('Try again'))
    await shown(1)
  })
})
