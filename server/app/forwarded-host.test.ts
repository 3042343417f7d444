import { afterAll, expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'
import { buildApp } from './app.ts'
import type { WebBuild } from './pages.ts'
import { serveWeb } from './web.ts'

const server = await testServer({ env: { TRUST_PROXY: '1' } })
const site = await buildApp(server.ctx, { logTo: { write: () => {} } })
afterAll(() => site.close())
const build: WebBuild = {
  entry: {
    module: {
      makeHandler:
        () =>
        async ({ url }) =>
          new Response(url),
    },
  },
}
await serveWeb(site, server.ctx, () => Promise.resolve(build))

test('ignores X-Forwarded-Host of a proxy, but not its client IP and protocol', async () => {
  const headers = {
    host: 'haat.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.9',
  }
  expect((await site.inject({ url: '/services', headers })).body).toBe('https://haat.example/services')
})
