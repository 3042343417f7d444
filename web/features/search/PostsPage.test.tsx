import { screen, within } from '@testing-library/react'
import { act } from 'react'
import { Outlet, type RouteObject } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { click, find, fire, type } from '../../testing/page.tsx'
import { aPost } from '../../testing/providers.ts'
import { button, eventually, settle, signIn, visit } from '../../testing/visit.tsx'
import PostsPage from './PostsPage.tsx'

const PAGE = 24
let total = 7
const fetchMock = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>()

const postsFrom = (first: number) =>
  Array.from({ length: Math.min(PAGE, total - first) }, (_, at) => aPost(first + at + 1))

/** A market of `total` posts; the cursor is the number of posts before it. */
const market = async (url: string) => {
  const { pathname, searchParams } = new URL(url, 'https://haat.example')
  if (pathname === '/api/category/') return Response.json([{ id: 2, category_id: 2, title: 'Sweets' }])
  const first = Number(searchParams.get('cursor') ?? 0)
  const last = first + PAGE
  searchParams.set('cursor', String(last))
  const headers = new Headers(last < total ? { link: `<${pathname}?${searchParams}>; rel="next"` } : {})
  const posts = postsFrom(first)
  return Response.json(pathname === '/api/blogs/' ? { categories: [], blogs: posts } : posts, { headers })
}

beforeEach(() => {
  total = 7
  fetchMock.mockReset().mockImplementation(market)
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => vi.unstubAllGlobals())

const BARE: RouteObject = { Component: Outlet }
const open = async (at = '/posts', shell: RouteObject | null = BARE) => {
  const router = await visit({
    at,
    ...(shell && { shell }),
    pages: [{ path: '/posts', Component: PostsPage }],
  })
  await eventually(() => find('h1'))
  await settle()
  return router
}

test('the kinds are links, and each loads the posts of its kind', async () => {
  await open('/posts?kind=offer&q=tilkut')
  expect(requestedUrls('/api/blogs/search/')[0]).toContain('kind=offer')
  const links = within(screen.getByRole('navigation', { name: 'Post type' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All', '/posts?q=tilkut'],
    ['Updates', '/posts?kind=update&q=tilkut'],
    ['Offers', '/posts?kind=offer&q=tilkut'],
    ['Events', '/posts?kind=event&q=tilkut'],
  ])
})

test('a kind without posts says so, and an unknown kind is ignored', async () => {
  total = 0
  await open('/posts?kind=event')
  await eventually(() => expect(words()).toContain('No upcoming events'))
  await open('/posts?kind=sale')
  expect(requestedUrls('kind=sale')).toEqual([])
})

const heading = () => find('h1').textContent
const words = () => find('main, body').textContent
const titles = () =>
  screen
    .queryAllByRole('article')
    .map((each) => within(each).getByRole('heading'))
    .map((title) => title.textContent)
const linkTo = (name: string) => screen.getByRole('link', { name })
const requestedUrls = (path: string) =>
  fetchMock.mock.calls.map(([url]) => url).filter((a) => a.includes(path))
const searchFor = async (text: string) => {
  type(find('[name=q]') as HTMLInputElement, text)
  fire(find('form'), new Event('submit', { bubbles: true, cancelable: true }))
  await settle()
}

describe('the heading', () => {
  test.each([
    ['/posts', 'Haat Explore Posts'],
    ['/posts?category=2', 'Results in "Sweets"'],
    ['/posts?category=77', 'Results in "77"'],
    ['/posts?q=chai', 'Results for "chai"'],
    ['/posts?district=Gaya,+Bihar', 'Posts in "Gaya, Bihar"'],
    ['/posts?q=chai&district=Gaya,+Bihar', 'Results for "chai" in "Gaya, Bihar"'],
  ])('of %s is %s', async (url, text) => {
    await open(url)
    expect(heading()).toBe(text)
  })
})

describe('the list', () => {
  test('shows three posts, then three more with each press, and writes their number to the URL', async () => {
    const router = await open()
    expect(titles()).toEqual(['Post 1', 'Post 2', 'Post 3'])
    await click(linkTo('Load More'))
    await eventually(() => expect(titles()).toHaveLength(6))
    expect(router.state.location.search).toBe('?shown=6')
    await click(linkTo('Load More'))
    await eventually(() => expect(titles()).toHaveLength(7))
    expect(words()).not.toContain('Load More')
    expect(requestedUrls('/blogs/')).toEqual(['/api/blogs/?lang=en&limit=24'])
  })

  test('loads the next page by cursor after the last loaded post', async () => {
    total = 26
    await open('/posts?shown=24')
    await click(linkTo('Load More'))
    await eventually(() => expect(titles()).toHaveLength(26))
    expect(requestedUrls('/blogs/')).toEqual([
      '/api/blogs/?lang=en&limit=24',
      '/api/blogs/?lang=en&limit=24&cursor=24',
    ])
  })

  test('moves the focus to the first new post, and announces the number of posts', async () => {
    await open()
    await click(linkTo('Load More'))
    await eventually(() => expect(document.activeElement?.getAttribute('href')).toBe('/postpage/4'))
    expect(words()).toContain('6 posts shown')
  })

  test('continues on a new page after the maximum of one page', async () => {
    total = 130
    const router = await open('/posts?shown=120')
    expect(titles()).toHaveLength(120)
    await click(linkTo('Load More'))
    await eventually(() => expect(titles()).toEqual(['Post 121', 'Post 122', 'Post 123']))
    expect(router.state.location.search).toBe('?after=120')
    await click(linkTo('Back to the newest'))
    await eventually(() => expect(titles()[0]).toBe('Post 1'))
  })

  test('reports a failed page, and retries it', async () => {
    total = 26
    await open('/posts?shown=24')
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await click(linkTo('Load More'))
    await eventually(() => expect(find('[role=alert]').textContent).toBe('Error fetching search results'))
    expect(titles()).toHaveLength(24)
    await click(button('Try again'))
    await eventually(() => expect(titles()).toHaveLength(26))
  })
})

describe('a search', () => {
  test('is read from the URL and requests posts in the language of the page', async () => {
    await open('/posts?q=chai&district=Gaya,+Bihar&category=2')
    expect(requestedUrls('/blogs/search/')).toEqual([
      '/api/blogs/search/?searchtext=chai&location=Gaya%2C+Bihar&category=2&lang=en&limit=24',
    ])
    expect((find('[name=q]') as HTMLInputElement).value).toBe('chai')
  })

  test('is written to the URL, starts at the first post, and focuses its heading', async () => {
    const router = await open('/posts?shown=6')
    await searchFor('chai')
    await eventually(() => expect(heading()).toBe('Results for "chai"'))
    expect(router.state.location.search).toBe('?q=chai')
    expect(document.activeElement).toBe(find('h1'))
  })

  test('is undone by the back button', async () => {
    const router = await open()
    await searchFor('chai')
    await act(() => router.navigate(-1))
    await eventually(() => expect(heading()).toBe('Haat Explore Posts'))
    expect((find('[name=q]') as HTMLInputElement).value).toBe('')
  })

  test('displays no posts of another search while it loads', async () => {
    await open()
    const { promise, resolve } = Promise.withResolvers<Response>()
    fetchMock.mockReturnValueOnce(promise)
    await searchFor('chai')
    expect(titles()).toEqual([])
    expect(words()).toContain('Loading posts...')
    resolve(Response.json([aPost(9)]))
    await eventually(() => expect(titles()).toEqual(['Post 9']))
  })

  test('without results says so, with a link to all posts', async () => {
    total = 0
    await open('/posts?q=zzz')
    expect(words()).toContain('No posts found for the search criteria.')
    expect(linkTo('Show all posts').getAttribute('href')).toBe('/posts')
  })

  test('that fails says so, and can be retried', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    await open('/posts?q=chai')
    await eventually(() =>
      expect(find('[role=alert]').textContent).toContain('Error fetching search results'),
    )
    fetchMock.mockImplementation(market)
    await click(button('Try again'))
    await eventually(() => expect(titles()).toHaveLength(3))
  })

  test('in an unknown district says so, and offers all districts', async () => {
    fetchMock.mockImplementation(async (url) =>
      url.includes('/search/')
        ? Response.json({ code: 'location_unknown', message: 'No such place.' }, { status: 400 })
        : market(url),
    )
    await open('/posts?q=chai&district=Atlantis')
    expect(words()).toContain('Error fetching search results')
    expect(words()).toContain('No district with this name.')
    expect(linkTo('Search Across All Districts').getAttribute('href')).toBe('/posts?q=chai')
  })

  test('is not indexed; the list of all posts is', async () => {
    await open('/posts?q=chai')
    expect(find('meta[name=robots]').getAttribute('content')).toBe('noindex')
  })
})

test('a signed-in customer sends their session', async () => {
  signIn('customer', 'asha')
  await open()
  const [, init] = fetchMock.mock.calls.find(([url]) => url.includes('/blogs/')) ?? []
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token')
})

test('the Posts link of the top bar resets the page: no search, no typed text, three posts, loaded again', async () => {
  const router = await open('/posts?shown=6', null)
  type(find('[name=q]') as HTMLInputElement, 'half a wo')
  fetchMock.mockClear()
  await click(find('nav a[href="/posts"]'))
  await eventually(() => expect(titles()).toHaveLength(3))
  expect(router.state.location).toMatchObject({ search: '', state: { reset: true } })
  expect((find('[name=q]') as HTMLInputElement).value).toBe('')
  expect(requestedUrls('/blogs/')).toHaveLength(1)
})
