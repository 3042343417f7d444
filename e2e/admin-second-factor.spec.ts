// A second factor is set up with an authenticator app, asked for at the next sign-in, and opened by a recovery code.
import { Secret, TOTP } from 'otpauth'
import { adminTexts, logInByForm, newStaff, newBrowserPage } from './admin.ts'
import { expectNoSidewaysScroll, expectAccessible } from './screen-checks.ts'
import { open } from './open.ts'
import { fill } from './people.ts'
import { expect, test } from './test.ts'

test('a staff member with a second factor is asked for it, and comes back to the same page', async ({
  otherPage,
}, info) => {
  const words = adminTexts(info)
  const staff = await newStaff('support')
  const page = await newBrowserPage(otherPage, info)
  await logInByForm(page, staff, '/admin/second-factor')
  await page.getByRole('button', { name: words.secondFactor.enrol.begin }).click()
  await expect(page.getByAltText(words.secondFactor.enrol.picture)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const secret = Secret.fromBase32((await page.locator('code').innerText()).replaceAll(' ', ''))
  await page.locator('[name="code"]').fill('000000')
  await expect(page.locator('main')).toContainText(words.refusals.second_factor_wrong)
  await page.locator('[name="code"]').fill(new TOTP({ secret }).generate())
  await expect(page.locator('h2')).toHaveText(words.secondFactor.codes.title)
  const recovery = await page.locator('code').allInnerTexts()
  expect(recovery).toHaveLength(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: words.secondFactor.codes.done }).click()
  await expect(page).toHaveURL('/admin')

  await page.getByRole('button', { name: words.leave }).click()
  await expect(page).toHaveURL('/loginadmin')
  await open(page, '/admin/appeals')
  await expect(page).toHaveURL('/loginadmin')
  await fill(page, staff)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/second-factor')
  await expect(page.locator('header nav')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: words.secondFactor.prove.lost }).click()
  await page.locator('[name="code"]').fill(recovery[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/appeals')
  await expect(page.locator('header nav')).toBeVisible()
})
