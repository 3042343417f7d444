// A business switches two-step verification on, logs in with a code of the app and with a recovery code, and switches it off.
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import enBar from '../web/locales/en/Navbar.json' with { type: 'json' }
import enLogin from '../web/locales/en/LoginProvider.json' with { type: 'json' }
import enSecurity from '../web/locales/en/LoginSecurity.json' with { type: 'json' }
import hiBar from '../web/locales/hi/Navbar.json' with { type: 'json' }
import hiLogin from '../web/locales/hi/LoginProvider.json' with { type: 'json' }
import hiSecurity from '../web/locales/hi/LoginSecurity.json' with { type: 'json' }
import { open } from './open.ts'
import { logIn, newAccount } from './people.ts'
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts'
import { signInHere } from './screens.ts'
import { expect, test } from './test.ts'

const wordsFor = (project: string) =>
  project.endsWith('hi')
    ? {
        bar: hiBar,
        login: hiLogin.secondFactor,
        factor: hiSecurity.secondFactor,
        refusals: hiSecurity.refusals,
      }
    : {
        bar: enBar,
        login: enLogin.secondFactor,
        factor: enSecurity.secondFactor,
        refusals: enSecurity.refusals,
      }

const HALF_MINUTE = 30_000
const codeBox = (page: Page) => page.locator('main [name="code"]')
const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click()

test('a business logs in with a second factor that it has switched on, until it switches it off', async ({
  page,
}, info) => {
  const { bar, login, factor, refusals } = wordsFor(info.project.name)
  const provider = await newAccount(page, 'provider', info)
  const enter = async () => {
    await logIn(page, '/loginprovider', provider)
    await expect(page.getByRole('heading', { name: login.title })).toBeVisible()
  }
  const leave = async () => {
    await page.locator('header button[data-signed-in="true"]').click()
    await page.getByRole('button', { name: bar.logout, exact: true }).click()
    await expect(page.locator('header button[data-signed-in="false"]')).toBeVisible()
  }
  const arrive = () => expect(page).toHaveURL('/traderdashboard', { timeout: 10_000 })

  await open(page, '/privacypolicy')
  await signInHere(page, provider)
  await open(page, '/security')
  await press(page, factor.begin)
  await expect(page.getByAltText(factor.enrol.picture)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const key = await page.locator('main code').innerText()
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
  await codeBox(page).fill('000000')
  await expect(page.locator('main')).toContainText(refusals.second_factor_wrong)
  await codeBox(page).fill(app.generate())
  await expect(page.locator('main h3')).toHaveText(factor.codes.title)
  const recovery = await page.locator('main code').allInnerTexts()
  expect(recovery).toHaveLength(10)
  await expectNoSidewaysScroll(page)
  await press(page, factor.codes.done)
  await expect(page.locator('main')).toContainText(factor.on)
  await leave()

  await enter()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // The code of the next half minute: that of this one is used.
  await codeBox(page).fill(app.generate({ timestamp: Date.now() + HALF_MINUTE }))
  await arrive()
  await leave()

  await enter()
  await press(page, login.prove.lost)
  await codeBox(page).fill(recovery[0] ?? '')
  await page.keyboard.press('Enter')
  await arrive()

  await open(page, '/security')
  await press(page, factor.off)
  await press(page, factor.prove.lost)
  await codeBox(page).fill(recovery[1] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.locator('main').getByRole('button', { name: factor.begin, exact: true })).toBeVisible()
})
