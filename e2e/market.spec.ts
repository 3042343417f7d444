// Down the market from the home page to a provider, and back up by its breadcrumbs; and the metadata for search engines.
import type { Page } from '@playwright/test'
import { isLoaded, open } from './open.ts'
import { expect, test } from './test.ts'

const follow = async (page: Page, path: string) => {
  await page.locator(`main a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
  await isLoaded(page)
}
const breadcrumbs = (page: Page) => page.locator('main nav ol a')

test('a visitor navigates from the home page to a business, and back by its breadcrumbs', async ({
  page,
}) => {
  await open(page, '/')
  await follow(page, '/market')
  await follow(page, '/market/bihar')
  await follow(page, '/market/bihar/gaya')
  await expect(page.locator('main article a[href^="/providerprofile/"]').nth(5)).toBeAttached()
  await follow(page, '/market/bihar/gaya/sweets-bakery')
  const provider = page.locator('main article a[href^="/providerprofile/"]').first()
  const path = (await provider.getAttribute('href')) ?? ''
  await follow(page, path)
  const trail = () => breadcrumbs(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await expect
    .poll(trail)
    .toEqual(['/', '/market/bihar', '/market/bihar/gaya', '/market/bihar/gaya/sweets-bakery'])
  await breadcrumbs(page).nth(2).press('Enter')
  await expect(page).toHaveURL('/market/bihar/gaya')
})

test('a search without results links to the page of its district, which has one URL', async ({ page }) => {
  await open(page, '/search?q=zzqxqzz&district=Gaya%2C+Bihar')
  await page.locator('main a[href^="/market/"]').click()
  await expect(page.locator('main article').first()).toBeVisible()
  for (const spelling of [
    'Bihar/Gaya',
    'bihar/gaya/',
    '%E0%A4%AC%E0%A4%BF%E0%A4%B9%E0%A4%BE%E0%A4%B0/%E0%A4%97%E0%A4%AF%E0%A4%BE',
  ])
    expect((await page.goto(`/market/${spelling}?lng=hi`))?.url()).toMatch(/\/market\/bihar\/gaya\?lng=hi$/)
})

test('a place that does not exist is a 404 in any spelling, also after hydration', async ({ page }) => {
  for (const path of ['/Market/Atlantis/', '/market/Bihar/Atlantis']) {
    expect((await open(page, path))?.status()).toBe(404)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  }
  expect((await page.goto('/market//Atlantis'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

type Facts = { '@type': string; itemListElement: { position: number; name: string }[] }

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page names its place and entries, also as structured data', async ({ page }) => {
    await page.goto('/market/bihar/gaya')
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const facts = scripts.map((text) => JSON.parse(text) as Facts)
    const namesOf = (type: string) =>
      facts.find((each) => each['@type'] === type)?.itemListElement.map(({ name }) => name)
    expect(namesOf('BreadcrumbList')).toEqual(await page.locator('main nav li').allTextContents())
    const providers = page.locator('main article:has(a[href^="/providerprofile/"]) h3')
    expect(namesOf('ItemList')).toEqual(await providers.allTextContents())
  })

  test('a place without businesses is noindex and lists the nearest places with some', async ({ page }) => {
    await page.goto('/market/sikkim')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const nearest = page.locator('main section').first().locator('a[href^="/market/"]')
    expect((await page.goto((await nearest.first().getAttribute('href')) ?? ''))?.status()).toBe(200)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  })

  test('an unknown place is a 404 with links to existing places', async ({ page }) => {
    expect((await page.goto('/market/bihar/atlantis'))?.status()).toBe(404)
    await expect(page.locator('main a[href="/market"], main a[href="/search"]')).toHaveCount(2)
  })
})
