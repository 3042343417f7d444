// What signed-in people do about each other: a shop with its requests and commenters, a customer with blocked shops.
import { expect, type Page, test, type TestInfo } from '@playwright/test'
import enContact from '../web/locales/en/Contact.json' with { type: 'json' }
import enBlocked from '../web/locales/en/CustomerProfile.json' with { type: 'json' }
import enComments from '../web/locales/en/ViewComments.json' with { type: 'json' }
import enRequests from '../web/locales/en/ViewRequests.json' with { type: 'json' }
import hiContact from '../web/locales/hi/Contact.json' with { type: 'json' }
import hiBlocked from '../web/locales/hi/CustomerProfile.json' with { type: 'json' }
import hiComments from '../web/locales/hi/ViewComments.json' with { type: 'json' }
import hiRequests from '../web/locales/hi/ViewRequests.json' with { type: 'json' }
import { fits, noSerious } from './looks.ts'
import { newAccount, newPerson } from './people.ts'
import { arriveAs, sessionOf } from './screens.ts'

const wordsFor = ({ project }: TestInfo) =>
  project.name.endsWith('hi')
    ? { requests: hiRequests, comments: hiComments, blocked: hiBlocked.blockedProviders, contact: hiContact }
    : { requests: enRequests, comments: enComments, blocked: enBlocked.blockedProviders, contact: enContact }

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]', { hasText: text })
const dialog = (page: Page) => page.locator('dialog[open]')
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

// A table at a desk, cards in the hand.
const rows = (page: Page) => page.locator('main section :is(tbody tr, li)')
const NAMES = 'main section :is(td:nth-child(2), li h2)'

/** Somebody asks the shop to be called back, from the street. */
const askToBeCalled = async (page: Page, providerId: number, { project }: TestInfo) => {
  const { name, email, mobile } = newPerson(project.name)
  const data = { provider_id: providerId, name: `${name} ${mobile}`, email, mobile_number: mobile }
  expect((await page.request.post('/api/contacts/create/', { data })).status()).toBe(201)
  return data
}

test('a shop follows its requests up: calls, notes, chooses, downloads', async ({ page }, info) => {
  const { requests: words } = wordsFor(info)
  const { id } = await arriveAs(page, await newAccount(page, 'provider', info))
  const { name, mobile_number: mobile } = await askToBeCalled(page, id, info)
  await page.goto('/viewrequests')
  const row = rows(page).filter({ hasText: name })
  await expect(row.locator(`a[href="tel:+91${mobile}"]`)).toBeVisible()
  await expect(row.locator(`a[href="https://wa.me/91${mobile}"]`)).toBeVisible()
  await fits(page)

  await row.locator('select').selectOption('contacted')
  await row.getByRole('button', { name: words.note.add }).click()
  await noSerious(page)
  await dialog(page).locator('[name="note"]').fill('Two kilos on Monday')
  await dialog(page).getByRole('button', { name: words.note.submit }).click()
  await expect(toast(page, words.note.saved)).toBeVisible()
  await page.reload()
  await expect(row.locator('select')).toHaveValue('contacted')
  await expect(row).toContainText('Two kilos on Monday')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.download.do }).click(),
  ])
  expect(file.suggestedFilename()).toBe('haat-requests.csv')
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  expect(text.startsWith(`\uFEFF"${words.columns.number}"`)).toBe(true)
  expect(text).toContain(words.statuses.contacted)
  expect(text).toContain(name)
})

test('pages of requests stay where they are while new ones come', async ({ page }, info) => {
  const { requests: words } = wordsFor(info)
  const { id } = await arriveAs(page, await newAccount(page, 'provider', info))
  for (let made = 0; made < 11; made += 1) await askToBeCalled(page, id, info)
  const names = () => page.locator(NAMES).allInnerTexts()
  await page.goto('/viewrequests')
  await expect(rows(page)).toHaveCount(10)
  const first = await names()
  await page.getByRole('link', { name: words.next }).click()
  await expect(rows(page)).toHaveCount(1)
  const second = await names()
  expect(second.filter((name) => first.includes(name))).toEqual([])

  const { name } = await askToBeCalled(page, id, info)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  expect(await names()).toEqual(second)
  await page.getByRole('link', { name: words.previous }).click()
  await expect.poll(names).toEqual(first)
  await page.getByRole('link', { name: words.newest }).click()
  await expect(rows(page).filter({ hasText: name })).toHaveCount(1)
})

/** A shop, and on its post the comment of a customer. */
const aComment = async (page: Page, info: TestInfo) => {
  const { id: customerId, access_token } = await sessionOf(page, await newAccount(page, 'customer', info))
  const { access_token: token } = await arriveAs(page, await newAccount(page, 'provider', info))
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

test('a shop blocks whoever wrote a comment, reads it still, and unblocks', async ({ page }, info) => {
  const { comments: words } = wordsFor(info)
  const { commentId, customerId, token } = await aComment(page, info)
  await page.goto('/viewcomments')
  const item = page.locator(`#comment-${commentId}`)
  await expect(item.locator('[name="reply"]')).toBeVisible()
  await item.getByRole('button', { name: words.block.do }).click()
  await dialog(page).getByRole('button', { name: words.block.submit, exact: true }).click()
  await expect(dialog(page)).toContainText(words.block.rules.blockReason)
  await noSerious(page)
  await dialog(page).locator('[name="reason"]').fill('Quarrels under every post')
  await dialog(page).getByRole('button', { name: words.block.submit, exact: true }).click()
  await expect(toast(page, words.block.done)).toBeVisible()
  await expect(item.locator('[name="reply"]')).toHaveCount(0)
  await page.reload()
  await expect(item).toContainText(words.blockedNote)
  await fits(page)
  await noSerious(page)

  const blocks = await page.request.get(`/api/blocks/?customer=${customerId}`, { headers: bearer(token) })
  expect(await blocks.json()).toMatchObject([{ reason: 'Quarrels under every post' }])
  await item.getByRole('button', { name: words.unblock.do }).click()
  await expect(toast(page, words.unblock.done)).toBeVisible()
  await expect(item.locator('[name="reply"]')).toBeVisible()
})

test('a shop reports a comment and gets a code for it', async ({ page }, info) => {
  const { comments: words, contact } = wordsFor(info)
  const { commentId } = await aComment(page, info)
  await page.goto('/viewcomments')
  await page.locator(`#comment-${commentId}`).getByRole('button', { name: words.report.do }).click()
  await dialog(page).locator('[name="reason"]').fill('Insults')
  await dialog(page).locator('[name="description"]').fill('Insults everybody in the shop.')
  await dialog(page).locator('button[type="submit"]').click()
  await expect(dialog(page)).toContainText(contact.report.sent)
  await expect(dialog(page)).toContainText(/\w{4}-\w{4}-\w{4}-\w{4}/)
})

test('a customer looks at the blocked shops and makes peace with one', async ({ page }, info) => {
  const { blocked: words, contact } = wordsFor(info)
  const { id: provider } = await sessionOf(page, await newAccount(page, 'provider', info))
  const { access_token: token } = await arriveAs(page, await newAccount(page, 'customer', info))
  const data = { provider }
  const made = await page.request.post('/api/customer-blocks/', { headers: bearer(token), data })
  const { provider_name: name } = (await made.json()) as { provider_name: string }
  await page.goto('/blocked-providers')
  const row = page.locator('main li').filter({ hasText: name })
  await expect(row).toContainText(words.defaultReason)
  await fits(page)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(`/providerprofile/${provider}`)
  await page.goBack()

  await row.getByRole('button', { name: words.unblock }).click()
  await noSerious(page)
  await dialog(page).getByRole('button', { name: contact.block.unblockConfirm, exact: true }).click()
  await expect(toast(page, contact.block.undone)).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByText(words.empty)).toBeVisible()
})

test('without a session both lists lead to their doors', async ({ page }) => {
  await page.goto('/viewrequests')
  await expect(page).toHaveURL('/loginprovider')
  await page.goto('/blocked-providers')
  await expect(page).toHaveURL('/logincustomer')
})
