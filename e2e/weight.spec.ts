// Compressed bytes of a first visit, measured on the served build.
import type { Request } from '@playwright/test'
import { open, openUntouched } from './open.ts'
import { PROVIDER_SCREEN, newestProviderPath } from './screens.ts'
import { expect, test } from './test.ts'

const KB = 1_000
// Each file costs a round trip on a slow connection: `scripts` is their number.
const BUDGET = { js: 135 * KB, css: 35 * KB, scripts: 20 }
const publicPages = [
  '/',
  '/services',
  '/contact',
  '/privacypolicy',
  '/home',
  '/posts',
  '/search?q=mithai',
  PROVIDER_SCREEN,
  '/postpage/1',
  '/market/bihar/gaya',
]

test.use({ isFresh: true })

const filesOf = (requests: readonly Request[], kind: string) =>
  requests.filter((request) => new URL(request.url()).pathname.endsWith(`.${kind}`))

const weightOf = async (files: readonly Request[]) => {
  const sizes = await Promise.all(files.map((file) => file.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

for (const screen of publicPages) {
  test(`the first visit to ${screen} stays inside its budget`, async ({ page }) => {
    const path = screen === PROVIDER_SCREEN ? await newestProviderPath(page) : screen
    const requests: Request[] = []
    page.on('requestfinished', (request) => requests.push(request))
    await openUntouched(page, path)
    await page.waitForLoadState('networkidle')
    const [scripts, styles] = [filesOf(requests, 'js'), filesOf(requests, 'css')]
    const [js, css] = [await weightOf(scripts), await weightOf(styles)]
    process.stdout.write(`  ${path}: ${scripts.length} scripts, ${js} bytes; style ${css} bytes\n`)
    expect(scripts.length).toBeLessThanOrEqual(BUDGET.scripts)
    expect(js).toBeGreaterThan(100 * KB)
    expect(js).toBeLessThanOrEqual(BUDGET.js)
    expect(css).toBeLessThanOrEqual(BUDGET.css)
    expect(requests.filter((request) => new URL(request.url()).hostname !== 'localhost')).toEqual([])
  })
}

test('what is loaded later does not load the shell’s styles and fonts again', async ({ page }) => {
  await open(page, '/')
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].map((sheet) => ({
      name: sheet.href?.replace(/#$/, ''),
      hasFonts: [...sheet.cssRules].some((rule) => rule instanceof CSSFontFaceRule),
    })),
  )
  expect(sheets.filter(({ hasFonts }) => hasFonts)).toHaveLength(1)
  // The lazy sections have added their own styles.
  expect(new Set(sheets.map(({ name }) => name)).size).toBeLessThan(sheets.length)
})

test('a Hindi page has a real semibold font, and 35 KB of fonts at most', async ({ page }) => {
  const fonts: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.push(request)
  })
  await open(page, '/?lng=hi')
  await page.waitForLoadState('networkidle')
  expect(fonts.some((font) => font.url().includes('poppins-hindi-600'))).toBe(true)
  expect(await weightOf(fonts)).toBeLessThanOrEqual(35 * KB)
  await expect(page.locator('h1')).toHaveCSS('font-synthesis-weight', 'none')
})
