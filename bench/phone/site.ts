// The demo market and a browser, for as long as the bench takes.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArgs } from '../../e2e/chromium-args.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { findChromium } from '../../tools/debian.mjs'

const root = join(import.meta.dirname, '../..')

const untilReady = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => chunk.includes('Haat is ready') && resolve())
    server.once('exit', () => reject(new Error('the server did not start')))
  })

export const startSite = async () => {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-bench-phone-'))
  const server = spawn('node', ['demo/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilReady(server)
  const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: chromiumArgs })
  const stop = async () => {
    await browser.close()
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { port, dataDir, browser, stop }
}

export type Site = Awaited<ReturnType<typeof startSite>>

/** The shop that the home page shows first: it has pictures. */
export const newestShop = async ({ port }: Site) => {
  const answer = await fetch(`http://localhost:${port}/api/index/`)
  const { providers } = (await answer.json()) as { providers: { id: number }[] }
  const [shop] = providers
  if (!shop) throw new Error('the market is empty')
  return `/providerprofile/${shop.id}`
}
