// Each screen has what a person came for within its first 640 pixels, in both languages.
import { bottomOf, SMALL_PHONE } from './first-screen.ts'
import { open } from './open.ts'
import { expect, test } from './test.ts'

test.use({ viewport: SMALL_PHONE })

test.describe('the shell', () => {
  test('the contact page has its first field on the first screen', async ({ page }) => {
    await open(page, '/contact')
    expect(await bottomOf(page.locator('main form [name="name"]'))).toBeLessThanOrEqual(SMALL_PHONE.height)
  })
})
