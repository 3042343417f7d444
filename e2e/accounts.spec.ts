// A customer's account from sign-up to deletion, with the codes from the outbox.
import en from '../web/locales/en/LoginCustomer.json' with { type: 'json' }
import hi from '../web/locales/hi/LoginCustomer.json' with { type: 'json' }
import { open, reload } from './open.ts'
import { acceptConsent, codeFor, fill, logIn, newPerson, PASSWORD, verifyContact } from './people.ts'
import { expect, test } from './test.ts'

const isEnglish = (name: string) => name.endsWith('en')

test('a customer signs up, verifies the number, logs in, changes the profile and deletes the account', async ({
  page,
}, info) => {
  const person = newPerson(info.project.name)
  const english = isEnglish(info.project.name)

  // The way in: the consent comes before the form.
  await open(page, '/logincustomer')
  await page.getByRole('button', { name: english ? 'Sign up' : /खाता|साइन अप/ }).click()
  await acceptConsent(page)
  await expect(page).toHaveURL('/signupcustomer')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await fill(page, {
    name: person.name,
    username: person.username,
    email: person.email,
    mobile_number: person.mobile,
    password: PASSWORD,
    confirm_password: PASSWORD,
  })
  await page.locator('main form button[type="submit"]').dblclick()
  await verifyContact(page, 'mobile', person.mobile)
  await expect(page).toHaveURL('/logincustomer')

  await logIn(page, '/logincustomer', person)
  await expect(page).toHaveURL('/', { timeout: 10_000 })
  await expect(page.getByRole('banner').first()).toContainText(person.username)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()

  // A changed e-mail is proved again.
  const email = `new.${person.email}`
  await open(page, '/profile-customer')
  await expect(page.locator('main [name="username"]')).toHaveValue(person.username)
  await fill(page, { name: 'Meera Kumari', email })
  await page.locator('main form button[type="submit"]').click()
  await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
  await codeFor(page, email)
  await reload(page)
  await expect(page.locator('main [name="name"]')).toHaveValue('Meera Kumari')

  // Where the person is logged in, and a new password by the old one.
  await open(page, '/security')
  const here = page.getByRole('main').getByRole('listitem')
  await expect(here).toHaveCount(1)
  await expect(here).toContainText(english ? 'This device' : 'यही डिवाइस')
  const next = 'Bazaar@9'
  await fill(page, { old_password: PASSWORD, password: next, confirm_password: next })
  await page.locator('main form button[type="submit"]').click()
  const changed = english ? 'Your password has been changed.' : 'आपका पासवर्ड बदल गया है।'
  await expect(page.locator('[data-sonner-toast]', { hasText: changed })).toBeVisible()

  // Leaving: everything that names the person goes.
  await page.locator('header [class*="account"] button').first().click()
  await page.locator('header [popover]:popover-open button').last().click()
  await page
    .locator('dialog[open] button', { hasText: english ? 'Delete' : /हटाएँ|मिटाएँ/ })
    .last()
    .click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').first()).not.toContainText(person.username)
  const taken = await page.request.get(`/api/check-username/?username=${person.username}`)
  expect(await taken.json()).toEqual({ exists: false })
})

test('a forgotten password is reset by a code, and the old one is refused', async ({ page }, info) => {
  const person = newPerson(info.project.name)
  const signup = await page.request.post('/api/customer/signup/', {
    data: {
      username: person.username,
      password: PASSWORD,
      confirm_password: PASSWORD,
      customer_profile: { name: person.name, mobile_number: person.mobile },
    },
  })
  expect(signup.status()).toBe(201)

  // Not verified yet: the login asks for it.
  await logIn(page, '/logincustomer', person)
  await verifyContact(page, 'mobile', person.mobile)
  await expect(page).toHaveURL('/', { timeout: 10_000 })
  const first = await codeFor(page, person.mobile)

  await open(page, '/forgetpassword')
  await fill(page, { contact: person.mobile })
  await page.locator('main form button[type="submit"]').click()
  await page.locator('main [name="otp"]').fill(await codeFor(page, person.mobile, first))
  await page.locator('main form button[type="submit"]').click()
  await fill(page, { password: 'Naya@12', confirm_password: 'Naya@12' })
  await page.locator('main form button[type="submit"]').click()
  await expect(page).toHaveURL('/', { timeout: 10_000 })

  await logIn(page, '/logincustomer', person)
  await expect(page.locator('main form [aria-invalid="true"]').first()).toBeVisible()
  if (isEnglish(info.project.name)) await expect(page.locator('main')).toContainText('Incorrect password.')
  await expect(page.locator('main [name="captcha"]')).toHaveValue('')
})

test('the captcha is spoken after a proof of work', async ({ page }) => {
  await open(page, '/logincustomer')
  await expect(page.locator('main form img')).toBeVisible()
  const spoken = page.waitForResponse(/\/audio\//)
  const listen = page.getByRole('button', { name: /^(Listen|सुनें)$/ })
  await listen.click()
  const sound = await spoken
  expect([sound.status(), sound.headers()['content-type']]).toEqual([200, 'audio/wav'])
  await expect(listen).not.toHaveAttribute('aria-busy')
  for (const { captcha } of [en, hi]) await expect(page.locator('main')).not.toContainText(captcha.mute)
})
