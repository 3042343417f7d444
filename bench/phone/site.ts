// The demo market and a browser, for as long as the bench takes.
import { chromium } from '@playwright/test'
import { chromiumArgs } from '../../e2e/chromium-args.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { findChromium } from '../../tools/debian.mjs'
import { makeBenchFolder } from '../load/interrupt.ts'
import { startServer, stopServer } from '../load/server.ts'

export const startSite = async () => {
  const port = await freePort()
  const { dir: dataDir, remove } = await makeBenchFolder('bench-phone')
  const settings = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off' }
  const server = await startServer('demo/start.ts', settings)
  const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: chromiumArgs })
  const stop = async () => {
    await browser.close()
    await stopServer(server)
    await remove()
  }
  return { port, dataDir, browser, stop }
}

export type Site = Awaited<ReturnType<typeof startSite>>

/** The provider that the home page shows first: it has pictures. */
export const newestProvider = async ({ port }: Site) => {
  const answer = await fetch(`http://localhost:${port}/api/index/`)
  const { providers } = (await answer.json()) as { providers: { id: number }[] }
  const [provider] = providers
  if (!provider) throw new Error('the market is empty')
  return `/providerprofile/${provider.id}`
}
