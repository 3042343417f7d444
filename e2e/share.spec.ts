// Visits and what visitors press are counted for a provider; it can be shared and kept as a contact.
import type { Page } from '@playwright/test'
import { onlyIn } from './journeys.ts'
import { open } from './open.ts'
import { logInByApi } from './screens.ts'
import { expect, test } from './test.ts'

type Texts = { whatsApp: string; copy: string; save: string }
const TEXTS: Record<string, Texts> = {
  en: { whatsApp: 'Share on WhatsApp, opens in a new tab', copy: 'Copy link', save: 'Save contact' },
  hi: { whatsApp: 'WhatsApp पर शेयर करें, नए टैब में खुलेगा', copy: 'लिंक कॉपी करें', save: 'नंबर सेव करें' },
}
const languageOf = (project: string) => (project.endsWith('hi') ? 'hi' : 'en')

type CountedEvent = {
  kind: string
  from?: string
  provider_id: number
  post_id?: number
  search_text?: string
}

/** What the page tells the counter, from now on. */
const countedBy = (page: Page) => {
  const events: CountedEvent[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/shop-events/')
      events.push(JSON.parse(request.postData() ?? '{}') as CountedEvent)
  })
  return events
}

const sharma = async (page: Page) =>
  (await logInByApi(page, { role: 'provider', username: 'sharma_sweets' })).id

test(
  'a visit is counted with what led to it: a code, a search, the back button, a post',
  {
    tag: onlyIn('phone-en'),
  },
  async ({ page }) => {
    const id = await sharma(page)
    const events = countedBy(page)
    await open(page, `/providerprofile/${id}?from=qr`)
    await expect.poll(() => events).toEqual([{ provider_id: id, kind: 'view', from: 'qr' }])
    // The address that scanned codes lead to is the page's own.
    const canonical = page.locator('link[rel="canonical"]')
    expect(await canonical.getAttribute('href')).not.toContain('from')

    await open(page, '/search?q=sharma+sweets')
    await page.locator(`a[href="/providerprofile/${id}"]`).first().click()
    await expect(page).toHaveURL(`/providerprofile/${id}`)
    await expect
      .poll(() => events.slice(1))
      .toEqual([{ provider_id: id, kind: 'view', from: 'search', search_text: 'sharma sweets' }])

    await page.locator('main a[href^="/postpage/"]').first().click()
    await expect.poll(() => events.at(-1)).toMatchObject({ provider_id: id, kind: 'view', from: 'link' })
    expect(events.at(-1)?.post_id).toBeGreaterThan(0)
    await page.goBack()
    await expect.poll(() => events.length).toBe(4)
    expect(events.at(-1)).toEqual({
      provider_id: id,
      kind: 'view',
      from: 'search',
      search_text: 'sharma sweets',
    })
  },
)

test(
  'calls, ways, links and contacts are counted when they are pressed',
  {
    tag: onlyIn('desktop-hi'),
  },
  async ({ page }, { project }) => {
    const id = await sharma(page)
    const { save, copy, whatsApp } = TEXTS[languageOf(project.name)] as Texts
    // Nothing leaves the page: it is the press that counts.
    await page.addInitScript(() => {
      document.addEventListener('click', (event) => event.preventDefault())
      window.open = () => null
    })
    const events = countedBy(page)
    await open(page, `/providerprofile/${id}`)
    await expect.poll(() => events.length).toBe(1)
    const main = page.locator('main')
    await main.locator('a[href^="tel:"]').first().click()
    await main.locator('[data-counts="website"]').click()
    await main.locator('[data-counts="directions"]').first().click()
    await main.locator('[data-counts="whatsapp"]').first().click()
    await main.getByRole('link', { name: save }).click()
    await main.getByRole('link', { name: whatsApp }).click()
    await main.getByRole('button', { name: copy }).click()
    await expect
      .poll(() => events.slice(1).map(({ kind }) => kind))
      .toEqual(['call', 'website', 'directions', 'whatsapp', 'save_contact', 'share', 'share'])
    expect(new Set(events.map(({ provider_id }) => provider_id))).toEqual(new Set([id]))
  },
)

test('a business and a post are shared in the language of the page, and a contact is saved', async ({
  page,
}, { project }) => {
  const id = await sharma(page)
  const language = languageOf(project.name)
  const { save, copy, whatsApp } = TEXTS[language] as Texts
  const query = language === 'hi' ? '?lng=hi&from=link' : '?from=link'
  await page.addInitScript(() => {
    const written = {
      writeText: async (text: string) => void (document.documentElement.dataset.copied = text),
    }
    Object.defineProperty(navigator, 'clipboard', { value: written })
    navigator.share = async ({ url }: ShareData = {}) => void (document.documentElement.dataset.shared = url)
  })
  for (const path of [`/providerprofile/${id}`, '/postpage/1']) {
    await open(page, path)
    const message = new URL((await page.getByRole('link', { name: whatsApp }).getAttribute('href')) ?? '')
    expect(message.origin).toBe('https://wa.me')
    expect(message.searchParams.get('text')?.endsWith(`${path}${query}`)).toBe(true)
    await page.getByRole('button', { name: copy }).click()
    await expect(page.locator(`html[data-copied$="${path}${query}"]`)).toBeAttached()
    await page.locator('fieldset button').last().click()
    await expect(page.locator(`html[data-shared$="${path}${query}"]`)).toBeAttached()
  }
  await open(page, `/providerprofile/${id}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: save }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`shop-${id}.vcf`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('WhatsApp and the contact are plain links', async ({ page }, { project }) => {
    const { whatsApp, save, copy } = TEXTS[languageOf(project.name)] as Texts
    await page.goto(`/providerprofile/${await sharma(page)}`)
    await expect(page.getByRole('link', { name: whatsApp })).toBeVisible()
    await expect(page.getByRole('link', { name: save })).toBeVisible()
    await expect(page.getByRole('button', { name: copy })).toBeHidden()
  })
})
