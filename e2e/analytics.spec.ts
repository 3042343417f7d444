// A shopkeeper's evening: what asks for an answer, and who looked, called and searched.
import { readFile } from 'node:fs/promises'
import { open } from './open.ts'
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts'
import { signInAs } from './screens.ts'
import { expect, test } from './test.ts'

const OWNER = { role: 'provider', username: 'sharma_sweets' } as const

test('the dashboard links to the figures, which are read by day and downloaded as a file', async ({
  page,
}) => {
  await signInAs(page, OWNER)
  await open(page, '/traderdashboard')
  await page.locator('main a[href="/traderdashboard/figures?days=7"]').click()
  const slider = page.getByRole('slider')
  await expect(slider).toHaveAttribute('max', '6')
  await page.locator('nav a[href="/traderdashboard/figures?days=90"]').click()
  await expect(slider).toHaveAttribute('max', '89')
  const today = await page.locator('figure output').textContent()
  await slider.press('Home')
  await expect(page.locator('figure output')).not.toHaveText(today ?? '')
  await page.locator('figure summary').click()
  await expect(page.locator('figure tbody tr')).toHaveCount(90)
  const calls = page.locator('main li a[href*="figure=calls"]')
  await calls.click()
  await expect(calls).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const download = page.waitForEvent('download')
  await page.locator('main button').last().click()
  const file = await download
  expect(file.suggestedFilename()).toBe('haat-figures-90-days.csv')
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(91)
})
