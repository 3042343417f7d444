// A post for its readers: rendered for visitors, commented by customers, answered by its provider.
import type { Page } from '@playwright/test'
import enWaiting from '../web/locales/en/Waiting.json' with { type: 'json' }
import hiWaiting from '../web/locales/hi/Waiting.json' with { type: 'json' }
import { open, openRow, reload } from './open.ts'
import { PASSWORD } from './people.ts'
import { bearer, logInByApi, signInAs } from './screens.ts'
import { expect, test } from './test.ts'

const PROVIDER = { role: 'provider', username: 'sharma_sweets' } as const
const CUSTOMER = { role: 'customer', username: 'asha' } as const

const isHindi = (name: string) => name.endsWith('hi')
const CONTENT =
  'पहली पंक्ति\nSecond line: https://sharma.example.in/menu.\n\n<b>Not bold</b> javascript:alert(1)'

/** A post of its own for each journey, so that none depends on another. */
const aPost = async (page: Page, title: string) => {
  const published = await page.request.post('/api/blogs/', {
    headers: bearer(await logInByApi(page, PROVIDER)),
    multipart: { title, content: CONTENT },
  })
  expect(published.status()).toBe(201)
  return ((await published.json()) as { blog_id: number }).blog_id
}

const comment = async (page: Page, postId: number, texts: string[]) => {
  const headers = bearer(await logInByApi(page, CUSTOMER))
  for (const text of texts) {
    const written = await page.request.post(`/api/blogs/${postId}/comments/`, {
      headers,
      data: { comment: text },
    })
    expect(written.status()).toBe(201)
  }
}

const commentsOn = (page: Page) => page.locator('main li[id^="comment-"]')

test('visitors read a post with its line breaks and safe links, and the page has metadata for search engines', async ({
  page,
}, info) => {
  const id = await aPost(page, `Laddu of the day ${Date.now()}`)
  await open(page, `/postpage/${id}`)
  const text = page.locator('main article p').first()
  await expect(text).toHaveText(CONTENT, { useInnerText: true })
  await expect(text.locator('b')).toHaveCount(0)
  const link = text.locator('a')
  await expect(link).toHaveCount(1)
  await expect(link).toHaveAttribute('href', 'https://sharma.example.in/menu')
  await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener')
  await expect(page.locator('main time').first()).toHaveText(
    isHindi(info.project.name) ? /\d+ \p{Script=Devanagari}+ \d{4}/u : /\d+(st|nd|rd|th) \w+ \d{4}/,
  )
  const facts = await page.locator('script[type="application/ld+json"]').first().innerText()
  expect(JSON.parse(facts)).toMatchObject({ '@type': 'BlogPosting' })
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/)
})

test('a customer is led to the login and back, comments once, and reads it at the top', async ({
  page,
}, info) => {
  const id = await aPost(page, `Talk of the day ${Date.now()}`)
  await comment(page, id, ['An older comment'])
  await open(page, `/postpage/${id}`)
  await page.locator('main a[href^="/logincustomer"]:not([aria-label])').click()
  await expect(page.locator('main form img')).toBeVisible()
  await page.locator('main [name="identifier"]').fill(CUSTOMER.username)
  await page.locator('main [name="password"]').fill(PASSWORD)
  await page.locator('main [name="captcha"]').fill('haat')
  await page.locator('main form button[type="submit"]').click()
  await expect(page).toHaveURL(new RegExp(`/postpage/${id}$`), { timeout: 15_000 })

  const box = page.locator('main [name="comment"]')
  const send = page.locator('main form button[type="submit"]')
  await box.fill('  a ')
  await send.click()
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await box.fill('बहुत बढ़िया!')
  await send.dblclick()
  await expect(commentsOn(page)).toHaveCount(2)
  await expect(commentsOn(page).first()).toContainText('बहुत बढ़िया!')
  await expect(commentsOn(page).first()).toBeFocused()
  await expect(box).toHaveValue('')

  await page.getByRole('button', { name: isHindi(info.project.name) ? 'रीफ़्रेश करें' : 'Refresh' }).click()
  await expect(
    page.getByText(isHindi(info.project.name) ? 'कमेंट रीफ़्रेश हो गए' : 'Comments refreshed').first(),
  ).toBeVisible()
  await expect(commentsOn(page)).toHaveCount(2)
})

test('a draft survives a reload, and is queued after a lost connection', async ({ page }, info) => {
  const id = await aPost(page, `Draft of the day ${Date.now()}`)
  await signInAs(page, CUSTOMER)
  await open(page, `/postpage/${id}`)
  const box = page.locator('main [name="comment"]')
  await box.fill('Kept words')
  await reload(page)
  await expect(box).toHaveValue('Kept words')
  await page.route(/\/comments\/$/, (route) => route.abort())
  await page.locator('main form button[type="submit"]').click()
  const waiting = (isHindi(info.project.name) ? hiWaiting : enWaiting).state.waiting
  await expect(page.locator('main').getByText(waiting).first()).toBeVisible()
  await expect(page.locator('main').getByText('Kept words')).toBeVisible()
  await expect(box).toHaveValue('')
})

test('the provider replies on the post and in the list of all comments', async ({ page }) => {
  const title = `Reply of the day ${Date.now()}`
  const id = await aPost(page, title)
  await comment(page, id, ['First question', 'Second question'])
  await signInAs(page, PROVIDER)
  await open(page, `/postpage/${id}`)
  const newest = commentsOn(page).first()
  await newest.locator('[name="reply"]').fill('First answer')
  await newest.locator('button[type="submit"]').click()
  await expect(newest.locator('[name="reply"]')).toHaveCount(0)
  await expect(newest.locator('[id^="reply-"]')).toBeFocused()

  await open(page, '/viewcomments')
  const older = commentsOn(page).filter({ hasText: 'First question' }).filter({ hasText: title })
  await expect(commentsOn(page).first()).toBeVisible()
  // Other journeys comment on the same shop's posts meanwhile.
  await expect(async () => {
    if ((await older.count()) === 0) await page.locator('main ol + div button').click()
    expect(await older.count()).toBe(1)
  }).toPass()
  await openRow(older)
  await older.locator('[name="reply"]').fill('Second answer')
  await older.locator('button[type="submit"]').click()
  await expect(older).toContainText('Second answer')
  await older.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(`/postpage/${id}$`))
  await expect(page.locator('main')).toContainText('First answer')
  await expect(page.locator('main')).toContainText('Second answer')
})

test('a long thread loads more on request, and without scripts continues on another page', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await aPost(page, `Long talk ${Date.now()}`)
  await comment(
    page,
    id,
    Array.from({ length: 23 }, (_, at) => `Comment ${at + 1}.`),
  )
  await open(page, `/postpage/${id}`)
  await expect(commentsOn(page)).toHaveCount(20)
  await page.locator('main ol + div button').click()
  await expect(commentsOn(page)).toHaveCount(23)
  await expect(commentsOn(page).nth(20)).toBeFocused()

  const plain = await (
    await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  ).newPage()
  await plain.goto(`/postpage/${id}`)
  await expect(commentsOn(plain)).toHaveCount(20)
  await plain.locator('main a[href*="after="]').click()
  await expect(commentsOn(plain)).toHaveCount(3)
  await plain.context().close()
})

test('a deleted post is a 404 immediately', async ({ page }) => {
  const id = await aPost(page, `Gone today ${Date.now()}`)
  expect((await open(page, `/postpage/${id}`))?.status()).toBe(200)
  await page.request.delete(`/api/blogs/${id}/`, { headers: bearer(await logInByApi(page, PROVIDER)) })
  expect((await open(page, `/postpage/${id}`))?.status()).toBe(410)
})
