// An owner writes an offer, visitors see it, it ends and is gone; an event comes with its calendar file.
import type { Page } from '@playwright/test'
import en from '../web/locales/en/Navbar.json' with { type: 'json' }
import hi from '../web/locales/hi/Navbar.json' with { type: 'json' }
import { open, reload } from './open.ts'
import { fill, newAccount } from './people.ts'
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts'
import { signInAs } from './screens.ts'
import { expect, test } from './test.ts'

const DAY = 86_400_000
const OFFERS = '/posts?kind=offer'
const dayInIndia = (ms: number) => new Date(ms + 5.5 * 3_600_000).toISOString().slice(0, 10)

const chooseKind = (page: Page, kind: 'offer' | 'event') =>
  page.locator(`main input[name="kind"][value="${kind}"]`).check()
const preview = (page: Page) => page.locator('main aside article')
const card = (page: Page, title: string) => page.locator('main article', { hasText: title })
const submit = (page: Page) => page.locator('main form button[type="submit"]').click()

type Post = { blog_id: number; title: string }
const ownPost = async (page: Page, headers: Record<string, string>) => {
  const reply = await page.request.get('/api/viewoldpost/', { headers })
  return ((await reply.json()) as { blogs: Post[] }).blogs[0]
}

test('an offer is published, visible, and hidden when it ends', async ({ page, otherPage }, info) => {
  const words = (info.project.name.endsWith('hi') ? hi : en).offers
  const owner = await signInAs(page, await newAccount(page, 'provider', info))
  const headers = { authorization: `Bearer ${owner.access_token}` }
  const title = `Tilkut ${info.project.name} ${Date.now()}`
  await open(page, '/createnewpost')
  await chooseKind(page, 'offer')
  await fill(page, {
    title,
    content: 'Fresh from the pan, for the whole family.',
    ends_at: dayInIndia(Date.now() + DAY),
    price_paise: '510',
    was_price_paise: '600',
    offer_code: 'TIL10',
  })
  await reload(page)
  await expect(preview(page)).toContainText(words.endsTomorrow)
  await expect(preview(page)).toContainText('₹510')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await submit(page)
  await expect(page).toHaveURL('/viewolderpost', { timeout: 10_000 })
  await expect(card(page, title)).toContainText(words.endsTomorrow)

  const visitor = await otherPage()
  await open(visitor, OFFERS)
  await expect(card(visitor, title)).toContainText(words.endsTomorrow)
  await expect(card(visitor, title)).toContainText('₹600')
  await expectNoSidewaysScroll(visitor)
  await open(visitor, '/')
  await expect(card(visitor, title)).toHaveCount(1)

  const { blog_id: id = 0 } = (await ownPost(page, headers)) ?? {}
  await page.request.put(`/api/blogs/${id}/`, {
    headers,
    multipart: { ends_at: new Date(Date.now() + 4_000).toISOString() },
  })
  await open(visitor, OFFERS)
  await expect(card(visitor, title)).toContainText(words.ended, { timeout: 10_000 })
  await reload(visitor)
  await expect(card(visitor, title)).toHaveCount(0)
  await open(visitor, '/')
  await expect(card(visitor, title)).toHaveCount(0)
  await open(visitor, `/postpage/${id}`)
  await expect(visitor.locator('main')).toContainText(words.ended)
  await expectAccessible(visitor)
  await visitor.locator(`main a[href="/providerprofile/${owner.id}#posts"]`).click()
  await expect(card(visitor, title)).toContainText(words.ended)
})

test('an event is published and exported to a calendar', async ({ page }, info) => {
  const owner = await signInAs(page, await newAccount(page, 'provider', info))
  const day = dayInIndia(Date.now() + 3 * DAY)
  await open(page, '/createnewpost')
  await chooseKind(page, 'event')
  await fill(page, {
    title: 'Kavi sammelan',
    content: 'Poets of the district read.',
    starts_at: `${day}T18:00`,
    ends_at: `${day}T17:00`,
  })
  await submit(page)
  await expect(page.locator('main [name="ends_at"]')).toHaveAttribute('aria-invalid', 'true')
  await fill(page, { ends_at: `${day}T21:00` })
  await submit(page)
  await expect(page).toHaveURL('/viewolderpost', { timeout: 10_000 })
  const { blog_id: id = 0 } = (await ownPost(page, { authorization: `Bearer ${owner.access_token}` })) ?? {}
  await open(page, `/postpage/${id}`)
  const link = page.locator('main a[download]')
  const calendar = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await calendar.text()).toContain(`DTSTART:${day.replaceAll('-', '')}T123000Z`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the kinds are links, and the home page has offers', async ({ page }) => {
    await page.goto('/posts')
    await page.locator(`main a[href$="kind=event"]`).click()
    await expect(page).toHaveURL(/kind=event/)
    await expect(page.locator('main article').first()).toBeVisible()
    await page.goto('/')
    await expect(page.locator('main a[href^="/postpage/"]').first()).toBeVisible()
  })
})
