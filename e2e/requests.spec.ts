// A provider follows up who asked to be called: rows that open on a phone, a table on a wide screen.
import type { Page, TestInfo } from '@playwright/test'
import en from '../web/locales/en/ViewRequests.json' with { type: 'json' }
import hi from '../web/locales/hi/ViewRequests.json' with { type: 'json' }
import { expectNoSidewaysScroll, expectAccessible } from './screen-checks.ts'
import { open, openRow, reload } from './open.ts'
import { newAccount, newPerson } from './people.ts'
import { signInAs } from './screens.ts'
import { expect, test } from './test.ts'

const wordsFor = ({ project }: TestInfo) => (project.name.endsWith('hi') ? hi : en)

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]', { hasText: text })
const dialog = (page: Page) => page.locator('dialog[open]')

const rows = (page: Page) => page.locator('main section :is(tbody tr, li)')
const NAMES = 'main section :is(td:nth-child(2), li h2)'

/** A visitor who is not signed in asks the provider to call back. */
const askToBeCalled = async (page: Page, providerId: number, { project }: TestInfo) => {
  const { name, email, mobile } = newPerson(project.name)
  const data = { provider_id: providerId, name: `${name} ${mobile}`, email, mobile_number: mobile }
  expect((await page.request.post('/api/contacts/create/', { data })).status()).toBe(201)
  return data
}

test('a business works through its requests: calls, notes, status, download', async ({ page }, info) => {
  const words = wordsFor(info)
  const { id } = await signInAs(page, await newAccount(page, 'provider', info))
  const { name, mobile_number: mobile } = await askToBeCalled(page, id, info)
  await open(page, '/viewrequests')
  const row = rows(page).filter({ hasText: name })
  await expect(row.locator(`a[href="tel:+91${mobile}"]`)).toBeVisible()
  await expect(row.locator(`a[href="https://wa.me/91${mobile}"]`)).toBeVisible()
  await expectNoSidewaysScroll(page)

  await row.locator('select').selectOption('contacted')
  if (info.project.name.startsWith('phone')) await openRow(row)
  await row.getByRole('button', { name: words.note.add }).click()
  await expectAccessible(page)
  await dialog(page).locator('[name="note"]').fill('Two kilos on Monday')
  await dialog(page).getByRole('button', { name: words.note.submit }).click()
  await expect(toast(page, words.note.saved)).toBeVisible()
  await reload(page)
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

test('pages of requests are stable while new ones arrive', async ({ page }, info) => {
  const words = wordsFor(info)
  const { id } = await signInAs(page, await newAccount(page, 'provider', info))
  for (let made = 0; made < 11; made += 1) await askToBeCalled(page, id, info)
  const names = () => page.locator(NAMES).allInnerTexts()
  await open(page, '/viewrequests')
  await expect(rows(page)).toHaveCount(10)
  const first = await names()
  await page.getByRole('link', { name: words.next }).click()
  await expect(rows(page)).toHaveCount(1)
  const second = await names()
  expect(second.filter((name) => first.includes(name))).toEqual([])

  const { name } = await askToBeCalled(page, id, info)
  await reload(page)
  await expect(rows(page)).toHaveCount(1)
  expect(await names()).toEqual(second)
  await page.getByRole('link', { name: words.previous }).click()
  await expect.poll(names).toEqual(first)
  await page.getByRole('link', { name: words.newest }).click()
  await expect(rows(page).filter({ hasText: name })).toHaveCount(1)
})
