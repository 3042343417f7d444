// The links to the pages: a bar on a wide screen, a menu on a phone.
import { open } from './open.ts'
import { expect, test } from './test.ts'

test('the pages are reached by the bar, on a phone through the hamburger', async ({ page }, info) => {
  await open(page, '/')
  const hamburger = page.locator('header button[popovertarget="pages"]')
  if (info.project.name.startsWith('phone')) await hamburger.click()
  else await expect(hamburger).toBeHidden()
  await page.locator('#pages a[href="/posts"]').click()
  await expect(page).toHaveURL('/posts')
  await expect(page.locator('#pages a[href="/posts"]')).toHaveAttribute('aria-current', 'page')
})
