// What signed-in people do about each other: a provider with its commenters, a customer with blocked shops.
import type { Page, TestInfo } from '@playwright/test'
import enContact from '../web/locales/en/Contact.json' with { type: 'json' }
import enBlocked from '../web/locales/en/CustomerProfile.json' with { type: 'json' }
import enComments from '../web/locales/en/ViewComments.json' with { type: 'json' }
import hiContact from '../web/locales/hi/Contact.json' with { type: 'json' }
import hiBlocked from '../web/locales/hi/CustomerProfile.json' with { type: 'json' }
import hiComments from '../web/locales/hi/ViewComments.json' with { type: 'json' }
import { expectNoSidewaysScroll, expectAccessible } from './screen-checks.ts'
import { open, openRow, reload } from './open.ts'
import { newAccount } from './people.ts'
import { signInAs, logInByApi } from './screens.ts'
import { expect, test } from './test.ts'

const wordsFor = ({ project }: TestInfo) =>
  project.name.endsWith('hi')
    ? { comments: hiComments, blocked: hiBlocked.blockedProviders, contact: hiContact }
    : { comments: enComments, blocked: enBlocked.blockedProviders, contact: enContact }

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]', { hasText: text })
const dialog = (page: Page) => page.locator('dialog[open]')
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** A provider, and on its post the comment of a customer. */
const aComment = async (page: Page, info: TestInfo) => {
  const { id: customerId, access_token } = await logInByApi(page, await newAccount(page, 'customer', info))
  const { access_token: token } = await signInAs(page, await newAccount(page, 'provider', info))
  const post = await page.request.post('/api/blogs/', {
    headers: bearer(token),
    multipart: { title: `Laddu ${Date.now()}`, content: 'Fresh today.' },
  })
  const { blog_id: blogId } = (await post.json()) as { blog_id: number }
  const written = await page.request.post(`/api/blogs/${blogId}/comments/`, {
    headers: bearer(access_token),
    data: { comment: `Too sweet ${Date.now()}` },
  })
  const { comment } = (await written.json()) as { comment: { comment_id: number } }
  return { commentId: comment.comment_id, customerId, token }
}

test('a business blocks the author of a comment, still reads it, and unblocks', async ({ page }, info) => {
  const { comments: words } = wordsFor(info)
  const { commentId, customerId, token } = await aComment(page, info)
  await open(page, '/viewcomments')
  const item = page.locator(`#comment-${commentId}`)
  await openRow(item)
  await expect(item.locator('[name="reply"]')).toBeVisible()
  await item.getByRole('button', { name: words.block.do }).click()
  await dialog(page).getByRole('button', { name: words.block.submit, exact: true }).click()
  await expect(dialog(page)).toContainText(words.block.rules.blockReason)
  await expectAccessible(page)
  await dialog(page).locator('[name="reason"]').fill('Quarrels under every post')
  await dialog(page).getByRole('button', { name: words.block.submit, exact: true }).click()
  await expect(toast(page, words.block.done)).toBeVisible()
  await expect(item.locator('[name="reply"]')).toHaveCount(0)
  await reload(page)
  await openRow(item)
  await expect(item).toContainText(words.blockedNote)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const blocks = await page.request.get(`/api/blocks/?customer=${customerId}`, { headers: bearer(token) })
  expect(await blocks.json()).toMatchObject([{ reason: 'Quarrels under every post' }])
  await item.getByRole('button', { name: words.unblock.do }).click()
  await expect(toast(page, words.unblock.done)).toBeVisible()
  await expect(item.locator('[name="reply"]')).toBeVisible()
})

test('a business reports a comment and gets a tracking code', async ({ page }, info) => {
  const { comments: words, contact } = wordsFor(info)
  const { commentId } = await aComment(page, info)
  await open(page, '/viewcomments')
  const item = page.locator(`#comment-${commentId}`)
  await openRow(item)
  await item.getByRole('button', { name: words.report.do }).click()
  await dialog(page).locator('[name="reason"]').fill('Insults')
  await dialog(page).locator('[name="description"]').fill('Insults all customers in the shop.')
  await dialog(page).locator('button[type="submit"]').click()
  await expect(dialog(page)).toContainText(contact.report.sent)
  await expect(dialog(page)).toContainText(/\w{4}-\w{4}-\w{4}-\w{4}/)
})

test('a customer opens the list of blocked businesses and unblocks one', async ({ page }, info) => {
  const { blocked: words, contact } = wordsFor(info)
  const { id: provider } = await logInByApi(page, await newAccount(page, 'provider', info))
  const { access_token: token } = await signInAs(page, await newAccount(page, 'customer', info))
  const data = { provider }
  const made = await page.request.post('/api/customer-blocks/', { headers: bearer(token), data })
  const { provider_name: name } = (await made.json()) as { provider_name: string }
  await open(page, '/blocked-providers')
  const row = page.locator('main li').filter({ hasText: name })
  await expect(row).toContainText(words.defaultReason)
  await expectNoSidewaysScroll(page)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(`/providerprofile/${provider}`)
  await page.goBack()

  await row.getByRole('button', { name: words.unblock }).click()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: contact.block.unblockConfirm, exact: true }).click()
  await expect(toast(page, contact.block.undone)).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByText(words.empty)).toBeVisible()
})

test('without a session both lists redirect to their logins', async ({ page }) => {
  await open(page, '/viewrequests')
  await expect(page).toHaveURL('/loginprovider')
  await open(page, '/blocked-providers')
  await expect(page).toHaveURL('/logincustomer')
})
