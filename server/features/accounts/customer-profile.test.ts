import { describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import { codeTo } from '../../testing/mail.ts'

const server = await testServer({ jobs: 'work' })
const limited = await testServer({ jobs: 'work', env: { RATE_LIMITS: 'on' } })

test('a customer reads and changes the profile; the mobile number stays', async () => {
  const person = await anAccount(server.db)
  const me = await server.as(person)
  const saved = await me.put('/api/manage-customer-profile/', {
    name: ' आशा कुमारी ',
    username: 'आशा.कुमारी',
    email: 'asha.k@example.in',
  })
  expect(saved.statusCode).toBe(200)
  const profile = {
    name: 'आशा कुमारी',
    username: 'आशा.कुमारी',
    email: 'asha.k@example.in',
    mobile_number: person.mobileNumber,
    email_to_verify: true,
    mobile_to_verify: false,
  }
  expect(saved.json()).toEqual(profile)
  expect((await me.get('/api/manage-customer-profile/')).json()).toEqual(profile)
  const again = await me.put('/api/manage-customer-profile/', { ...profile, email: '' })
  expect(again.json()).toMatchObject({
    email: null,
    mobile_number: person.mobileNumber,
    email_to_verify: false,
  })
})

test('invalid and taken values are refused by field, and nothing changes', async () => {
  const other = await anAccount(server.db, { email: 'other@example.in' })
  const me = await server.as(await anAccount(server.db))
  const before = (await me.get('/api/manage-customer-profile/')).json()
  const refused = await me.put('/api/manage-customer-profile/', {
    name: '',
    username: other.username,
    email: 'OTHER@example.in',
  })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toEqual({
    name: ['*This field is required.'],
    username: ['*Username already taken.'],
    email: ['*Email already registered.'],
  })
  expect((await me.get('/api/manage-customer-profile/')).json()).toEqual(before)
})

test('the username of an unverified account is free after a day', async () => {
  const given = { email: 'left@example.in', verifiedAt: null }
  const DAY = 24 * 60 * 60_000
  await anAccount(server.db, { ...given, createdAt: new Date(server.time.now.getTime() - DAY - 1_000) })
  const me = await server.as(await anAccount(server.db))
  const profile = { name: 'Asha', username: 'asha.left', email: 'left@example.in' }
  expect((await me.put('/api/manage-customer-profile/', profile)).statusCode).toBe(200)
})

describe('a changed e-mail', () => {
  let made = 0
  const changing = async (email: string | null = null, at: typeof server = server) => {
    made += 1
    const person = await anAccount(at.db, { email })
    const me = await at.as(person)
    const save = async (changed: string) => {
      const profile = { name: 'Asha', username: person.username, email: changed }
      const saved = await me.put('/api/manage-customer-profile/', profile)
      expect(saved.statusCode).toBe(200)
      return saved.json<{ email_to_verify: boolean }>().email_to_verify
    }
    return { person, me, save, changed: `changed${made}@example.in` }
  }
  const resetStatus = async (email: string) =>
    (await server.post('/api/forget-password/', { email })).statusCode

  test('receives a code, and can be used like any other once it is verified', async () => {
    const { me, save, changed } = await changing('before@example.in')
    expect(await save(changed)).toBe(true)
    expect(await resetStatus(changed)).toBe(404)
    expect(await resetStatus('before@example.in')).toBe(404)
    const otp = await codeTo(server, changed)
    const proof = { contact: changed, otp, user_type: 'customer' }
    expect((await me.post('/api/verify-otp/', proof)).statusCode).toBe(200)
    expect((await me.get('/api/manage-customer-profile/')).json()).toMatchObject({ email_to_verify: false })
    expect(await resetStatus(changed)).toBe(200)
  })

  test('differs in more than upper and lower case', async () => {
    const { save, changed } = await changing('same@example.in')
    expect(await save('Same@Example.in')).toBe(false)
    expect(await save(changed)).toBe(true)
    expect(await save(changed.toUpperCase())).toBe(true)
    expect(await save('')).toBe(false)
  })

  test('is not verified by a code to the mobile number or to the previous e-mail', async () => {
    const { person, me, save, changed } = await changing('old@example.in')
    const verify = (contact: string, otp: string) =>
      me.post('/api/verify-otp/', { contact, otp, user_type: 'customer' })
    const ask = (contact: string, otp_via: string) =>
      me.post('/api/send-otp/', { user_id: person.id, contact, otp_via, user_type: 'customer' })
    await ask('old@example.in', 'email')
    const oldCode = await codeTo(server, 'old@example.in')
    await save(changed)
    expect((await verify('old@example.in', oldCode)).statusCode).toBe(400)
    const mobile = person.mobileNumber ?? ''
    await ask(mobile, 'mobile')
    expect((await verify(mobile, await codeTo(server, mobile))).statusCode).toBe(200)
    expect((await me.get('/api/manage-customer-profile/')).json()).toMatchObject({ email_to_verify: true })
  })

  test('is saved even when the next code must wait', async () => {
    const { me, save, changed } = await changing(null, limited)
    expect(await save(changed)).toBe(true)
    expect(await save(`next.${changed}`)).toBe(true)
    // The first code was sent to the previous e-mail.
    expect((await me.get('/api/verification/')).json()).toMatchObject({
      contacts: [{ type: 'email', contact: `next.${changed}` }],
      sent: null,
    })
    limited.time.now = new Date(limited.time.now.getTime() + 91_000)
    const asked = { contact: `next.${changed}`, otp_via: 'email', user_type: 'customer' }
    expect((await me.post('/api/resend-otp/', asked)).statusCode).toBe(200)
  })

  test('clears the grant of another account that is signing up', async () => {
    const { me, person, changed } = await changing()
    const profile = { name: 'Asha', username: person.username, email: changed }
    const saved = await me.put('/api/manage-customer-profile/', profile)
    expect(String(saved.headers['set-cookie'])).toMatch(/^haat_grant=;.*Expires=Thu, 01 Jan 1970/)
  })
})
