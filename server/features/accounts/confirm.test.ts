// Changing contacts and deleting the account require a recent proof of identity.
import { beforeEach, describe, expect, test } from 'vitest'
import { anAccount, PASSWORD } from '../../testing/accounts.ts'
import { codeTo, messagesTo } from '../../testing/mail.ts'
import { aProvider } from '../../testing/providers.ts'
import { caller, testServer } from '../../testing/test-server.ts'

const server = await testServer({ jobs: 'work', env: { CAPTCHA_ANSWER: 'seen' } })
const limited = await testServer({ jobs: 'work', env: { RATE_LIMITS: 'on' } })
const { db } = server
const start = server.time.now
beforeEach(() => void (server.time.now = start))
const advanceMinutes = (minutes: number) => {
  server.time.now = new Date(server.time.now.getTime() + minutes * 60_000)
}

type Tokens = { access_token: string; refresh_token: string }
const withToken = ({ access_token }: Tokens) =>
  caller(server.app, { authorization: `Bearer ${access_token}` })

const refreshed = async ({ refresh_token }: Tokens) =>
  withToken((await server.post('/api/token/refresh/', { refresh_token })).json<Tokens>())

/** Logged in this many minutes ago, with tokens refreshed since. */
const aSession = async (person: { id: number }, minutes: number) => {
  const tokens = await server.signIn(person)
  advanceMinutes(minutes)
  return refreshed(tokens)
}
type Me = Awaited<ReturnType<typeof aSession>>

let made = 0
const anEmail = () => `confirm${(made += 1)}@example.in`
const aCustomer = async () => ({ ...(await anAccount(db, { email: anEmail() })) })

const changeEmail = (me: Me, person: { username: string | null }, email: string | null = anEmail()) =>
  me.put('/api/manage-customer-profile/', { name: 'Asha', username: person.username, email })

describe('fifteen minutes after the login', () => {
  const NEEDED = [403, 'confirm_needed']

  test('a contact can be changed until then, and not after', async () => {
    const person = await aCustomer()
    expect((await changeEmail(await aSession(person, 15), person)).statusCode).toBe(200)
    const late = await changeEmail(await aSession(person, 16), person)
    expect([late.statusCode, late.json().code]).toEqual(NEEDED)
  })

  test('an e-mail cannot be removed, but the rest of the profile can be saved', async () => {
    const person = await aCustomer()
    const me = await aSession(person, 16)
    expect((await changeEmail(me, person, null)).json().code).toBe('confirm_needed')
    const renamed = await changeEmail(me, { username: 'renamed.later' }, person.email?.toUpperCase())
    expect(renamed.json()).toMatchObject({ username: 'renamed.later', email_to_verify: false })
  })

  test.each([{ email: 'moved.shop@example.in' }, { mobile_number: '9812300001' }])(
    'a business changes nothing of %o, and its other fields',
    async (changed) => {
      const me = await aSession(await aProvider(db), 16)
      const before = (await me.get('/api/manage-provider-profile/')).json()
      const refused = await me.put('/api/manage-provider-profile/', { name: 'Someone', ...changed })
      expect([refused.statusCode, refused.json().code]).toEqual(NEEDED)
      expect((await me.get('/api/manage-provider-profile/')).json()).toEqual(before)
      expect((await me.put('/api/manage-provider-profile/', { name: 'Someone' })).statusCode).toBe(200)
    },
  )

  test('the account is not deleted', async () => {
    const me = await aSession(await aCustomer(), 16)
    const refused = await me.delete('/api/delete-account/')
    expect([refused.statusCode, refused.json().code]).toEqual(NEEDED)
    expect((await me.get('/api/manage-customer-profile/')).statusCode).toBe(200)
  })
})

describe('a confirmation', () => {
  test('by the password is valid for this session only', async () => {
    const person = await aCustomer()
    const first = await server.signIn(person)
    const me = await aSession(person, 16)
    const other = await refreshed(first)
    const wrong = await me.post('/api/confirm/', { password: 'Wrong@12' })
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'password_wrong'])
    expect((await changeEmail(me, person)).json().code).toBe('confirm_needed')
    expect((await me.post('/api/confirm/', { password: PASSWORD })).statusCode).toBe(200)
    expect((await changeEmail(me, person)).statusCode).toBe(200)
    expect((await changeEmail(other, person)).json().code).toBe('confirm_needed')
    expect((await me.delete('/api/delete-account/')).statusCode).toBe(200)
  })

  test('by a code to a verified contact is valid', async () => {
    const person = await aCustomer()
    const me = await aSession(person, 16)
    const contact = person.mobileNumber ?? ''
    const contacts = [
      { type: 'email', contact: person.email },
      { type: 'mobile', contact },
    ]
    expect((await me.get('/api/confirm/')).json()).toEqual({ contacts })
    const asked = { user_id: person.id, contact, otp_via: 'mobile', user_type: 'customer' }
    await me.post('/api/send-otp/', asked)
    const proof = { contact, otp: await codeTo(server, contact), user_type: 'customer' }
    expect((await me.post('/api/verify-otp/', proof)).statusCode).toBe(200)
    expect((await changeEmail(me, person)).statusCode).toBe(200)
  })

  test('by a code to an unverified contact is not valid', async () => {
    const email = anEmail()
    const person = await anAccount(db, { email, emailToVerify: true })
    const me = await aSession(person, 16)
    expect((await me.get('/api/confirm/')).json()).toEqual({
      contacts: [{ type: 'mobile', contact: person.mobileNumber }],
    })
    const to = { contact: email, otp_via: 'email', user_type: 'customer' }
    await me.post('/api/send-otp/', { user_id: person.id, ...to })
    const proof = { ...to, otp: await codeTo(server, email) }
    expect((await me.post('/api/verify-otp/', proof)).statusCode).toBe(200)
    expect((await changeEmail(me, person)).json().code).toBe('confirm_needed')
  })

  test('has as many attempts as the login', async () => {
    const person = await anAccount(limited.db)
    const me = await limited.as(person)
    const tries = async (count: number) => {
      const seen = []
      for (let i = 0; i < count; i += 1)
        seen.push((await me.post('/api/confirm/', { password: 'Wrong@12' })).statusCode)
      return seen
    }
    expect(await tries(6)).toEqual([401, 401, 401, 401, 401, 429])
    expect((await me.post('/api/confirm/', { password: PASSWORD })).statusCode).toBe(429)
    const passwords = { old_password: PASSWORD, new_password: 'Bazaar@7' }
    expect((await me.post('/api/change-password/', passwords)).statusCode).toBe(429)
  })
})

describe('the previous contact', () => {
  const emailOf = (to: string) => messagesTo(server, to)

  test('receives a message about the change in the language of the account', async () => {
    const person = await anAccount(db, { email: anEmail(), language: 'hi' })
    await changeEmail(await server.as(person), person)
    await expect.poll(() => emailOf(person.email ?? '')).toHaveLength(1)
    const [letter] = await emailOf(person.email ?? '')
    expect(letter?.subject).toBe('आपके हाट खाते का ईमेल बदला गया है')
    expect(letter?.text).toContain('नया पासवर्ड बनाएँ')
  })

  test('receives it for a mobile number and when the contact is removed', async () => {
    const provider = await aProvider(db)
    const me = await server.as(provider)
    await me.put('/api/manage-provider-profile/', { mobile_number: '9812300002' })
    const number = provider.mobileNumber ?? ''
    await expect.poll(() => emailOf(number)).toHaveLength(1)
    expect((await emailOf(number))[0]?.text).toContain('If it was not you, set a new password')

    const person = await aCustomer()
    await changeEmail(await server.as(person), person, null)
    await expect.poll(() => emailOf(person.email ?? '')).toHaveLength(1)
  })

  test('receives nothing if it was not verified or is unchanged', async () => {
    const [slip, next] = [anEmail(), anEmail()]
    const person = await anAccount(db, { email: slip, emailToVerify: true })
    const me = await server.as(person)
    await changeEmail(me, person, slip.toUpperCase())
    await changeEmail(me, person, next)
    // The code to the new contact is sent later.
    await codeTo(server, next)
    expect(await emailOf(slip)).toEqual([])
  })
})

test('a verification while signed in opens no new session', async () => {
  const person = await aCustomer()
  const me = await server.as(person)
  const to = { contact: person.email, otp_via: 'email', user_type: 'customer' }
  await me.post('/api/send-otp/', { user_id: person.id, ...to })
  const proof = { ...to, otp: await codeTo(server, person.email ?? '') }
  const verified = await me.post('/api/verify-otp/', proof)
  expect(verified.json()).toEqual({ user: { id: person.id, username: person.username, role: 'customer' } })
  expect((await me.get('/api/sessions/')).json().results).toHaveLength(1)
})
