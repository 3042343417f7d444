import { afterAll, expect, test } from 'vitest'
import { aPost, aProvider } from '../testing/providers.ts'
import { testServer } from '../testing/test-server.ts'
import { buildApp } from './app.ts'
import { loadBuilt, serveWeb } from './web.ts'

const PUBLIC_URL = 'https://haat.example'
const server = await testServer({ env: { PUBLIC_URL } })
const site = await buildApp(server.ctx, { logTo: { write: () => {} } })
await serveWeb(site, server.ctx, loadBuilt)
afterAll(() => site.close())

const provider = await aProvider(server.db)
await aPost(server.db, provider.id)

const FEED_LINK = /<link rel="alternate" type="application\/atom\+xml" href="([^"]*)"/
const SELF_LINK = /<link rel="self" type="application\/atom\+xml" href="([^"]*)"/
const get = (path: string, cookie = '') => site.inject({ url: path, headers: { cookie } })

test.each([
  ['', '', 'en'],
  ['?lng=en', '', 'en'],
  ['?lng=hi', '', 'hi'],
  ['', 'i18next=hi', 'hi'],
])(
  'the feed of a page at %o with the cookie %o is the one that it says it is',
  async (query, cookie, lang) => {
    const page = await get(`/providerprofile/${provider.id}${query}`, cookie)
    const [, linked = ''] = FEED_LINK.exec(page.body) ?? []
    expect(linked).toMatch(new RegExp(`^${PUBLIC_URL}/`))
    const feed = await get(linked.slice(PUBLIC_URL.length))
    expect(feed.body).toContain(`xml:lang="${lang}"`)
    expect(SELF_LINK.exec(feed.body)?.[1]).toBe(linked)
  },
)
