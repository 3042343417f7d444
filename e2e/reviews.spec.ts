// A review from its writing to its hiding: the customer logs in and writes it, the business replies, staff hide it.
import type { Page, TestInfo } from '@playwright/test'
import enPeople from '../web/locales/en/AdminPeople.json' with { type: 'json' }
import en from '../web/locales/en/Reviews.json' with { type: 'json' }
import hiPeople from '../web/locales/hi/AdminPeople.json' with { type: 'json' }
import hi from '../web/locales/hi/Reviews.json' with { type: 'json' }
import { logInAsStaff, newBrowserPage, pressKey, someStaff } from './admin.ts'
import { open, openRow, reload } from './open.ts'
import { fill, newAccount, PASSWORD, randomDigits } from './people.ts'
import { checkScreen } from './screen-checks.ts'
import { logInByApi, signInAs } from './screens.ts'
import { expect, type OtherPage, test } from './test.ts'

const NARROW = { width: 320, height: 640 }

const wordsFor = ({ project }: TestInfo) => (project.name.endsWith('hi') ? hi : en)
const peopleWordsFor = ({ project }: TestInfo) => (project.name.endsWith('hi') ? hiPeople : enPeople)

const bearer = ({ access_token }: { access_token: string }) => ({ authorization: `Bearer ${access_token}` })

const aProvider = async (otherPage: OtherPage, info: TestInfo) => {
  const page = await newBrowserPage(otherPage, info)
  const account = await newAccount(page, 'provider', info)
  const { id } = await logInByApi(page, account)
  return { page, account, id, path: `/providerprofile/${id}` }
}

/** A new account reviews only whom it has contacted. */
const aCustomerOf = async (page: Page, providerId: number, info: TestInfo) => {
  const account = await newAccount(page, 'customer', info)
  const headers = bearer(await logInByApi(page, account))
  const { username } = account
  const asked = await page.request.post('/api/contacts/create/', {
    headers,
    data: {
      provider_id: providerId,
      name: username,
      email: `${username}@example.in`,
      mobile_number: `9${username.replaceAll(/\D/g, '')}`,
    },
  })
  expect(asked.status()).toBe(201)
  return { account, headers }
}

type NewReview = { headers: Record<string, string>; rating: string; text: string }

const writeReview = async (page: Page, providerId: number, { headers, ...multipart }: NewReview) => {
  const written = await page.request.post(`/api/providers/${providerId}/reviews/`, { headers, multipart })
  expect(written.status()).toBe(201)
}

const reviewsOn = (page: Page) => page.locator('main li[id^="review-"]')

test('a visitor logs in, comes back to the form and writes a review', async ({ page, otherPage }, info) => {
  const words = wordsFor(info)
  const provider = await aProvider(otherPage, info)
  const { account } = await aCustomerOf(page, provider.id, info)
  await open(page, provider.path)
  await page.getByRole('link', { name: words.write.open }).click()
  await expect(page.locator('main form img')).toBeVisible()
  await fill(page, { identifier: account.username, password: PASSWORD, captcha: 'haat' })
  await page.locator('main form button[type="submit"]').click()
  await expect(page).toHaveURL(new RegExp(`${provider.path}\\?review=1#reviews$`), { timeout: 15_000 })

  const form = page.locator('#reviews form')
  await expect(form).toBeVisible()
  await page.setViewportSize(NARROW)
  await form.locator('button[type="submit"]').click()
  await expect(form.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
  await checkScreen(page, info, 'review-form')
  // By the keyboard: the arrows choose the stars.
  await form.getByRole('radio').first().focus()
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight')
  await expect(form.getByRole('radio').nth(3)).toBeChecked()
  await form.locator('[name="text"]').fill('मिठाई ताज़ी थी, and the owner was kind.')
  // What was typed is still there after a reload.
  await reload(page)
  await expect(form.locator('[name="text"]')).toHaveValue(/and the owner was kind/)
  await form.locator('button[type="submit"]').dblclick()
  await expect(reviewsOn(page)).toHaveCount(1)
  await expect(reviewsOn(page)).toContainText(words.contacted)
  await expect(form).toHaveCount(0)
})

test('the business replies, and the author reads the reply on the own profile and changes the rating', async ({
  otherPage,
}, info) => {
  const words = wordsFor(info)
  const page = await newBrowserPage(otherPage, info)
  const provider = await aProvider(otherPage, info)
  const { account, headers } = await aCustomerOf(page, provider.id, info)
  await writeReview(page, provider.id, { headers, rating: '4', text: 'Fresh sweets and a kind owner' })

  await signInAs(provider.page, provider.account)
  await open(provider.page, '/viewreviews?unanswered=1')
  await expect(reviewsOn(provider.page)).toHaveCount(1)
  await openRow(reviewsOn(provider.page))
  await reviewsOn(provider.page).getByRole('button').first().click()
  await provider.page.locator('main [name="reply"]').fill('फिर आइएगा!')
  await provider.page.setViewportSize(NARROW)
  await checkScreen(provider.page, info, 'review-reply')
  await provider.page.locator('main form button[type="submit"]').click()
  await expect(reviewsOn(provider.page)).toContainText(words.reply.own)

  await signInAs(page, account)
  await page.setViewportSize(NARROW)
  await open(page, '/profile-customer')
  const mine = page.locator('#reviews')
  await expect(mine).toContainText('फिर आइएगा!')
  await checkScreen(page, info, 'my-reviews')
  await reviewsOn(page).getByRole('button').first().click()
  await mine.getByRole('radio').nth(3).focus()
  await page.keyboard.press('ArrowRight')
  await mine.locator('form button[type="submit"]').click()
  await expect(mine).toContainText(words.edited)
})

test('staff hide a review: it leaves the page and the rating, and its author is notified', async ({
  page,
  otherPage,
}, info) => {
  const words = wordsFor(info)
  const provider = await aProvider(otherPage, info)
  const { account, headers } = await aCustomerOf(page, provider.id, info)
  const text = `Not worth it ${randomDigits(8)}`
  await writeReview(page, provider.id, { headers, rating: '1', text })
  const visitor = await newBrowserPage(otherPage, info)
  await open(visitor, `${provider.path}#reviews`)
  await expect(reviewsOn(visitor)).toHaveCount(1)
  await checkScreen(visitor, info, 'reviews')
  const facts = await visitor.locator('script[type="application/ld+json"]').first().innerText()
  expect(JSON.parse(facts)).toMatchObject({ aggregateRating: { ratingValue: 1, reviewCount: 1 } })

  const staffPage = await newBrowserPage(otherPage, info)
  const found = `/admin/content?kind=review&q=${encodeURIComponent(text)}`
  await logInAsStaff(staffPage, await someStaff('moderator'), found)
  await staffPage.locator('[data-row]').first().click()
  await pressKey(staffPage, 'h')
  await staffPage.locator('dialog[open] textarea').fill('Not about this business')
  await staffPage.locator('dialog[open] button[type="submit"]').click()
  await expect(staffPage.locator('[data-row]').first()).toContainText(
    peopleWordsFor(info).visibilities.hidden,
  )
  await checkScreen(staffPage, info, 'admin-review')
  await reload(visitor)
  await expect(visitor.locator('#reviews')).toContainText(words.empty)
  await signInAs(page, account)
  await open(page, provider.path)
  await expect(page.locator('#reviews')).toContainText(words.own.hidden)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('reviews are filtered and sorted by links', async ({ page }, info) => {
    const words = wordsFor(info)
    const { id } = await logInByApi(page, await newAccount(page, 'provider', info))
    for (const rating of ['5', '2']) {
      const { headers } = await aCustomerOf(page, id, info)
      await writeReview(page, id, { headers, rating, text: `So many stars: ${rating}` })
    }
    await page.goto(`/providerprofile/${id}`)
    await expect(reviewsOn(page)).toHaveCount(2)
    await page.getByRole('link', { name: words.sort.lowest }).click()
    await expect(page).toHaveURL(/sort=lowest#reviews$/)
    await expect(reviewsOn(page).first()).toContainText('So many stars: 2')
    await page.locator('#reviews nav a[href*="stars=5"]').click()
    await expect(reviewsOn(page)).toHaveCount(1)
    await page.getByRole('link', { name: words.summary.all }).click()
    await expect(reviewsOn(page)).toHaveCount(2)
    await expect(page.getByRole('link', { name: words.write.open })).toHaveAttribute('href', '/logincustomer')
  })
})
