// What a first visit loads, measured on the build as it is served.
import { expect, test } from '@playwright/test'

const KB = 1_000
const BUDGET = { js: 150 * KB, css: 35 * KB }
const publicPages = [
  '/',
  '/services',
  '/contact',
  '/privacypolicy',
  '/home',
  '/posts',
  '/providerprofile/1',
  '/postpage/1',
]

for (const address of publicPages) {
  test(`the first visit to ${address} stays inside its budget`, async ({ page }) => {
    const weight = { js: 0, css: 0 }
    const foreign: string[] = []
    page.on('response', async (response) => {
      const url = new URL(response.url())
      if (url.hostname !== 'localhost') foreign.push(url.href)
      const kind = url.pathname.split('.').at(-1)
      if (kind === 'js' || kind === 'css') weight[kind] += (await response.request().sizes()).responseBodySize
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    process.stdout.write(`  ${address}: script ${weight.js} bytes, style ${weight.css} bytes\n`)
    expect(weight.js).toBeGreaterThan(50 * KB)
    expect(weight.js).toBeLessThanOrEqual(BUDGET.js)
    expect(weight.css).toBeLessThanOrEqual(BUDGET.css)
    expect(foreign).toEqual([])
  })
}
