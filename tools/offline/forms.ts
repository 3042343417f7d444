import { expect, type Page } from '@playwright/test'
import { aPhoto } from '../../server/testing/photos.ts'
import words from '../../web/locales/en/Contact.json' with { type: 'json' }
import type { Kind, Role, Write } from './plan.ts'

type Form = {
  /** `targetId` is the id of the chat, post, business or review. */
  path: (targetId: number, by: Role) => string
  open?: (page: Page, targetId: number) => Promise<void>
  box: string
  field: string
  fill?: (page: Page, number: number) => Promise<void>
}

const FORM_MS = 20_000

const photo = await aPhoto({ width: 320, height: 240 })

const closeDialog = async (page: Page) => {
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}

const openDialog = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click({ timeout: FORM_MS })

const FORMS: Record<Kind, Form> = {
  chat_message: {
    path: (chat, by) => `/${by === 'provider' ? 'chatrequests' : 'chats'}?chat=${chat}`,
    box: 'form:has([name="message"])',
    field: 'message',
  },
  comment: {
    path: (post) => `/postpage/${post}`,
    box: 'main form:has([name="comment"])',
    field: 'comment',
  },
  comment_reply: {
    path: (post) => `/postpage/${post}`,
    box: 'main form:has([name="reply"])',
    field: 'reply',
  },
  contact: {
    path: (provider) => `/providerprofile/${provider}`,
    open: async (page) => {
      await openDialog(page, words.ask.title)
      // The name of the profile is filled in late and would be appended to.
      await expect(page.locator('dialog[open] [name="name"]')).not.toHaveValue('', {
        timeout: FORM_MS,
      })
    },
    box: 'dialog[open]',
    field: 'name',
    fill: async (page, number) => {
      // A repeated request within a day is deduplicated, so each has its own number.
      const mobile = String(9_000_000_000 + number)
      await page.locator('dialog[open] [name="email"]').fill(`meera.${mobile}@example.in`)
      await page.locator('dialog[open] [name="mobile_number"]').fill(mobile)
    },
  },
  post: {
    path: () => '/createnewpost',
    box: 'main form',
    field: 'title',
    fill: async (page) => {
      await page.locator('main [name="content"]').fill('Come and see what we have made today.')
      await page
        .locator('main [name="blog_images"]')
        .setInputFiles({ name: 'tilkut.jpeg', mimeType: 'image/jpeg', buffer: photo })
      await page.locator('main form li output').waitFor()
    },
  },
  report: {
    path: (post) => `/postpage/${post}`,
    open: (page) => openDialog(page, words.report.title.post),
    box: 'dialog[open]',
    field: 'description',
    fill: async (page) => {
      await page.locator('dialog[open] select[name="reason"]').selectOption('scam')
    },
  },
  review: {
    path: (provider) => `/providerprofile/${provider}?review=1`,
    box: '#reviews form',
    field: 'text',
    fill: (page, number) =>
      page
        .locator('#reviews form input[type="radio"]')
        .nth(number % 5)
        .check({ force: true }),
  },
  review_reply: {
    path: () => '/viewreviews?unanswered=1',
    open: async (page, review) => {
      const row = page.locator(`#review-${review}`)
      await row.waitFor({ timeout: FORM_MS })
      const closed = row.locator('details:not([open]) > summary')
      if (await closed.isVisible()) await closed.click({ timeout: FORM_MS })
      await row.getByRole('button').first().click({ timeout: FORM_MS })
    },
    box: 'main form:has([name="reply"])',
    field: 'reply',
  },
}

const openPage = async (page: Page, url: string) => {
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.evaluate("dispatchEvent(new Event('scroll'))")
}

/** On a slow machine a part of the page can be missing: reloads as a person would. */
const openForm = async (page: Page, url: string, isThere: () => Promise<void>) => {
  if (page.url() === url) await closeDialog(page)
  else await openPage(page, url)
  for (let loads = 1; ; loads += 1)
    try {
      return await isThere()
    } catch (error) {
      if (loads === 3) throw new Error(await page.locator('main').innerText(), { cause: error })
      console.log(`loaded again, because a form was not there: ${url}`)
      await openPage(page, url)
    }
}

type FormTarget = { origin: string; targetId: number; by: Role }

export const fillForm = async (
  page: Page,
  { kind, text, number }: Write,
  { origin, targetId, by }: FormTarget,
) => {
  const { path, open, box, field, fill } = FORMS[kind]
  // Read-only while the last comment is being sent.
  const input = page.locator(`${box} [name="${field}"]:not([readonly])`)
  await openForm(page, origin + path(targetId, by), async () => {
    await open?.(page, targetId)
    await input.waitFor({ timeout: FORM_MS })
  })
  await input.fill(text)
  await fill?.(page, number)
  await page.waitForLoadState('load')
}

export const submitForm = (page: Page, { kind }: Write) => {
  const { box, field } = FORMS[kind]
  // The install banner can cover the button.
  if (kind === 'chat_message') return page.locator(`${box} [name="${field}"]`).press('Enter')
  return page.locator(`${box} button[type="submit"]`).click()
}
