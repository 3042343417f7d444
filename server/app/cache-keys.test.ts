import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queriesDuring } from '../testing/queries.ts'
import { aListedPost } from '../testing/search.ts'
import { aProvider } from '../testing/providers.ts'
import { testServer } from '../testing/test-server.ts'
import { buildApp } from './app.ts'
import type { WebBuild } from './pages.ts'
import { serveWeb } from './web.ts'

const server = await testServer({ isCached: true, env: { LOG_LEVEL: 'silent' } })
const { db, ctx } = server
const { id: provider } = await aProvider(db)
for (let made = 0; made < 3; made += 1) await aListedPost(db, provider, { title: `Tilkut ${made}` })

const rendered: string[] = []
const build: WebBuild = {
  entry: {
    module: {
      makeHandler: () => async (request) => {
        const { pathname, search } = new URL(request.url)
        rendered.push(pathname + search)
        return new Response(pathname + search, { headers: { 'content-type': 'text/html' } })
      },
    },
  },
}
const app = await buildApp(ctx)
beforeAll(() => serveWeb(app, ctx, async () => build))
afterAll(() => app.close())

const read = async (url: string) => {
  const { statusCode, body, headers } = await app.inject(url)
  expect(statusCode).toBe(200)
  return { body, link: headers.link }
}

describe('replies of the API', () => {
  test.each([
    ['an unknown parameter', '/api/blogs/', '/api/blogs/?junk=1'],
    ['a long one', '/api/blogs/', `/api/blogs/?junk=${'x'.repeat(2_000)}`],
    ['another order', '/api/marketplace/?lang=hi&limit=2', '/api/marketplace/?limit=2&lang=hi'],
    ['no slash at the end', '/api/countries/', '/api/countries'],
    ['another spelling of a number', `/api/blogs/1/`, '/api/blogs/01/'],
  ])('are shared with %s', async (_case, url, other) => {
    const first = await read(url)
    const { length } = await queriesDuring(async () => expect(await read(other)).toEqual(first))
    expect(length).toBe(0)
  })

  test('are not shared with another value of a declared parameter', async () => {
    const [first, second] = [await read('/api/category/?lang=en'), await read('/api/category/?lang=hi')]
    expect(first.body).not.toBe(second.body)
  })

  test('link to the next page by declared parameters', async () => {
    const { link } = await read('/api/blogs/?junk=1&limit=2&lang=hi')
    expect(link).toMatch(/^<\/api\/blogs\/\?lang=hi&limit=2&cursor=[\w%-]+>; rel="next"$/)
  })
})

describe('pages', () => {
  const rendersOf = async (...urls: string[]) => {
    rendered.length = 0
    for (const url of urls) await read(url)
    return rendered
  }

  test.each([
    ['an unknown parameter', ['/services', '/services?junk=1', '/services?q=1'], ['/services']],
    ['where the visitor comes from', ['/posts?utm_source=x&from=qr', '/posts?fbclid=1'], ['/posts']],
    ['another order', ['/search?q=a&sort=near', '/search?sort=near&q=a'], ['/search?q=a&sort=near']],
    ['a repeated parameter', ['/search?q=b', '/search?q=b&q=c'], ['/search?q=b']],
    ['a name of every object', ['/constructor?q=1', '/constructor'], ['/constructor']],
    [
      'the data of a page',
      ['/market/bihar.data?_routes=x&junk=1', '/market/bihar.data?_routes=x'],
      ['/market/bihar.data?_routes=x'],
    ],
  ])('are shared with %s', async (_case, urls, expected) => {
    expect(await rendersOf(...urls)).toEqual(expected)
  })

  test('are not shared with another value of a parameter that they read', async () => {
    const urls = [
      '/search?q=1',
      '/search?q=2',
      '/providerprofile/7?page=2',
      '/__manifest?paths=%2Fa&version=1',
    ]
    expect(await rendersOf(...urls)).toEqual(urls)
  })

  test('of 1,000 unknown parameters are rendered once', async () => {
    const urls = Array.from({ length: 1_000 }, (_, index) => `/contact?junk=${index}`)
    expect(await rendersOf(...urls)).toEqual(['/contact'])
  })
})
