// Public pages work and read well without scripts.
import type { Page } from '@playwright/test'
import { expectInOutbox } from './outbox.ts'
import { newestProviderPath, publicScreens } from './screens.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('every built page reads well', async ({ page }) => {
  for (const screen of [...publicScreens, await newestProviderPath(page)]) {
    await page.goto(screen)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('footer')).toBeVisible()
  }
})

test('no script is requested', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
})

const unstyledClasses = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map(({ cssText }) => cssText)
    const used = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])
    // Those of a style sheet of a component end in four letters for its file.
    const ours = used.filter((name) => /_[\w-]{4}$/.test(name))
    return { count: ours.length, unstyled: ours.filter((name) => !rules.some((rule) => rule.includes(name))) }
  })

test('the parts of a page that are loaded later have their styles', async ({ page }) => {
  await page.goto('/providerprofile/2#reviews')
  await expect(page.locator('#prices, #reviews, #hours')).toHaveCount(3)
  const profile = await unstyledClasses(page)
  expect(profile.unstyled).toEqual([])
  await page.goto('/')
  const home = await unstyledClasses(page)
  expect(home.unstyled).toEqual([])
  await page.goto('/market/bihar/gaya')
  expect((await unstyledClasses(page)).unstyled).toEqual([])
  expect(Math.min(profile.count, home.count)).toBeGreaterThan(100)
})

test('the language can be changed by a link, and is kept for the next page', async ({ page }, info) => {
  const isHindi = info.project.name.endsWith('hi')
  await page.goto(`/services?lng=${isHindi ? 'en' : 'hi'}`)
  await expect(page.locator('html')).toHaveAttribute('lang', isHindi ? 'en' : 'hi')
})

test('the market is searched by a plain form', async ({ page }) => {
  await page.goto('/')
  const form = page.locator('form[action="/home"]')
  await form.locator('input[name="q"]').fill('mithai')
  await form.locator('button[type="submit"]').first().click()
  await expect(page).toHaveURL(/\/home\?.*q=mithai/)
})

test('a message to the administrators is sent by a plain form, and refused with its texts', async ({
  page,
}, info) => {
  await page.goto('/contact')
  const form = page.locator('form[method="post"]')
  await form.locator('button[type="submit"]').click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  const subject = `no script ${info.project.name} ${Date.now()}`
  await form.locator('[name="name"]').fill('Asha')
  await form.locator('[name="email"]').fill('asha@example.in')
  await form.locator('[name="subject"]').fill(subject)
  await form.locator('[name="message"]').fill('A word without scripts')
  await form.locator('button[type="submit"]').click()
  await expectInOutbox(page, subject)
})
