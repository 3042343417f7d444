import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { open, reload } from './open.ts'
import { logInByApi } from './screens.ts'
import { expect, test } from './test.ts'

const isHindi = (name: string) => name.endsWith('hi')

const USERNAMES = { customer: 'asha', provider: 'sharma_sweets' } as const

const signInOn = async (page: Page, screen: string, role: 'customer' | 'provider') => {
  await open(page, screen)
  const session = await logInByApi(page, { role, username: USERNAMES[role] })
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) window.sessionStorage.setItem(key, String(value))
  }, session)
  await reload(page)
}

const openAccountMenu = async (page: Page) => {
  const button = page.locator('header [class*="account"] button').first()
  await button.click()
  return page.locator('header [popover]:popover-open')
}

test('a change of language changes the texts in place and is remembered', async ({ page }, info) => {
  const [from, to] = isHindi(info.project.name) ? ['hi', 'en'] : ['en', 'hi']
  await open(page, '/services')
  const before = await page.locator('h1').innerText()
  await page.locator('header button[popovertarget]').first().click()
  await page.locator(`header a[hreflang="${to}"]`).click()
  await expect(page.locator('html')).toHaveAttribute('lang', to)
  await expect(page.locator('h1')).not.toHaveText(before)
  await open(page, '/contact')
  await expect(page.locator('html')).toHaveAttribute('lang', to)
  await open(page, `/contact?lng=${from}`)
  await expect(page.locator('html')).toHaveAttribute('lang', from)
})

test('a language stored only in local storage is applied after the page has loaded', async ({
  page,
}, info) => {
  const other = isHindi(info.project.name) ? 'en' : 'hi'
  await page.addInitScript((language) => window.localStorage.setItem('i18nextLng', language), other)
  await open(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', other)
})

test('signed out, the account menu shows the two logins and closes on an outside click and on Escape', async ({
  page,
}) => {
  await open(page, '/')
  const menu = await openAccountMenu(page)
  await expect(menu.getByRole('link')).toHaveCount(2)
  const hrefs = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/logincustomer', '/loginprovider'])
  await page.mouse.click(5, 500)
  await expect(page.locator('header [popover]:popover-open')).toHaveCount(0)
  await openAccountMenu(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('header [popover]:popover-open')).toHaveCount(0)
})

for (const role of ['customer', 'provider'] as const) {
  test(`a ${role} has the own entries, logs out with a toast, and back does not repeat it`, async ({
    page,
  }) => {
    await signInOn(page, '/services', role)
    const menu = await openAccountMenu(page)
    const hrefs = () =>
      menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    await expect
      .poll(hrefs)
      .toEqual([
        ...(role === 'provider'
          ? ['/profile-provider', '/traderdashboard']
          : [
              '/profile-customer',
              '/needs',
              '/orders',
              '/following',
              '/saved',
              '/chats',
              '/blocked-providers',
            ]),
        '/notification-settings',
        '/offline-districts',
        '/privacy-data',
      ])
    await expect(menu.getByRole('button')).toHaveCount(2)
    await menu.getByRole('button').first().click()
    await expect(page).toHaveURL('/')
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toHaveCount(1)
    expect(await page.evaluate(() => window.sessionStorage.getItem('access_token'))).toBeNull()
    await reload(page)
    await expect(toast).toHaveCount(0)
  })
}

test('the bar changes its style once the page is scrolled more than 50 pixels', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => window.scrollTo(0, 40))
  await expect(page.locator('header').first()).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => window.scrollTo(0, 120))
  await expect(page.locator('header').first()).toHaveAttribute('data-scrolled')
})

test('the footer names places and leads to the site pages, from the top', async ({ page }) => {
  await open(page, '/')
  const footer = page.locator('footer')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer).toContainText('Haat Digital')
  await expect(footer).toContainText('2024')
  await footer.locator('a[href="/privacypolicy"]').click()
  await expect(page).toHaveURL('/privacypolicy')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(10)
})

test('an unknown URL gets the page of status 404 with links to other pages', async ({ page }) => {
  const response = await open(page, '/no/such/page')
  expect(response?.status()).toBe(404)
  // The style guide is only for development.
  expect((await page.request.get('/styleguide')).status()).toBe(404)
  await expect(page.locator('main a[href="/"]').first()).toBeVisible()
})

test('each inline script of a page is allowed by its hash, and no nonce is left', async ({ page }) => {
  const response = await page.request.get('/')
  const html = await response.text()
  expect(html).not.toContain('nonce=')
  const scripts = [...html.matchAll(/<script(?![^>]*json)[^>]*>([^]*?)<\/script>/g)]
  expect(scripts.length).toBeGreaterThan(4)
  const hashes = scripts.map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  const policy = response.headers()['content-security-policy'] ?? ''
  expect(hashes.filter((hash) => !policy.includes(hash))).toEqual([])
})

test('the browser reports what the policy of the page blocks', async ({ page }) => {
  const COUNT = /haat_csp_reports_total\{directive="img-src"\} (\d+)/
  const count = async () => Number(COUNT.exec(await (await page.request.get('/metrics')).text())?.[1])
  await open(page, '/services')
  const before = await count()
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/picture.png'
  })
  await expect.poll(count).toBeGreaterThan(before)
})
