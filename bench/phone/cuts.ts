// A visitor searches, opens a business and requests a call, on a connection that is cut at one request and comes back.
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import contact from '../../web/locales/en/Contact.json' with { type: 'json' }
import shell from '../../web/locales/en/Navbar.json' with { type: 'json' }
import { type SlowProxy, type Passed, startSlowProxy } from './slow-proxy.ts'
import { PHONE } from './visit.ts'

const CONNECTION = { kbps: 50, latencyMs: 500 }
const CUT_MS = 1_500
const LOOK_MS = 250
/** Without a cut it takes about a minute and a half; enough time to start over once or twice. */
const LONGEST_MS = 8 * 60_000
/** A first visit of 250 KB takes 40 s here. */
const READING_MS = 60_000
/** Time before a user retries an action without a result. */
const PATIENCE_MS = { page: 90_000, tap: 30_000 }

export type Cut = number | 'reply'
export type Person = { name: string; email: string; mobile: string }
type Journey = { port: number; person: Person; cut?: Cut; hasArrived: () => Promise<boolean> }
export type Outcome = {
  requests: number
  /** The request at which the connection was cut; empty when the journey had ended before. */
  cutPath: string
  /** How far the person got; undefined at the end. */
  stuckAt: string | undefined
  /** Under which keys requests to be called back were sent. */
  keys: number
  seconds: number
}

const isContact = ({ method, path }: Passed) => method === 'POST' && path.startsWith('/api/contacts/')

// Pages of which the browser has only a part: mostly nothing of it is shown.
const broken = new WeakSet<Page>()
const watchBroken = (page: Page) => {
  page.on('framenavigated', () => broken.delete(page))
  page.on('requestfailed', (request) => request.isNavigationRequest() && broken.add(page))
}

/** An error in the browser's words or in ours, or the offline page. */
const isLost = async (page: Page) =>
  broken.has(page) ||
  page.url().startsWith('chrome-error:') ||
  new URL(page.url()).pathname === '/offline' ||
  (await page.getByRole('link', { name: shell.error.retry }).count()) > 0 ||
  (await page.locator('main [role="alert"]').count()) > 0

type Step = {
  name: string
  goal: (page: Page) => Locator
  attempt: (page: Page) => Promise<unknown>
  patienceMs: number
}

/** As a person does: looks whether it is there, and tries again when it is lost or takes too long. */
const reach = async (page: Page, { goal, attempt, patienceMs }: Step, endAt: number) => {
  while (Date.now() < endAt) {
    await attempt(page).catch(() => {})
    const againAt = Math.min(endAt, Date.now() + patienceMs)
    do {
      if (await goal(page).isVisible()) return true
      await wait(LOOK_MS)
    } while (Date.now() < againAt && !(await isLost(page)))
  }
  return false
}

const quick = { timeout: 5_000 }
const commit = { waitUntil: 'commit', timeout: 30_000 } as const

const isReady = (page: Page) => page.locator('html[data-hydrated]')
const PROVIDER = 'main a[href^="/providerprofile/"]'
const ASK = 'main a[href^="tel:"], main a[href^="mailto:"]'

const stepsOf = (origin: string, { name, email, mobile }: Person): Step[] => {
  const search = `${origin}/search?q=mithai&type=providers`
  const button = (page: Page) => page.getByRole('button', { name: contact.ask.title })
  return [
    {
      name: 'search',
      goal: (page) => page.locator(PROVIDER).first(),
      attempt: (page) => page.goto(search, commit),
      patienceMs: PATIENCE_MS.page,
    },
    {
      name: 'shop',
      goal: (page) => page.locator(ASK).first(),
      // Reading time. Links work before hydration, too.
      attempt: async (page) => {
        await isReady(page)
          .waitFor({ timeout: READING_MS })
          .catch(() => {})
        const provider = page.locator(PROVIDER).first()
        return !(await isLost(page)) && (await provider.isVisible())
          ? provider.tap(quick)
          : page.reload(commit)
      },
      patienceMs: PATIENCE_MS.page,
    },
    {
      name: 'form',
      goal: (page) => page.locator('dialog input[name="email"]'),
      attempt: async (page) => {
        if (await isLost(page)) await page.reload(commit)
        const isThere = isReady(page).waitFor({ timeout: PATIENCE_MS.page })
        // An unusable page is reloaded.
        await isThere.catch(() => page.reload(commit).then(() => isReady(page).waitFor()))
        await button(page).tap(quick)
      },
      patienceMs: PATIENCE_MS.tap,
    },
    {
      name: 'request',
      goal: (page) => page.locator('dialog [role="status"]').first(),
      attempt: async (page) => {
        await page.locator('dialog input[name="name"]').fill(name, quick)
        await page.locator('dialog input[name="email"]').fill(email, quick)
        await page.locator('dialog input[name="mobile_number"]').fill(mobile, quick)
        await page.locator('dialog button[type="submit"]').tap(quick)
      },
      patienceMs: PATIENCE_MS.tap,
    },
  ]
}

const walk = async (page: Page, proxy: SlowProxy, { person, hasArrived }: Journey) => {
  const endAt = Date.now() + LONGEST_MS
  for (const step of stepsOf(proxy.origin, person)) if (!(await reach(page, step, endAt))) return step.name
  // Queued entries are sent when the connection is back.
  while (Date.now() < endAt) {
    if (await hasArrived()) return undefined
    await wait(LOOK_MS)
  }
  return 'arrival'
}

export const journey = async (browser: Browser, options: Journey): Promise<Outcome> => {
  const { port, cut } = options
  const startedAt = Date.now()
  let cutPath = ''
  const cutAt = (passed: Passed, number: number) => {
    const where = cut === 'reply' ? isContact(passed) && 'reply' : cut === number && 'request'
    if (!where || cutPath) return undefined
    cutPath = `${passed.method} ${passed.path.replace(/\?.*/, '')}`
    setTimeout(() => proxy.restore(), CUT_MS)
    return where
  }
  const proxy = await startSlowProxy({ ...CONNECTION, port, cutAt })
  const context = await browser.newContext({ ...PHONE, locale: 'en-IN' })
  try {
    const page = await context.newPage()
    watchBroken(page)
    const stuckAt = await walk(page, proxy, options)
    const keys = new Set(proxy.passed.filter(isContact).map(({ key }) => key)).size
    const seconds = Math.round((Date.now() - startedAt) / 1_000)
    return { requests: proxy.passed.length, cutPath, stuckAt, keys, seconds }
  } finally {
    await context.close()
    await proxy.close()
  }
}
