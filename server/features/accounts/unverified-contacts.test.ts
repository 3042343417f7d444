// An unverified contact may belong to another person. Verifying one contact does not verify the other.
import { expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'
import { codeTo } from '../../testing/mail.ts'
import { aProvider } from '../../testing/providers.ts'
import { findMailRecipient } from './account-status.service.ts'

const server = await testServer({ jobs: 'work', env: { CAPTCHA_ANSWER: 'seen' } })
const { db } = server
const PASSWORD = 'Bazaar@7'

let made = 0
/** An account with this e-mail that has verified only the mobile number. */
const anUnverifiedAccount = async (email: string) => {
  made += 1
  const mobile_number = String(9_000_000_000 + made)
  const signedUp = await server.post('/api/customer/signup/', {
    username: `slipped${made}`,
    email,
    password: PASSWORD,
    confirm_password: PASSWORD,
    customer_profile: { name: 'Asha', mobile_number },
  })
  const { user_id, grant } = signedUp.json<{ user_id: number; grant: string }>()
  const to = { contact: mobile_number, otp_via: 'mobile', user_type: 'customer' }
  const headers = { 'x-grant': grant }
  await server.post('/api/send-otp/', { user_id, ...to }, headers)
  const otp = await codeTo(server, mobile_number)
  const verified = await server.post('/api/verify-otp/', { ...to, otp }, headers)
  expect(verified.statusCode).toBe(200)
  return { id: user_id, mobile_number, me: await server.as({ id: user_id }) }
}

test('an account that signed up with another person’s e-mail deletes nothing of theirs', async () => {
  const provider = await aProvider(db)
  const victim = { name: 'The victim', email: 'victim@example.in', mobileNumber: '9111111111' }
  await db
    .insertInto('contacts')
    .values({ providerId: provider.id, ...victim })
    .execute()
  const { me } = await anUnverifiedAccount(victim.email)
  expect((await me.delete('/api/delete-account/')).statusCode).toBe(200)
  expect(await db.selectFrom('contacts').select('name').execute()).toEqual([{ name: victim.name }])
})

test('such an e-mail gets neither a reset code nor other mails, and the refusal is that of an unknown one', async () => {
  const email = 'slip@example.in'
  const { id, mobile_number } = await anUnverifiedAccount(email)
  const ask = async (contact: object) => {
    const reply = await server.post('/api/forget-password/', contact)
    return [reply.statusCode, reply.json<object>()]
  }
  expect(await ask({ email })).toEqual(await ask({ email: 'unknown@example.in' }))
  expect(await ask({ mobile_number })).toEqual([200, expect.anything()])
  expect(await findMailRecipient(db, id)).toBeUndefined()
})

test('it works for signing in, and a code verifies it', async () => {
  const email = 'own@example.in'
  const { id, me } = await anUnverifiedAccount(email)
  const { captcha_key } = (await server.get('/api/get-captcha/')).json<{ captcha_key: string }>()
  const captcha = { captcha_0: captcha_key, captcha_1: 'seen' }
  const login = { identifier: email, password: PASSWORD, ...captcha }
  expect((await server.post('/api/customer/login/', login)).statusCode).toBe(200)

  const doubts = async () => (await me.get('/api/manage-customer-profile/')).json<object>()
  expect(await doubts()).toMatchObject({ email_to_verify: true, mobile_to_verify: false })
  const to = { contact: email, otp_via: 'email', user_type: 'customer' }
  await me.post('/api/send-otp/', { user_id: id, ...to })
  await me.post('/api/verify-otp/', { ...to, otp: await codeTo(server, email) })
  expect(await doubts()).toMatchObject({ email_to_verify: false, mobile_to_verify: false })
  expect(await findMailRecipient(db, id)).toMatchObject({ to: email })
})
