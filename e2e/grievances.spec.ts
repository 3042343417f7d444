// The clock of a grievance: from the form over the queue of staff to the status page.
import type { TestInfo } from '@playwright/test'
import en from '../web/locales/en/Grievance.json' with { type: 'json' }
import enAdmin from '../web/locales/en/Admin.json' with { type: 'json' }
import hi from '../web/locales/hi/Grievance.json' with { type: 'json' }
import hiAdmin from '../web/locales/hi/Admin.json' with { type: 'json' }
import { logInAsStaff, newBrowserPage, pressKey, someStaff } from './admin.ts'
import { open, reload } from './open.ts'
import { fill } from './people.ts'
import { checkScreen } from './screen-checks.ts'
import { expect, test } from './test.ts'

const textsOf = ({ project }: TestInfo) =>
  project.name.endsWith('hi') ? { ...hi, clock: hiAdmin.clock } : { ...en, clock: enAdmin.clock }

test('an urgent message is acknowledged in the inbox, and its code displays that', async ({
  otherPage,
}, info) => {
  test.slow()
  const texts = textsOf(info)
  const subject = `Photo ${info.project.name}${Date.now()}`
  const visitor = await newBrowserPage(otherPage, info)
  await open(visitor, '/contact')
  await fill(visitor, { name: 'Asha', email: 'asha@example.in', subject, message: 'Please remove it.' })
  await visitor.locator('main [name="urgency"]').selectOption('intimate_image')
  await visitor.locator('main form button[type="submit"]').click()
  const status = visitor.locator('main a[href^="/grievance/"]')
  await expect(status).toBeVisible()
  await status.click()
  await expect(visitor.locator('main [role="status"]')).toContainText(texts.grievance.status.received.title)
  await checkScreen(visitor, info, 'grievance')

  const staff = await newBrowserPage(otherPage, info)
  await logInAsStaff(staff, await someStaff('support'), '/admin/inbox')
  const row = staff.locator('[data-row]', { hasText: subject })
  await expect(row).toContainText(texts.clock.urgencies.intimate_image)
  await checkScreen(staff, info, 'queue')
  await row.press('Enter')
  await expect(staff.locator('h1')).toHaveText(subject)
  await pressKey(staff, 'c')
  await expect(staff.locator('main')).toContainText(texts.clock.resolve.replace('{{when}}', '').trim())

  await reload(visitor)
  await expect(visitor.locator('main [role="status"]')).toContainText(
    texts.grievance.status.acknowledged.title,
  )
})

test('a wrong urgency is corrected, and a message is closed for a reason that its sender reads', async ({
  otherPage,
}, info) => {
  test.slow()
  const texts = textsOf(info)
  const subject = `Password ${info.project.name}${Date.now()}`
  const visitor = await newBrowserPage(otherPage, info)
  const message = { name: 'Asha', email: 'asha@example.in', subject, message: 'I forgot it.' }
  const sent = await visitor.request.post('/api/contact-haat-admin/', {
    data: { ...message, urgency: 'intimate_image' },
  })
  const { tracking_code: code } = (await sent.json()) as { tracking_code: string }

  const staff = await newBrowserPage(otherPage, info)
  await logInAsStaff(staff, await someStaff('support'), '/admin/inbox')
  await staff.locator('[data-row]', { hasText: subject }).press('Enter')
  await expect(staff.locator('h1')).toHaveText(subject)
  await pressKey(staff, 'y')
  await expect(staff.locator('dialog [name="urgency"]')).toBeVisible()
  await checkScreen(staff, info, 'correct-urgency')
  await staff.locator('dialog [name="urgency"]').selectOption('normal')
  await staff.locator('dialog [name="reason"]').fill('No image is involved')
  await staff.keyboard.press('Control+Enter')
  await expect(staff.locator('dialog')).toHaveCount(0)
  await expect(staff.locator('main')).not.toContainText(texts.clock.urgencies.intimate_image)

  await open(visitor, `/grievance/${code}`)
  await expect(visitor.locator('main')).toContainText(texts.grievance.urgency.normal)
  await expect(visitor.locator('main')).not.toContainText('No image is involved')

  await pressKey(staff, 'e')
  await staff.locator('dialog [name="reason"]').fill('Use ‘Forgot password’ on the login page.')
  await checkScreen(staff, info, 'close-message')
  await staff.keyboard.press('Control+Enter')
  await expect(staff.locator('dialog')).toHaveCount(0)
  await expect(staff.locator('main')).toContainText('Use ‘Forgot password’ on the login page.')

  await reload(visitor)
  const status = visitor.locator('main [role="status"]')
  await expect(status).toContainText(texts.grievance.status.rejected.title)
  await expect(status).toContainText('Use ‘Forgot password’ on the login page.')
  await checkScreen(visitor, info, 'grievance-closed')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a typed code opens its status, and a wrong one is said', async ({ page }, info) => {
    const texts = textsOf(info)
    const message = { name: 'Asha', email: 'asha@example.in', subject: 'Hello', message: 'A question' }
    const sent = await page.request.post('/api/contact-haat-admin/', { data: message })
    const { tracking_code: code } = (await sent.json()) as { tracking_code: string }
    await page.goto('/grievance')
    await expect(page.locator('main')).toContainText(texts.officer.title)
    await page.locator('main [name="code"]').fill(code.toLowerCase())
    await page.locator('main form button').click()
    await expect(page.locator('main')).toContainText(texts.grievance.status.received.title)
    await page.goto('/grievance/0000-0000-0000-0000')
    await expect(page.locator('h1')).toHaveText(texts.grievance.unknown.title)
  })
})
