// One visit to one page on a cheap phone, and what it took.
import type { BrowserContext, Page } from '@playwright/test'
import type { SlowProxy, Passed } from './slow-proxy.ts'

export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const SLOWER_CPU = 4
const LIMIT_MS = 90_000
/** A little over two round trips: the next requests have begun. */
const QUIET_MS = 1_500

export const KINDS = ['html', 'script', 'style', 'font', 'picture', 'other', 'worker'] as const
export type Kind = (typeof KINDS)[number]
export type Figures = {
  firstPaint: number
  largestPaint: number
  interaction: number
  shift: number
  bytes: Record<Kind, number>
}

// In the page, so as a text: notes what the browser says of paints, shifts and answers to a person.
const OBSERVE = `
  globalThis.seen = { firstPaint: 0, largestPaint: 0, interaction: 0, shift: 0 }
  const watch = (type, note, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options })
  watch('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.firstPaint = startTime })
  watch('largest-contentful-paint', ({ startTime }) => { seen.largestPaint = startTime })
  watch('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value })
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) seen.interaction = Math.max(seen.interaction, duration)
  }, { durationThreshold: 16 })
`

const TYPES: [RegExp, Kind][] = [
  [/^text\/html/, 'html'],
  [/javascript/, 'script'],
  [/^text\/css/, 'style'],
  [/^font\//, 'font'],
  [/^image\//, 'picture'],
]

const kindOf = ({ type }: Passed) => TYPES.find(([pattern]) => pattern.test(type))?.[1] ?? 'other'

/** Bytes of bodies as they were sent. What passes from the worker's own script on is the worker's: it comes when the page is idle. */
const bytesByKind = (passed: readonly Passed[]) => {
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>
  const start = passed.findIndex(({ path }) => path === '/sw.js')
  for (const [at, each] of passed.entries())
    bytes[start >= 0 && at >= start ? 'worker' : kindOf(each)] += each.bytes
  return bytes
}

/** The first interaction: types into the search field, or opens a menu. */
const useIt = async (page: Page) => {
  const field = page.locator('main input[name="q"]')
  if ((await field.count()) > 0) {
    // Results have the search collapsed.
    const collapsed = page.locator('main details:not([open]):has(form) > summary')
    await ((await collapsed.count()) > 0 ? collapsed : field.first()).tap()
    await page.keyboard.type('mit', { delay: 150 })
  } else await page.locator('header button[popovertarget]').first().tap()
  // Two frames: the one with the response, and the one that reports it.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500)))')
}

export const visit = async (context: BrowserContext, proxy: SlowProxy, path: string): Promise<Figures> => {
  const page = await context.newPage()
  try {
    await page.addInitScript(OBSERVE)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
    const before = proxy.passed.length
    await page.goto(proxy.origin + path, { waitUntil: 'load', timeout: LIMIT_MS })
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: LIMIT_MS })
    await proxy.idle(QUIET_MS)
    // Before any interaction: later requests belong to interactions.
    const bytes = bytesByKind(proxy.passed.slice(before))
    await useIt(page)
    await proxy.idle(QUIET_MS)
    return { ...(await page.evaluate<Omit<Figures, 'bytes'>>('globalThis.seen')), bytes }
  } finally {
    await page.close()
  }
}
