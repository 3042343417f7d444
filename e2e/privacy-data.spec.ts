// What an account agreed to: the page, and a consent that is withdrawn by one press.
import en from '../web/locales/en/PrivacyData.json' with { type: 'json' }
import hi from '../web/locales/hi/PrivacyData.json' with { type: 'json' }
import { open, reload } from './open.ts'
import { newAccount } from './people.ts'
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
