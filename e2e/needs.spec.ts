// A customer asks businesses, a business replies, the customer chooses it and they chat. A need that is written offline is sent once.
import { randomInt } from 'node:crypto'
import type { Page, TestInfo } from '@playwright/test'
import en from '../web/locales/en/Needs.json' with { type: 'json' }
import enWaiting from '../web/locales/en/Waiting.json' with { type: 'json' }
import hi from '../web/locales/hi/Needs.json' with { type: 'json' }
import hiWaiting from '../web/locales/hi/Waiting.json' with { type: 'json' }
import { open, reload } from './open.ts'
import { newAccount } from './people.ts'
import { aPhone, signIn } from './phone.ts'
import { checkScreen } from './screen-checks.ts'
import { logInByApi, signInAs } from './screens.ts'
import { expect, test } from './test.ts'
import { outboxIsLoaded } from './waiting.ts'

const isHindi = ({ project }: TestInfo) => project.name.endsWith('hi')
const wordsFor = (info: TestInfo) => (isHindi(info) ? hi : en)

const TEXT = 'The tap in the kitchen drips, please come in the evening.'

/** A district of its own for each test: five businesses at most are asked, and other journeys sign up many in one. */
const somewhere = async (page: Page, info: TestInfo) => {
  const place = { business_category: '23', district: String(100 + randomInt(500)) }
  const reply = await page.request.get(
    `/api/districts/${place.district}/?lang=${isHindi(info) ? 'hi' : 'en'}`,
  )
  const { name, state } = (await reply.json()) as { name: string; state: string }
  return { place, name: `${name}, ${state}` }
}

const submit = (page: Page) => page.locator('main form button[type="submit"]').click()

/** The form is opened from a search in that district. */
const openForm = async (page: Page, district: string) => {
  await open(page, `/needs/new?${new URLSearchParams({ q: 'tap', district }).toString()}`)
  await page.locator('main [name="text"]').fill(TEXT)
  await page.locator('main [name="category_id"]').selectOption('23')
}

const choosePlace = async (page: Page, info: TestInfo, district: string) => {
  await expect(page.locator('main [name="district"]')).toHaveValue(district)
  await page.locator('main label', { hasText: wordsFor(info).when.this_week }).click()
}

test('a customer asks, a business replies with a price, is chosen, and the chat opens', async ({
  page,
  otherPage,
}, info) => {
  test.setTimeout(120_000)
  const words = wordsFor(info)
  const { place, name } = await somewhere(page, info)
  const owner = await otherPage()
  await signInAs(owner, await newAccount(owner, 'provider', info, place))
  await signInAs(page, await newAccount(page, 'customer', info))
  await open(owner, '/received-needs')
  await expect(owner.locator('main')).toContainText(words.received.empty)

  await openForm(page, name)
  await checkScreen(page, info, 'need-what')
  await submit(page)
  await choosePlace(page, info, name)
  await checkScreen(page, info, 'need-place')
  await submit(page)
  await page.locator('main [name="budget_paise"]').fill('5,000')
  await reload(page)
  await expect(page.locator('main [name="budget_paise"]')).toHaveValue('5,000')
  await expect(page.locator('main form')).toContainText(TEXT)
  await checkScreen(page, info, 'need-budget')
  await submit(page)
  await expect(page).toHaveURL(/\/needs\/\d+$/)
  await expect(page.locator('main')).toContainText(words.one.waitingTitle)
  await checkScreen(page, info, 'need-waiting')

  // The list of the business refreshes when its notification arrives.
  const row = owner.locator('main li', { hasText: TEXT })
  await expect(row).toBeVisible({ timeout: 30_000 })
  await checkScreen(owner, info, 'needs-received')
  await row.getByRole('link').last().click()
  await owner.locator('main [name="price_paise"]').fill('500')
  await owner.locator('main [name="price_to_paise"]').fill('800')
  await owner.locator('main [name="text"]').fill('I can come at six.')
  await checkScreen(owner, info, 'need-reply')
  await submit(owner)
  await expect(owner.locator('main')).toContainText(words.received.waiting)

  await expect(page.locator('main')).toContainText('₹500–₹800', { timeout: 30_000 })
  await checkScreen(page, info, 'need-replies')
  await page.locator('main li').getByRole('button').click()
  await page.getByRole('button', { name: words.one.confirm.do }).click()
  await expect(page).toHaveURL(/\/chats\?chat=\d+$/)
  await expect(page.locator('main')).toContainText('I can come at six.')
  await reload(owner)
  await expect(owner.locator('main')).toContainText(words.received.chosen)
  await open(page, '/needs')
  await expect(page.locator('main li')).toContainText(words.statuses.chosen)
  await checkScreen(page, info, 'needs')
})

type NeedsReply = { results: { text: string }[] }

test('a need that was written offline is sent once when the browser is online again', async ({
  page,
}, info) => {
  test.setTimeout(120_000)
  const { name } = await somewhere(page, info)
  const person = await newAccount(page, 'customer', info)
  const { access_token } = await logInByApi(page, person)
  const needs = async () => {
    const headers = { authorization: `Bearer ${access_token}` }
    const reply = await page.request.get('/api/needs/', { headers })
    return ((await reply.json()) as NeedsReply).results.map(({ text }) => text)
  }
  const phone = await aPhone(info)
  try {
    const first = await phone.start()
    await signIn(first, person)
    await openForm(first, name)
    await submit(first)
    await choosePlace(first, info, name)
    await outboxIsLoaded(first)
    phone.cut()
    await submit(first)
    await submit(first)
    const { list: queued } = isHindi(info) ? hiWaiting : enWaiting
    await expect(first.locator('main')).toContainText(queued)
    expect(await needs()).toEqual([])
    await phone.close()

    phone.mend()
    const again = await phone.start()
    await open(again, '/needs')
    await expect(again.locator('main li a')).toContainText(TEXT.slice(0, 20), { timeout: 30_000 })
    expect(await needs()).toEqual([TEXT])
  } finally {
    await phone.remove()
  }
})
