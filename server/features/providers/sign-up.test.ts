import { describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import { aFile, aPicture } from '../../testing/forms.ts'
import { uploadLeftovers, signUp, signUpFields } from '../../testing/sign-up-forms.ts'

const server = await testServer({ jobs: 'work', env: { CAPTCHA_ANSWER: 'haat' } })
type Given = Parameters<typeof signUpFields>[0]
type SignedUp = { user_id: number; grant: string; message: string }

const fieldsOf = async (given: Given) => {
  const reply = await signUp(server, given)
  expect(reply.statusCode).toBe(400)
  return reply.json<object>()
}
const providerOf = (id: number) =>
  server.db.selectFrom('providers').selectAll().where('accountId', '=', id).executeTakeFirstOrThrow()
const districtNamed = async (name: string, state: string) => {
  const query = server.db
    .selectFrom('districts')
    .innerJoin('states', 'states.id', 'districts.stateId')
    .select(['districts.id', 'stateId', 'countryId'])
  return query
    .where('districts.nameEn', '=', name)
    .where('states.nameEn', '=', state)
    .executeTakeFirstOrThrow()
}
const newestCode = async (to: string) => {
  const find = async () =>
    (await server.get('/api/outbox/')).json<{ to: string; code: string }[]>().find((mail) => mail.to === to)
  await expect.poll(find).toBeTruthy()
  return (await find())?.code ?? ''
}

describe('a new provider', () => {
  test('signs up, verifies the mobile number with a code and signs in', async () => {
    const given = { username: 'sharma_ji', mobile_number: '9811111111' }
    const reply = await signUp(server, given)
    expect(reply.statusCode).toBe(201)
    const { user_id, grant, message } = reply.json<SignedUp>()
    expect(message).toBe('Account created successfully. Proceed with verification.')
    expect(reply.cookies[0]).toMatchObject({ name: 'haat_grant', value: grant, httpOnly: true })

    const contact = { contact: given.mobile_number, user_type: 'provider' }
    const headers = { 'x-grant': grant }
    const asked = { user_id, otp_via: 'mobile', ...contact }
    expect((await server.post('/api/send-otp/', asked, headers)).statusCode).toBe(200)
    const otp = await newestCode(given.mobile_number)
    const verified = await server.post('/api/verify-otp/', { otp, ...contact }, headers)
    expect(verified.json()).toMatchObject({ user: { id: user_id, role: 'provider' } })

    const { captcha_key } = (await server.get('/api/get-captcha/')).json<{ captcha_key: string }>()
    const login = { identifier: 'sharma_ji', password: 'Bazaar@7', captcha_0: captcha_key, captcha_1: 'haat' }
    const signedIn = await server.post('/api/provider/login/', login)
    expect(signedIn.json()).toMatchObject({ user: { id: user_id, role: 'provider' } })
  })

  test('is stored as typed, trimmed', async () => {
    const { id: districtId } = await districtNamed('Gaya', 'Bihar')
    const reply = await signUp(server, {
      business_name: ' शर्मा मिष्ठान ',
      business_tagline: 'Fresh every day',
      business_description: 'Laddoo\nBarfi',
      street_address: 'Station Road',
      zipcode: '823001',
      latitude: '24.7955',
      longitude: '85.0002',
      email: 'shop@example.in',
    })
    expect(await providerOf(reply.json<SignedUp>().user_id)).toMatchObject({
      name: 'Ramesh Sharma',
      businessName: 'शर्मा मिष्ठान',
      businessTagline: 'Fresh every day',
      businessDescription: 'Laddoo\nBarfi',
      streetAddress: 'Station Road',
      districtId,
      zipcode: '823001',
      latitude: 24.7955,
      longitude: 85.0002,
      logoId: null,
    })
  })

  test('can sign up with JSON without files', async () => {
    expect((await server.post('/api/provider/signup/', signUpFields())).statusCode).toBe(201)
  })
})

test('an empty form returns all missing fields', async () => {
  const reply = await server.post('/api/provider/signup/', {})
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toEqual({
    username: ['*Username must be 3–15 chars, Hindi/English letters, numbers, _ or .'],
    password: ['*Password must contain at least one uppercase letter.'],
    confirm_password: ['*This field is required.'],
    mobile_number: ['*Mobile number must be exactly 10 digits.'],
    name: ['*This field is required.'],
    business_name: ['*This field is required.'],
    business_category: ['*This field is required.'],
    district: ['*This field is required.'],
  })
})

describe('each field has its message', () => {
  test.each<[string, Given, string]>([
    ['username', { username: 'a b' }, '*Username cannot contain spaces.'],
    ['username', { username: ' ab ' }, '*Username cannot start or end with spaces.'],
    ['username', { username: 'a@b' }, "*Username cannot contain '@'."],
    ['email', { email: 'x' }, 'Invalid email format.'],
    [
      'password',
      { password: 'Pass@123', confirm_password: 'Pass@123' },
      '*This password is too common. Choose another one.',
    ],
    ['confirm_password', { confirm_password: 'Bazaar@8' }, '*Passwords do not match.'],
    ['mobile_number', { mobile_number: '98111' }, '*Mobile number must be exactly 10 digits.'],
    ['name', { name: 'x'.repeat(101) }, '*Name must be at most 100 characters.'],
    ['business_name', { business_name: 'x'.repeat(101) }, '*Business name must be at most 100 characters.'],
    ['business_tagline', { business_tagline: 'x'.repeat(151) }, '*Tagline must be at most 150 characters.'],
    [
      'business_description',
      { business_description: 'x'.repeat(2001) },
      '*Description must be at most 2,000 characters.',
    ],
    ['street_address', { street_address: 'x'.repeat(301) }, '*Address must be at most 300 characters.'],
    ['zipcode', { zipcode: '12345' }, '*PIN code must be 6 digits.'],
    ['business_category', { business_category: 'Rockets' }, '*Choose a category from the list.'],
    ['business_category', { business_category: '999999' }, '*Choose a category from the list.'],
    ['district', { district: 'Atlantis' }, '*Choose a district from the list.'],
    ['district', { district: '99999999999999999999' }, '*Choose a district from the list.'],
    ['district', { district: 'Aurangabad' }, '*Choose a district from the list.'],
    ['state', { state: 'Kerala' }, '*This district is not in this state.'],
    ['state', { country: 'Nepal' }, '*This district is not in this state.'],
    ['latitude', { latitude: '24.7' }, '*This location is not on the map. Choose it again.'],
    ['latitude', { longitude: '85' }, '*This location is not on the map. Choose it again.'],
    ['latitude', { latitude: '91', longitude: '85' }, '*This location is not on the map. Choose it again.'],
    ['latitude', { latitude: '24', longitude: '181' }, '*This location is not on the map. Choose it again.'],
    [
      'latitude',
      { latitude: 'here', longitude: '0x10' },
      '*This location is not on the map. Choose it again.',
    ],
  ])('%s %o', async (field, given, message) => {
    expect(await fieldsOf(given)).toEqual({ [field]: [message] })
  })

  test('a text above every limit is a bad input', async () => {
    const reply = await signUp(server, { zipcode: '1'.repeat(21) })
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, 'bad_input'])
  })
})

describe('the location', () => {
  test('can be given by ids with state and country', async () => {
    const { id, stateId, countryId } = await districtNamed('Aurangabad', 'Bihar')
    const given = { district: String(id), state: String(stateId), country: String(countryId) }
    const reply = await signUp(server, given)
    expect((await providerOf(reply.json<SignedUp>().user_id)).districtId).toBe(id)
  })

  test.each([
    { district: 'Aurangabad', state: 'Bihar' },
    { district: 'Aurangabad, Bihar' },
    { district: 'औरंगाबाद', state: 'बिहार', country: 'भारत' },
  ])('can be given by names: %o', async (given) => {
    const { id } = await districtNamed('Aurangabad', 'Bihar')
    const reply = await signUp(server, given)
    expect((await providerOf(reply.json<SignedUp>().user_id)).districtId).toBe(id)
  })
})

test('accepts the category by id or by title in either language', async () => {
  const category = await server.db.selectFrom('categories').selectAll().limit(1).executeTakeFirstOrThrow()
  for (const business_category of [String(category.id), category.titleEn.toUpperCase(), category.titleHi]) {
    const reply = await signUp(server, { business_category })
    expect((await providerOf(reply.json<SignedUp>().user_id)).categoryId).toBe(category.id)
  }
})

describe('identifiers are unique over all accounts', () => {
  test('a taken one is refused by its field', async () => {
    const { username, mobileNumber } = await anAccount(server.db, { email: 'taken@example.in' })
    const given = { username: username ?? '', email: 'TAKEN@example.in', mobile_number: mobileNumber ?? '' }
    expect(await fieldsOf(given)).toEqual({
      username: ['*Username already taken.'],
      email: ['*Email already registered.'],
      mobile_number: ['*Mobile number already registered.'],
    })
  })

  test('of two concurrent requests one creates an account and files, the other is refused', async () => {
    const before = await uploadLeftovers(server)
    const given = { username: 'same.moment', logo: aFile(await aPicture().jpeg().toBuffer()) }
    const replies = await Promise.all([signUp(server, given), signUp(server, given)])
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([201, 400])
    const loser = replies.find((reply) => reply.statusCode === 400)
    expect(loser?.json()).toEqual({ username: ['*Username already taken.'] })
    const after = await uploadLeftovers(server)
    expect(after.folders).toHaveLength(before.folders.length + 1)
    expect(after).toEqual({ ...after, media: after.folders, leftovers: [], incoming: [] })
  })
})
