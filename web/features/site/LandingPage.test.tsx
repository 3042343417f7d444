import { Outlet } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, eventually, settle, visit } from '../../testing/visit.tsx'
import { click, find, fire, focus, type } from '../../testing/page.tsx'
import { aSummary } from '../../testing/shops.ts'
import LandingPage from './LandingPage.tsx'

const TITLES = ['Kirana', 'Sweets', 'Dhaba', 'Tea', 'Dairy', 'Fruits', 'Meat', 'Medical', 'Doctor']
const categories = TITLES.map((title, at) => ({ id: at + 1, category_id: at + 1, title }))
const district = (id: number, name: string, state: string) => ({ id, name, state })

const market = (providers: unknown[]) => ({
  categories,
  providers,
  provider_count: providers.length && 123_456,
  customer_count: 61,
})
const replies: Record<string, unknown> = {
  '/api/index/': market([aSummary(7)]),
  '/api/district-suggestions/': [
    district(1, 'Aurangabad', 'Bihar'),
    district(2, 'Aurangabad', 'Maharashtra'),
  ],
}
const answer = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  answer.mockReset().mockImplementation(async (address) => {
    const { pathname } = new URL(address, 'https://haat.example')
    return Response.json(replies[pathname] ?? [])
  })
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

const isPressed = (title: string) => button(title).getAttribute('aria-pressed') === 'true'
const search = async () => {
  fire(find('form'), new Event('submit', { bubbles: true, cancelable: true }))
  await settle()
}
const place = () => find('[name=district]') as HTMLInputElement
const typePlace = async (text: string) => {
  focus(place())
  type(place(), text)
  await eventually(() => find('[role=option] + [role=option]'))
}
const options = () => [...document.querySelectorAll('[role=option]')]

test('one category at most is chosen, and a second press gives it up', async () => {
  await open()
  click(button('Kirana'))
  expect(isPressed('Kirana')).toBe(true)
  click(button('Medical'))
  expect([isPressed('Kirana'), isPressed('Medical')]).toEqual([false, true])
  click(button('Medical'))
  expect(document.querySelector('[aria-pressed=true]')).toBeNull()
})

test('the first row shows the breadth of the market, the rest waits behind one press', async () => {
  await open()
  const hidden = [...document.querySelectorAll('details button')].map((each) => each.textContent)
  expect(hidden).toEqual(TITLES.filter((title) => title !== 'Kirana' && title !== 'Medical'))
  expect(find('summary').textContent).toBe('All 9 categories')
  click(button('Tea'))
  expect(find('summary').textContent).toContain('chosen: Tea')
})

test('the search goes to the results with words, district and category in the address', async () => {
  const router = await open()
  type(find('[name=q]') as HTMLInputElement, ' chai ')
  await typePlace('aurang')
  click(options()[1] as Element)
  expect(place().value).toBe('Aurangabad, Maharashtra')
  click(button('Kirana'))
  await search()
  const { pathname, search: query } = router.state.location
  expect(pathname + query).toBe('/home?q=chai&district=Aurangabad%2C+Maharashtra&category=1')
})

test('searching across all districts empties the district', async () => {
  const router = await open()
  await typePlace('aurang')
  expect(options().at(-1)?.textContent).toBe('Search Across All Districts')
  click(options().at(-1) as Element)
  expect(place().value).toBe('')
  await search()
  expect(router.state.location.search).toBe('')
})

test('the server is asked for districts once the typing rests, in the language of the page', async () => {
  await open()
  type(place(), 'au')
  await typePlace('aurang')
  const asked = answer.mock.calls.map(([address]) => address).filter((each) => each.includes('district-'))
  expect(asked).toEqual(['/api/district-suggestions/?q=aurang&lang=en'])
})

test('without scripts the same form asks the same page', async () => {
  await open()
  expect([find('form').getAttribute('method'), find('form').getAttribute('action')]).toEqual(['get', '/home'])
  const kirana = button('Kirana')
  expect([kirana.type, kirana.name, kirana.value]).toEqual(['submit', 'category', '1'])
})

const sectionOf = (heading: string) => {
  const title = [...document.querySelectorAll('h2')].find((each) => each.textContent === heading)
  return title?.closest('section')
}

test('the shops that were listed last lead to their windows', async () => {
  await open()
  const row = sectionOf('Recently listed shops')
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('/providerprofile/7')
})

test('the story tells how many shops and customers are here, counted as in India', async () => {
  await open()
  const words = sectionOf('Why we are called Haat')?.textContent
  expect(words).toContain('1,23,456 shops and services')
  expect(words).toContain('61 customers')
})

test('a market that has just opened offers its first stall, and counts nothing', async () => {
  answer.mockImplementation(async () => Response.json(market([])))
  await open()
  expect(sectionOf('Recently listed shops')?.querySelector('a')?.getAttribute('href')).toBe('/signupprovider')
  expect(document.body.textContent).not.toContain('61 customers')
})
