// Accounts for the journeys. Each journey signs up its own, so that none depends on another.
import { randomInt } from 'node:crypto'
import { expect, type Page, type TestInfo } from '@playwright/test'
import { open } from './open.ts'

export const PASSWORD = 'Haat@123'

/** Random, since the fuzzy search also finds the neighbours of a number. */
export const randomDigits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

export const newPerson = (project: string) => {
  const number = randomDigits(9)
  return {
    name: project.endsWith('hi') ? 'मीरा देवी' : 'Meera Devi',
    username: `m_${number}`,
    mobile: `9${number}`,
    email: `meera.${number}@example.in`,
  }
}
export type Person = ReturnType<typeof newPerson>

type OutboxMessage = { to: string; code?: string | null }

/** The newest code that was sent to a contact. A job sends it. */
export const codeFor = async (page: Page, contact: string, previousCode = '') => {
  let code = ''
  const read = async () => {
    const sent = (await (await page.request.get('/api/outbox/')).json()) as OutboxMessage[]
    code = sent.find(({ to }) => to === contact)?.code ?? ''
    return code !== '' && code !== previousCode
  }
  await expect.poll(read, { timeout: 15_000 }).toBe(true)
  return code
}

type Role = 'customer' | 'provider'

/** Of a business. */
type Place = { business_category: string; district: string }
const KIRANA: Place = { business_category: '1', district: '1' }

const signUpAs = (page: Page, role: Role, { name, username, email, mobile }: Person, place: Place) => {
  const account = { username, email, password: PASSWORD, confirm_password: PASSWORD }
  const provider = { name, business_name: `Shop ${mobile}`, ...place }
  return role === 'provider'
    ? page.request.post('/api/provider/signup/', {
        multipart: { ...account, ...provider, mobile_number: mobile },
      })
    : page.request.post('/api/customer/signup/', {
        data: { ...account, customer_profile: { name, mobile_number: mobile } },
      })
}

export const newAccount = async (page: Page, role: Role, { project }: TestInfo, place = KIRANA) => {
  const person = newPerson(project.name)
  const signedUp = await signUpAs(page, role, person, place)
  expect(signedUp.status()).toBe(201)
  const { user_id } = (await signedUp.json()) as { user_id: number }
  const to = { contact: person.mobile, user_type: role }
  await page.request.post('/api/send-otp/', { data: { user_id, otp_via: 'mobile', ...to } })
  await page.request.post('/api/verify-otp/', { data: { otp: await codeFor(page, person.mobile), ...to } })
  return { role, username: person.username }
}

export const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name="${name}"]`).fill(value)
}

const submit = (page: Page) => page.locator('main form button[type="submit"]').click()

/** Through the login page. CAPTCHA_ANSWER fixes the answer. */
export const logIn = async (
  page: Page,
  loginPath: '/logincustomer' | '/loginprovider',
  person: { username: string },
) => {
  await open(page, loginPath)
  // The form has the captcha's key once its picture is there.
  await expect(page.locator('main form img')).toBeVisible()
  await fill(page, { identifier: person.username, password: PASSWORD, captcha: 'haat' })
  await submit(page)
}

export const acceptConsent = async (page: Page) => {
  const dialog = page.locator('dialog[open]')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: /^(Accept|मंज़ूर करें)$/ }).click()
}

/** The three dialogs after a sign-up: channel, code, done. */
export const verifyContact = async (page: Page, via: 'email' | 'mobile', contact: string) => {
  const dialog = page.locator('dialog[open]')
  const choice = dialog.locator(`input[name="otp_via"][value="${via}"]`)
  await choice.check({ force: true })
  await dialog.locator('button[type="submit"]').click()
  await dialog.locator('[name="otp"]').fill(await codeFor(page, contact))
  await dialog.locator('button[type="submit"]').click()
  await expect(dialog.locator('[name="otp"]')).toHaveCount(0)
  await dialog.getByRole('button', { name: /^(OK|ठीक है)$/ }).click()
}
