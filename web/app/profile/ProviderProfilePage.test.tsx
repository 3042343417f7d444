import { screen, within } from '@testing-library/react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../testing/forms.tsx'
import { button, eventually, signIn, visit } from '../../testing/visit.tsx'
import { click, find } from '../../testing/page.tsx'
import ProviderProfilePage from './ProviderProfilePage.tsx'
import { NO_REVIEWS } from '../../testing/reviews.ts'
import { aPost, aProvider } from '../../testing/providers.ts'

const answer = vi.fn<(address: string) => Promise<Response>>()
let provider = aProvider()
let pages = [[aPost(1)]]

const profilePage = async (address: string) => {
  if (address.startsWith('/api/customer-blocks/')) return Response.json([])
  if (address.includes('/items/')) return Response.json({ groups: [] })
  if (address.includes('/reviews/')) return Response.json({ summary: NO_REVIEWS, results: [], next: null })
  const page = Number(new URL(address, 'https://haat.example').searchParams.get('page'))
  const pagination = { page, has_next: page < pages.length }
  return Response.json({ provider: provider, blogs: pages[page - 1] ?? [], pagination })
}

beforeEach(() => {
  provider = aProvider()
  pages = [[aPost(1)]]
  answer.mockReset().mockImplementation(profilePage)
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const BARE = { shell: { Component: Outlet } }

const open = async (at = '/providerprofile/7', around: Parameters<typeof visit>[0] = BARE) => {
  const router = await visit({
    at,
    ...around,
    pages: [
      { path: '/providerprofile/:id', Component: ProviderProfilePage },
      { path: '/logincustomer', element: <h1>Login</h1> },
    ],
  })
  await eventually(() => find('h1'))
  return router
}

const words = () => document.body.textContent

test('a verified provider has a badge', async () => {
  await open()
  expect(words()).not.toContain('Verified')
  provider = aProvider({ verified: true })
  await open()
  expect(words()).toContain('Verified')
})
test('a business that takes orders and replies to needs within a day says so', async () => {
  await open()
  expect(words()).not.toContain('Takes orders')
  expect(words()).not.toContain('Usually replies')
  const orders = { min_order_paise: 0, delivers: true, delivery_note: '' }
  provider = aProvider({ orders, answer_minutes: 25 })
  await open()
  expect(words()).toContain('Takes orders')
  expect(words()).toContain('Usually replies in 25 minutes')
})
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
const isThere = (selector: string) => document.querySelector(selector) !== null
const isButton = (name: string) => screen.queryAllByRole('button', { name }).length > 0
const dialog = () => find('dialog')
const titles = () =>
  screen
    .queryAllByRole('article')
    .map((each) => within(each).getByRole('heading'))
    .map((title) => title.textContent)

describe('a complete profile', () => {
  test('has its header, description and contact links', async () => {
    await open()
    expect(find('h1').textContent).toBe('Sharma Sweets')
    for (const text of [
      'Sweets & Bakery',
      'Pure ghee, honest taste',
      'On Haat since 3rd May 2025',
      'Tilkut in winter.',
      'Shop No. 7, Tekari Road, Gaya, Bihar 823001, India',
      '+91 70000 08887',
      'sharmasweets.example.in',
    ])
      await eventually(() => expect(words()).toContain(text))
    await screen.findByRole('article')
    expect(links()).toEqual(
      expect.arrayContaining(['tel:+917000008887', 'mailto:sharma@example.com', '/postpage/1']),
    )
  })

  test('links its website with nofollow', async () => {
    await open()
    const website = await eventually(() => find('a[href^="https://www.sharma"]'))
    expect(website.getAttribute('rel')).toBe('nofollow ugc noopener')
  })

  test('has structured data, and no text can close its script element', async () => {
    vi.stubEnv('SSR', true)
    provider = aProvider({ business_description: '</script><script>alert(1)</script>' })
    await open()
    const { innerHTML, textContent } = find('script[type="application/ld+json"]')
    expect(innerHTML).not.toContain('<')
    expect(JSON.parse(textContent)).toMatchObject({
      '@type': 'Bakery',
      url: 'https://haat.example/providerprofile/7',
      description: '</script><script>alert(1)</script>',
      telephone: '+917000008887',
      image: ['https://haat.example/media/1/1280.webp', 'https://haat.example/media/2/1280.webp'],
      address: { addressLocality: 'Gaya', postalCode: '823001' },
      geo: { latitude: 24.79512, longitude: 84.99871 },
    })
  })

  test('has its own share picture and text', async () => {
    vi.stubEnv('SSR', true)
    provider = aProvider({ rating: { average: 4.3, count: 27 } })
    await open()
    expect(document.title).toBe('Sharma Sweets, Shop No. 7, Tekari Road: Sweets & Bakery in Gaya · Haat')
    expect(find('meta[property="og:image"]').getAttribute('content')).toMatch(
      /^https:\/\/haat\.example\/share\/shop\/7\.en\.\w+\.jpg$/,
    )
    expect(find('meta[name="description"]').getAttribute('content')).toContain('Pure ghee, honest taste')
    expect(find('meta[property="og:description"]').getAttribute('content')).toBe(
      '★ 4.3 (27 reviews) · Pure ghee, honest taste · Laddu every morning. Tilkut in winter.',
    )
  })
})

test('an almost empty profile has no empty sections', async () => {
  provider = aProvider({
    business_tagline: '',
    business_description: '',
    email: null,
    mobile_number: null,
    website_link: null,
    latitude: null,
    longitude: null,
    logo: null,
    images: [],
    videos: [],
  })
  await open()
  expect(isThere('section[aria-roledescription]')).toBe(false)
  expect(words()).not.toContain('About the business')
  expect(words()).not.toContain('Get Directions')
  expect(links().filter((link) => /^(tel|mailto|https):(?!\/\/wa\.me\/\?text)/.test(link ?? ''))).toEqual([])
})

test('an invalid website URL is not linked', async () => {
  provider = aProvider({ website_link: 'ftp://files.example' })
  await open()
  expect(words()).not.toContain('files.example')
})

describe('the posts', () => {
  test('are cut at 40 and 200 characters', async () => {
    pages = [[aPost(1, { title: 't'.repeat(41), content: 'c'.repeat(201) })]]
    await open()
    expect([titles(), find('article p:last-child').textContent]).toEqual([
      [`${'t'.repeat(40)}…`],
      `${'c'.repeat(200)}…`,
    ])
  })

  const page = (first: number) => Array.from({ length: 6 }, (_, at) => aPost(first + at))

  test('grow by a page with each press, and the first new one gets the focus', async () => {
    pages = [page(1), [aPost(7)]]
    await open()
    expect(titles()).toHaveLength(6)
    await click(button('Load More'))
    await eventually(() => expect(titles()).toHaveLength(7))
    expect(document.activeElement?.getAttribute('href')).toBe('/postpage/7')
    expect(isButton('Load More')).toBe(false)
  })

  test('that can’t be loaded say so, and can be retried', async () => {
    pages = [page(1), [aPost(7)]]
    await open()
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await click(button('Load More'))
    await eventually(() => expect(find('[role=alert]').textContent).toContain("Couldn't load"))
    await click(button('Load More'))
    await eventually(() => expect(titles()).toHaveLength(7))
  })

  test('begin with the page of the query string', async () => {
    pages = [page(1), page(7), [aPost(13)]]
    await open('/providerprofile/7?page=2')
    expect(titles()[0]).toBe('Post 7')
    expect(links()).toContain('/providerprofile/7#posts')
  })

  test('without any, there is an empty state', async () => {
    pages = [[]]
    await open()
    expect(words()).toContain('No posts yet')
    expect(isButton('Load More')).toBe(false)
  })
})

describe('what a visitor can do', () => {
  test('opens the contact dialog', async () => {
    await open()
    await click(button('Contact Us'))
    await eventually(() => expect(dialog().textContent).toContain('Sharma Sweets will call you back'))
  })

  test('reports the business', async () => {
    await open()
    await click(button('Report Provider'))
    await eventually(() => expect(find('dialog h2').textContent).toBe('Report Provider'))
  })

  test('chat needs a customer login, which leads back', async () => {
    const router = await open('/providerprofile/7?page=1')
    await click(button('Chat'))
    await eventually(() => find('dialog'))
    expect(dialog().textContent).toContain('Must be logged in as a customer to send messages.')
    await click(find('dialog a'))
    await eventually(() => expect(router.state.location.pathname).toBe('/logincustomer'))
    expect(router.state.location.state).toEqual({ from: '/providerprofile/7?page=1' })
  })

  test('the owner gets a link to the own profile, and neither contact nor report', async () => {
    signIn('provider', 'sharma_sweets')
    await open()
    expect(links()).toContain('/profile-provider')
    expect(['Contact Us', 'Chat', 'Report Provider'].filter(isButton)).toEqual([])
  })

  test('a provider is sent to the dashboard', async () => {
    signIn('provider', 'neighbour')
    provider = aProvider({ id: 8 })
    await open()
    await click(button('Chat'))
    await eventually(() => find('dialog'))
    expect(dialog().textContent).toContain('Providers can send messages through the Trader Dashboard.')
    expect(isButton('Block Provider')).toBe(false)
  })

  test('a customer chats with the business', async () => {
    signIn('customer', 'asha')
    await open()
    await click(button('Chat'))
    await eventually(() => expect(find('dialog h2').textContent).toBe('Chat with Sharma Sweets'))
  })

  test('only customers can block', async () => {
    await open()
    expect(isButton('Block Provider')).toBe(false)
  })
})

test('a deleted or hidden provider is the not-found page', async () => {
  // React logs the errors that it catches.
  vi.spyOn(console, 'error').mockReturnValue()
  signIn('customer', 'asha')
  answer.mockImplementation(refusal(404, 'not_found', 'Not found.'))
  await open()
  await eventually(() => expect(words()).toContain('Page not found'))
})

test('a profile that can’t be loaded can be retried', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await visit({
    at: '/providerprofile/7',
    shell: { Component: Outlet },
    pages: [{ path: '/providerprofile/:id', Component: ProviderProfilePage }],
  })
  await eventually(() => find('[role=alert]'))
  await click(button('Try again'))
  await eventually(() => expect(find('h1').textContent).toBe('Sharma Sweets'))
})
