// A contact belongs to the account that verifies it. Unverified in other accounts, it blocks nothing.
import { describe, expect, test } from 'vitest'
import { anAccount, PASSWORD } from '../../testing/accounts.ts'
import { codeTo } from '../../testing/mail.ts'
import { aProvider } from '../../testing/providers.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer({ jobs: 'work', env: { CAPTCHA_ANSWER: 'seen' } })
const { db } = server
const OWNERS = 'Bazaar@7'

let made = 0
const aNumber = () => String(8_000_000_000 + (made += 1))
const anEmail = () => `squat${(made += 1)}@example.in`

const signUp = async (contact: { email?: string; mobile_number?: string }) => {
  made += 1
  const { email = '', mobile_number = aNumber() } = contact
  const username = `owner${made}`
  const reply = await server.post('/api/customer/signup/', {
    username,
    email,
    password: OWNERS,
    confirm_password: OWNERS,
    customer_profile: { name: 'Asha', mobile_number },
  })
  const { user_id, grant } = reply.json<{ user_id: number; grant: string }>()
  return { reply, id: user_id, username, headers: { 'x-grant': grant } }
}
type NewOwner = Awaited<ReturnType<typeof signUp>>

const sendTo = ({ id, headers }: NewOwner, contact: string) => {
  const otp_via = contact.includes('@') ? 'email' : 'mobile'
  return server.post('/api/send-otp/', { user_id: id, contact, otp_via, user_type: 'customer' }, headers)
}
const prove = async (owner: NewOwner, contact: string, otp?: string) => {
  if (!otp) await sendTo(owner, contact)
  const code = otp ?? (await codeTo(server, contact))
  const proof = { contact, otp: code, user_type: 'customer' }
  return server.post('/api/verify-otp/', proof, owner.headers)
}
const logIn = async (identifier: string, password: string) => {
  const { captcha_key } = (await server.get('/api/get-captcha/')).json<{ captcha_key: string }>()
  const captcha = { captcha_0: captcha_key, captcha_1: 'seen' }
  return server.post('/api/customer/login/', { identifier, password, ...captcha })
}
const contactsOf = (id: number) =>
  db
    .selectFrom('accounts')
    .select(['email', 'emailToVerify', 'mobileNumber', 'mobileToVerify'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('an unverified contact', () => {
  test('is not taken: its owner signs up with it, and verifies it', async () => {
    const [email, mobile_number] = [anEmail(), aNumber()]
    await anAccount(db, { email, emailToVerify: true, mobileNumber: mobile_number, mobileToVerify: true })
    const check = async (path: string) => (await server.get(`/api/${path}`)).json().exists
    expect(await check(`check-email/?email=${email}`)).toBe(false)
    expect(await check(`check-mobile_number/?mobile_number=${mobile_number}`)).toBe(false)
    const owner = await signUp({ email, mobile_number })
    expect(owner.reply.statusCode).toBe(201)
    expect((await prove(owner, mobile_number)).statusCode).toBe(200)
    expect(await check(`check-mobile_number/?mobile_number=${mobile_number}`)).toBe(true)
    expect((await signUp({ mobile_number })).reply.json()).toEqual({
      customer_profile: { mobile_number: ['*Mobile number already registered.'] },
    })
  })

  test('is removed from a business and its public page when another account verifies it, and the business is notified', async () => {
    const mobileNumber = aNumber()
    const provider = await aProvider(db, { account: { mobileNumber, mobileToVerify: true } })
    const page = async () => (await server.get(`/api/provider-profile/${provider.id}/`)).json().provider
    expect(await page()).toMatchObject({ mobile_number: mobileNumber })
    await prove(await signUp({ mobile_number: mobileNumber }), mobileNumber)
    expect(await page()).toMatchObject({ mobile_number: null, email: provider.email })
    const me = await server.as(provider)
    expect((await me.get('/api/manage-provider-profile/')).json()).toMatchObject({ mobile_to_verify: false })
    const news = async (lang: string) => (await me.get(`/api/notifications/?lang=${lang}`)).json()
    expect(await news('en')).toMatchObject([
      {
        message: 'The mobile number was removed from your profile: another person verified it as theirs.',
        target_url: '/profile-provider',
      },
    ])
    expect((await news('hi'))[0].message).toContain('मोबाइल नंबर हटा दिया गया है')
  })

  test('is removed from every account that has it in any case, and their other contacts stay', async () => {
    const email = anEmail()
    const others = [
      await anAccount(db, { email, emailToVerify: true }),
      await anAccount(db, { email: email.toUpperCase(), emailToVerify: true }),
    ]
    const owner = await signUp({ email })
    await prove(owner, email)
    for (const { id, mobileNumber } of others)
      expect(await contactsOf(id)).toEqual({
        email: null,
        emailToVerify: false,
        mobileNumber,
        mobileToVerify: false,
      })
    expect(await contactsOf(owner.id)).toMatchObject({ email, emailToVerify: false, mobileToVerify: true })
  })

  test('cannot be verified by the account that lost it, even with a code that was sent before', async () => {
    const mobile_number = aNumber()
    const [squatter, owner] = [await signUp({ mobile_number }), await signUp({ mobile_number })]
    await sendTo(squatter, mobile_number)
    const otp = await codeTo(server, mobile_number)
    await sendTo(owner, mobile_number)
    await prove(owner, mobile_number, await codeTo(server, mobile_number, 2))
    expect((await prove(squatter, mobile_number, otp)).json().code).toBe('code_wrong')
    expect((await server.get('/api/verification/', squatter.headers)).json().user_id).toBeNull()
    expect((await logIn(squatter.username, OWNERS)).json()).toMatchObject({ contacts: [] })
  })

  test('goes to one account when two verify it concurrently', async () => {
    const mobile_number = aNumber()
    const both = [await signUp({ mobile_number }), await signUp({ mobile_number })]
    const codes: string[] = []
    for (const [at, owner] of both.entries()) {
      await sendTo(owner, mobile_number)
      codes.push(await codeTo(server, mobile_number, at + 1))
    }
    const replies = await Promise.all(both.map((owner, at) => prove(owner, mobile_number, codes[at])))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    const numbers = await Promise.all(both.map(async ({ id }) => (await contactsOf(id)).mobileNumber))
    expect(numbers.toSorted()).toEqual([mobile_number, null])
  })
})

describe('a login by a contact', () => {
  test('finds the account that has verified it, even if others have it unverified or as a username', async () => {
    const mobileNumber = aNumber()
    const owner = await anAccount(db, { mobileNumber })
    await anAccount(db, { mobileNumber, mobileToVerify: true, passwordHash: 'x' })
    await anAccount(db, { username: mobileNumber, usernameKey: mobileNumber, passwordHash: 'x' })
    expect((await logIn(mobileNumber, PASSWORD)).json()).toMatchObject({ user: { id: owner.id } })
  })

  test('finds the newest account if none has verified it', async () => {
    const mobile_number = aNumber()
    await anAccount(db, { mobileNumber: mobile_number, mobileToVerify: true })
    const { id } = await signUp({ mobile_number })
    expect((await logIn(mobile_number, OWNERS)).json()).toMatchObject({
      status: 'verification_required',
      user_id: id,
    })
  })
})

test('a verified contact is refused in another profile', async () => {
  const { email } = await anAccount(db, { email: anEmail() })
  const person = await anAccount(db)
  const me = await server.as(person)
  const profile = { name: 'Asha', username: person.username, email }
  expect((await me.put('/api/manage-customer-profile/', profile)).json()).toEqual({
    email: ['*Email already registered.'],
  })
})
