import { expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'
import { codeTo } from '../../testing/mail.ts'
import { aProvider } from '../../testing/providers.ts'

const server = await testServer({ jobs: 'work' })
const URL = '/api/manage-provider-profile/'

const anOwner = async () => {
  const account = await aProvider(server.db)
  return { ...account, me: await server.as(account) }
}
type Me = Awaited<ReturnType<typeof anOwner>>['me']

const doubts = async (me: Me) => {
  const { email_to_verify, mobile_to_verify } = (await me.get(URL)).json()
  return { email_to_verify, mobile_to_verify }
}
const prove = async (me: Me, contact: string) => {
  const otp = await codeTo(server, contact)
  const proof = { contact, otp, user_type: 'provider' }
  expect((await me.post('/api/verify-otp/', proof)).statusCode).toBe(200)
}
const resetStatus = async (contact: { email?: string; mobile_number?: string }) =>
  (await server.post('/api/forget-password/', contact)).statusCode

test('sends a code to a changed email, which cannot reset the password before it is verified', async () => {
  const { me } = await anOwner()
  const email = 'moved@example.in'
  const saved = await me.put(URL, { email })
  expect(saved.json()).toMatchObject({ email, email_to_verify: true, mobile_to_verify: false })
  expect(await resetStatus({ email })).toBe(404)
  await prove(me, email)
  expect(await doubts(me)).toEqual({ email_to_verify: false, mobile_to_verify: false })
  expect(await resetStatus({ email })).toBe(200)
})

test('sends a code to a changed mobile number likewise', async () => {
  const { me, email } = await anOwner()
  const mobile_number = '9812345678'
  const saved = await me.put(URL, { mobile_number })
  expect(saved.json()).toMatchObject({ mobile_number, mobile_to_verify: true, email_to_verify: false })
  expect(await resetStatus({ mobile_number })).toBe(404)
  expect(await resetStatus({ email: email ?? '' })).toBe(200)
  await prove(me, mobile_number)
  expect(await doubts(me)).toEqual({ email_to_verify: false, mobile_to_verify: false })
  expect(await resetStatus({ mobile_number })).toBe(200)
})

test('keeps the mobile number when the old one cannot be notified because of the daily limit of SMS', async () => {
  const { me, mobileNumber } = await anOwner()
  await server.db.deleteFrom('smsDays').execute()
  await server.db.insertInto('smsDays').values({ day: '2026-03-14', sent: 5_000 }).execute()
  const refused = await me.put(URL, { mobile_number: '9812345670' })
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'sms_used_up'])
  expect((await me.get(URL)).json()).toMatchObject({ mobile_number: mobileNumber })
  expect((await me.put(URL, { email: 'other@example.in' })).statusCode).toBe(200)
  await server.db.deleteFrom('smsDays').execute()
})

test('stores no code for a mobile number above the daily limit of SMS', async () => {
  const { id, me } = await anOwner()
  // An unverified old number is not notified.
  await server.db.updateTable('accounts').set({ mobileToVerify: true }).where('id', '=', id).execute()
  await server.db.insertInto('smsDays').values({ day: '2026-03-14', sent: 5_000 }).execute()
  expect((await me.put(URL, { mobile_number: '9812345671' })).statusCode).toBe(200)
  const codes = await server.db
    .selectFrom('sentCodes')
    .select('contact')
    .where('accountId', '=', id)
    .execute()
  expect(codes).toEqual([])
  await server.db.deleteFrom('smsDays').execute()
})

test('sends the code of the email first when both change, and of the mobile number on request', async () => {
  const { id, me } = await anOwner()
  const [email, mobile_number] = ['both@example.in', '9812345679']
  await me.put(URL, { email, mobile_number })
  expect(await doubts(me)).toEqual({ email_to_verify: true, mobile_to_verify: true })
  await prove(me, email)
  expect(await doubts(me)).toEqual({ email_to_verify: false, mobile_to_verify: true })
  const asked = { user_id: id, contact: mobile_number, otp_via: 'mobile', user_type: 'provider' }
  expect((await me.post('/api/send-otp/', asked)).statusCode).toBe(200)
  await prove(me, mobile_number)
  expect(await doubts(me)).toEqual({ email_to_verify: false, mobile_to_verify: false })
})

test('keeps contacts verified that differ only in notation', async () => {
  const { me, email, mobileNumber } = await anOwner()
  const saved = await me.put(URL, { email: email?.toUpperCase(), mobile_number: mobileNumber })
  expect(saved.json()).toMatchObject({ email_to_verify: false, mobile_to_verify: false })
})
