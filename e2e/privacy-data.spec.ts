// What an account agreed to, a consent that is withdrawn by one press, and the own data as a file.
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import en from '../web/locales/en/PrivacyData.json' with { type: 'json' }
import hi from '../web/locales/hi/PrivacyData.json' with { type: 'json' }
import { open, reload } from './open.ts'
import { newAccount } from './people.ts'
import { checkScreen } from './screen-checks.ts'
import { signInAs } from './screens.ts'
import { expect, test } from './test.ts'

test('a customer withdraws a consent, and the notification settings follow', async ({ page }, info) => {
  const isHindi = info.project.name.endsWith('hi')
  const texts = isHindi ? hi : en
  await signInAs(page, await newAccount(page, 'customer', info))
  await open(page, '/privacy-data')
  const news = page.getByRole('switch', { name: texts.consents.announcements.title })
  await expect(news).toBeChecked()
  const row = page.locator('main li', { has: news })
  await expect(row).toContainText(texts.consents.given)
  await news.press('Space')
  await expect(row).toContainText(texts.consents.withdrawn)
  await reload(page)
  await expect(news).not.toBeChecked()
  await expect(row).toContainText(isHindi ? texts.consents.read.hi : texts.consents.read.en)

  await page.locator('main a[href="/notification-settings"]').click()
  const kind = page.getByRole('group', { name: isHindi ? 'घोषणाएँ' : 'Announcements' })
  for (const channel of await kind.getByRole('switch').all()) await expect(channel).not.toBeChecked()
})

test('a customer asks for the own data and downloads it', async ({ page }, info) => {
  const isHindi = info.project.name.endsWith('hi')
  const texts = isHindi ? hi : en
  const customer = await newAccount(page, 'customer', info)
  await signInAs(page, customer)
  await open(page, '/privacy-data')
  await page.getByRole('button', { name: texts.exports.request }).click()
  const button = page.getByRole('button', { name: texts.exports.download })
  await expect(button).toBeVisible({ timeout: 30_000 })
  await checkScreen(page, info, 'privacy-data')

  const downloading = page.waitForEvent('download')
  await button.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toBe('haat-data.zip')
  const files = unzipSync(await readFile(await download.path()))
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain(
    isHindi ? '<html lang="hi">' : '<html lang="en">',
  )
  expect(Object.keys(files)).toContain(isHindi ? 'खाता.csv' : 'Account.csv')
  expect(strFromU8(files['json/account.json'] ?? new Uint8Array())).toContain(customer.username)
})
