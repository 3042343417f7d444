import { Readable } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'
import { buildApp } from './app.ts'
import type { WebBuild } from './pages.ts'
import { serveWeb } from './web.ts'

const server = await testServer()
const lines: string[] = []
const site = await buildApp(server.ctx, { logTo: { write: (line) => void lines.push(line) } })
const build: WebBuild = {
  entry: {
    module: {
      makeHandler:
        () =>
        async (request, { isLight }) => {
          const { pathname } = new URL(request.url)
          if (pathname === '/missing') return new Response(null, { status: 404 })
          if (pathname === '/moved')
            return new Response(null, { status: 301, headers: { location: '/posts?sort=new' } })
          return Response.json({ url: request.url, body: await request.text(), isLight })
        },
    },
  },
}
await serveWeb(site, server.ctx, async () => build)
afterAll(() => site.close())

describe('the form of a page', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (payload: string | Readable) =>
    site.inject({ method: 'POST', url: '/contact', headers, payload })

  test('reaches the action unchanged, and may be missing', async () => {
    expect((await post('name=Asha&message=%E0%A4%A8')).json().body).toBe('name=Asha&message=%E0%A4%A8')
    expect((await site.inject({ method: 'POST', url: '/contact' })).json().body).toBe('')
  })

  test('is refused when it is too large, also without Content-Length', async () => {
    expect((await post('x'.repeat(65_536))).statusCode).toBe(200)
    expect((await post('x'.repeat(65_537))).statusCode).toBe(413)
    const chunks = Array.from({ length: 20 }, () => Buffer.alloc(4_096, 'x'))
    const unsaid = await post(Readable.from(chunks))
    expect([unsaid.statusCode, unsaid.headers.connection]).toEqual([413, 'close'])
    expect(unsaid.headers['content-type']).toMatch(/text\/html/)
  })
})

describe('the URL of a page', () => {
  const ask = (host: string, url = '/posts?sort=new') => site.inject({ url, headers: { host } })

  test.each([
    ['haat.example', 'http://haat.example/posts?sort=new'],
    ['HAAT.example:80', 'http://haat.example/posts?sort=new'],
    ['[::1]:3000', 'http://[::1]:3000/posts?sort=new'],
  ])('at %s', async (host, url) => {
    expect((await ask(host)).json().url).toBe(url)
  })

  test.each(['a b', '[', 'a@b', 'a/b', 'a?b', 'a#b', 'a:99999'])('is refused at %o', async (host) => {
    expect((await ask(host)).statusCode).toBe(400)
  })

  test('that was requested by HEAD first is complete afterwards', async () => {
    const head = await site.inject({ method: 'HEAD', url: '/services', headers: { host: 'haat.example' } })
    expect(head.statusCode).toBe(200)
    expect((await ask('haat.example', '/services')).json().url).toBe('http://haat.example/services')
  })

  test.each([
    ['/posts/', '/posts'],
    ['/posts/?sort=new&utm_source=x', '/posts?sort=new&utm_source=x'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/ProviderProfile/7', '/providerprofile/7'],
    ['/providerprofile//007/', '/providerprofile/7'],
    ['/p%6fsts', '/posts'],
    ['/postdashboard', '/Postdashboard'],
    ['/Market/Bihar/GAYA/', '/market/bihar/gaya'],
    ['/Report/AB-12', '/report/AB-12'],
  ])('%s redirects to the canonical URL', async (url, location) => {
    const { statusCode, headers } = await ask('haat.example', url)
    expect([statusCode, headers.location]).toEqual([301, location])
    expect((await site.inject({ method: 'HEAD', url })).statusCode).toBe(301)
    expect((await site.inject({ method: 'POST', url })).statusCode).toBe(200)
  })

  test.each(['/missing', '/Missing/', '//missing'])('%s is not found without a redirect', async (url) => {
    const { statusCode, headers } = await ask('haat.example', url)
    expect([statusCode, headers.location]).toEqual([404, undefined])
  })

  test.each(['/moved', '/Moved/', '//moved'])(
    '%s takes one redirect, with its other parameters',
    async (url) => {
      const { statusCode, headers } = await ask('haat.example', `${url}?utm_source=x&lng=hi&y=2`)
      expect([statusCode, headers.location]).toEqual([301, '/posts?sort=new&utm_source=x&y=2'])
    },
  )

  test.each([
    '/',
    '/Postdashboard',
    '/constructor',
    '/report/AB-12',
    '/market/bihar',
    '/posts.data',
    '/postpage/0',
    '/a%2Fb',
    '/a%26b',
    '/services/%E0%A4%97%E0%A4%AF%E0%A4%BE',
  ])('%s is one', async (url) => {
    expect((await ask('haat.example', url)).json().url).toBe(`http://haat.example${url}`)
  })

  test('passes no referrer to the page', async () => {
    const tracked = '/posts?utm_source=x&kind=offer&fbclid=1&GCLID=2&from=qr'
    expect((await ask('haat.example', tracked)).json().url).toBe('http://haat.example/posts?kind=offer')
  })

  test('that is refused is no server error', () => {
    expect(lines.join('')).not.toContain('page failed')
  })
})

describe('a page is light', () => {
  const isLight = async (headers: Record<string, string>) => {
    const reply = await site.inject({ url: '/posts', headers })
    return [reply.json().isLight, reply.headers.vary?.includes('Save-Data')]
  }

  test.each([
    ['when the browser asks for it', { 'save-data': 'on' }],
    ['when it is chosen', { cookie: 'data_saver=on' }],
  ])('%s', async (_case, headers) => {
    expect(await isLight(headers)).toEqual([true, true])
  })

  test.each([
    ['for others, also right after', {}],
    ['when it is switched off', { 'save-data': 'on', cookie: 'data_saver=off' }],
    ['by any other word', { 'save-data': 'yes', cookie: 'other=on' }],
  ])('not %s', async (_case, headers) => {
    expect(await isLight(headers)).toEqual([false, true])
  })

  test('and no proxy caches it', async () => {
    const light = await site.inject({ url: '/posts', headers: { 'save-data': 'on' } })
    expect(light.headers['x-accel-expires']).toBe('0')
  })
})
