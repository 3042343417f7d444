// Writing to the administrators, with scripts.
import { open } from './open.ts'
import { expectInOutbox } from './outbox.ts'
import { expect, test } from './test.ts'

const refusals = {
  en: ['Name is required.', 'Email is required.', 'Subject is required.', 'Message cannot be empty.'],
  hi: /\p{Script=Devanagari}/u,
}
const done = { en: 'Message sent successfully!', hi: /\p{Script=Devanagari}/u }
const failed = { en: 'Failed to send message. Please try again.', hi: /\p{Script=Devanagari}/u }
const languageOf = (name: string) => (name.endsWith('hi') ? 'hi' : 'en')

test('an empty form names every field, and the first wrong one has the focus', async ({ page }, info) => {
  await open(page, '/contact')
  await page.locator('main form button[type="submit"]').click()
  await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(4)
  await expect(page.locator('main [name="name"]')).toBeFocused()
  if (languageOf(info.project.name) === 'en') {
    for (const text of refusals.en) await expect(page.locator('main')).toContainText(text)
  }
})

test('a message is sent once, however often the button is pressed, and appears in the outbox', async ({
  page,
}, info) => {
  const subject = `Namaste ${info.project.name} ${Date.now()}`
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('contact-haat-admin')) posts += 1
  })
  await open(page, '/contact')
  await page.locator('main [name="name"]').fill('आशा <b>Kumari</b>')
  await page.locator('main [name="email"]').fill('asha@example.in')
  await page.locator('main [name="subject"]').fill(subject)
  await page.locator('main [name="message"]').fill('Line one\nLine two 🙂')
  await page.locator('main form button[type="submit"]').dblclick()
  await expect(page.locator('[data-sonner-toast]')).toContainText(done[languageOf(info.project.name)])
  expect(posts).toBe(1)
  await expect(page.locator('main [name="subject"]')).toHaveValue('')
  await expectInOutbox(page, subject)
  await expect(page.locator('main')).toContainText('<b>Kumari</b>')
})

test.describe('offline', () => {
  test.use({ isFresh: true })

  test('offline the failure is reported and no typed text is lost', async ({ page, context }, info) => {
    await open(page, '/contact')
    // It comes with the first move, so that it is there when the connection is not.
    const toasts = page.waitForResponse(/\/assets\/ToastList.*\.js/)
    for (const [field, text] of [
      ['name', 'Asha'],
      ['email', 'asha@example.in'],
      ['subject', 'Offline'],
      ['message', 'This does not arrive'],
    ] as const)
      await page.locator(`main [name="${field}"]`).fill(text)
    await (await toasts).finished()
    await context.setOffline(true)
    await page.locator('main form button[type="submit"]').click()
    await expect(page.locator('[data-sonner-toast]')).toContainText(failed[languageOf(info.project.name)])
    await expect(page.locator('main [name="message"]')).toHaveValue('This does not arrive')
  })
})
