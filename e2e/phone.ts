// A browser whose line can really be cut, and which can be closed and opened again.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page, type TestInfo } from '@playwright/test'
import { CuttableProxy } from '../tools/live/cuttable-proxy.ts'
import { findChromium } from '../tools/debian.mjs'
import { chromiumArgs } from './chromium-args.ts'
import { logInByApi } from './screens.ts'

const PORT = Number(process.env.E2E_PORT ?? 4173)

/** A browser with a profile of its own, behind a proxy of its own. */
export const aPhone = async ({ project }: TestInfo, { port = PORT, hasWorker = false } = {}) => {
  let reached = port
  const proxy = new CuttableProxy(() => reached)
  const baseURL = `http://localhost:${await proxy.listen()}`
  const profile = await mkdtemp(join(tmpdir(), 'haat-phone-'))
  let context: BrowserContext | undefined
  const start = async () => {
    context = await chromium.launchPersistentContext(profile, {
      baseURL,
      viewport: project.use.viewport ?? null,
      ...(project.use.locale && { locale: project.use.locale }),
      executablePath: findChromium() ?? 'chromium',
      args: chromiumArgs,
      reducedMotion: 'reduce',
      serviceWorkers: hasWorker ? 'allow' : 'block',
    })
    return context.pages()[0] ?? context.newPage()
  }
  const close = async () => {
    await context?.close()
    context = undefined
  }
  const cut = () => {
    proxy.isDown = true
    proxy.cut()
  }
  /** In the middle of what it sends next, and for longer. */
  const cutAfter = (bytes: number) => proxy.cutAfter('up', bytes, { staysDown: true })
  const watchUp = (onUp: (bytes: Buffer) => void) => {
    proxy.onUp = onUp
  }
  const moveTo = (other: number) => {
    reached = other
    proxy.cut()
  }
  const mend = () => {
    proxy.isDown = false
  }
  const remove = async () => {
    await close()
    await proxy.remove()
    await rm(profile, { recursive: true, force: true })
  }
  return { origin: baseURL, start, close, cut, cutAfter, watchUp, moveTo, mend, remove }
}

type Session = Awaited<ReturnType<typeof logInByApi>>

/** In a page of the site: the next one is this person's. The previous user has not logged out. */
export const rememberSession = (page: Page, session: Session) =>
  page.evaluate((values) => {
    for (const key of Object.keys(values)) window.localStorage.removeItem(key)
    for (const [key, value] of Object.entries(values)) window.localStorage.setItem(key, String(value))
  }, session)

/** Remembered, as on one's own phone. */
export const signIn = async (page: Page, person: Parameters<typeof logInByApi>[1]) => {
  const session = await logInByApi(page, person)
  await page.goto('/readyz')
  await rememberSession(page, session)
}
