import { describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { encoded, formOf } from '../../testing/forms.ts'
import { aProvider } from '../../testing/providers.ts'

const server = await testServer()
const { db } = server
const URL = '/api/manage-provider-profile/'

type Own = Record<string, unknown> & { version: string; email: string; district_id: number }
type Fields = Parameters<typeof formOf>[0]

const anOwner = async (given: Parameters<typeof aProvider>[1] = {}) => {
  const account = await aProvider(db, given)
  const me = await server.as(account)
  const read = async (query = '') => (await me.get(`${URL}${query}`)).json<Own>()
  const save = async (fields: Fields, headers: Record<string, string> = {}) => {
    const form = await encoded(formOf(fields))
    return me.put(URL, form.body, { ...form.headers, ...headers })
  }
  return { ...account, me, read, save }
}

test('returns every editable field to the owner, in either language', async () => {
  const { id, username, email, mobileNumber, me } = await anOwner({
    provider: { businessName: 'Sharma Sweets', websiteLink: 'https://sharma.example.in/' },
  })
  const reply = await me.get(`${URL}?lang=hi`)
  const own = reply.json<Own>()
  expect(own).toMatchObject({
    id,
    user_id: id,
    name: 'Ramesh Sharma',
    username,
    email,
    email_to_verify: false,
    mobile_number: mobileNumber,
    mobile_to_verify: false,
    business_name: 'Sharma Sweets',
    website_link: 'https://sharma.example.in/',
    district: 'गया',
    images: [],
    videos: [],
    logo: null,
  })
  expect(reply.headers).toMatchObject({ etag: `"${own.version}"`, 'cache-control': 'private, no-store' })
  expect((await me.get(URL)).json()).toMatchObject({ district: 'Gaya', version: own.version })
})

describe('saving', () => {
  test('changes the given fields only', async () => {
    const { read, save } = await anOwner({
      provider: {
        businessTagline: 'Pure ghee',
        businessDescription: 'Since 1984',
        zipcode: '823001',
        latitude: 24.795,
        longitude: 84.998,
      },
    })
    const before = await read()
    const reply = await save({ business_name: ' शर्मा मिष्ठान ', business_tagline: '' })
    expect(reply.statusCode).toBe(200)
    const after = { ...before, business_name: 'शर्मा मिष्ठान', business_tagline: '' }
    expect(reply.json()).toEqual({ ...after, version: expect.any(String) })
    expect(reply.json<Own>().version).not.toBe(before.version)
    expect(reply.headers.etag).toBe(`"${reply.json<Own>().version}"`)
    expect(await read()).toEqual(reply.json())
  })

  test('accepts every field, places and category by name or id, and clears empty ones', async () => {
    const { read, save } = await anOwner()
    const reply = await save({
      name: 'Sita Sharma',
      username: 'शर्मा.जी',
      email: 'new@example.in',
      mobile_number: '9876543210',
      business_name: 'Sharma & Sons',
      business_tagline: 'From our own kitchen',
      business_description: 'Laddu\nBarfi',
      business_category: 'Grocery & Kirana Store',
      website_link: 'Sharma.Example.in/shop',
      street_address: 'Station Road',
      district: 'Aurangabad',
      state: 'Bihar',
      country: 'India',
      zipcode: '824101',
      latitude: '24.75',
      longitude: '84.37',
    })
    expect(reply.json()).toMatchObject({
      name: 'Sita Sharma',
      username: 'शर्मा.जी',
      email: 'new@example.in',
      mobile_number: '9876543210',
      business_name: 'Sharma & Sons',
      business_tagline: 'From our own kitchen',
      business_description: 'Laddu\nBarfi',
      business_category: 'Grocery & Kirana Store',
      website_link: 'https://sharma.example.in/shop',
      street_address: 'Station Road',
      district: 'Aurangabad',
      state: 'Bihar',
      zipcode: '824101',
      latitude: 24.75,
      longitude: 84.37,
    })
    const { district_id } = await read()
    const emptied = await save({
      business_description: '',
      website_link: '',
      street_address: '',
      zipcode: '',
      latitude: '',
      longitude: '',
      district: String(district_id),
    })
    expect(emptied.json()).toMatchObject({
      business_description: '',
      website_link: null,
      street_address: '',
      zipcode: '',
      latitude: null,
      longitude: null,
      district: 'Aurangabad',
    })
  })

  test('accepts JSON without files', async () => {
    const { me } = await anOwner()
    const reply = await me.put(URL, { business_tagline: 'Open again' })
    expect(reply.json()).toMatchObject({ business_tagline: 'Open again' })
  })

  test('is visible to others immediately', async () => {
    const { id, save } = await anOwner()
    await save({ business_name: 'Renamed', business_category: 'Grocery & Kirana Store' })
    const { provider } = (await server.get(`/api/provider-profile/${id}/`)).json()
    expect(provider).toMatchObject({ business_name: 'Renamed', business_category: 'Grocery & Kirana Store' })
  })

  test('stores the time', async () => {
    const { id, save } = await anOwner()
    await save({ business_name: 'Renamed' })
    const row = await db
      .selectFrom('providers')
      .select('updatedAt')
      .where('accountId', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.updatedAt).toEqual(NOON)
  })
})

describe('an invalid field is refused by name and nothing changes', () => {
  test.each<[string, Fields, string]>([
    ['business_name', { business_name: ' ' }, '*This field is required.'],
    ['name', { name: '' }, '*This field is required.'],
    ['email', { email: '' }, 'Email is required.'],
    ['email', { email: 'x' }, 'Invalid email format.'],
    ['mobile_number', { mobile_number: '12345' }, '*Mobile number must be 10 digits.'],
    ['mobile_number', { mobile_number: '' }, '*Mobile number must be 10 digits.'],
    ['username', { username: 'a b' }, '*Username cannot contain spaces.'],
    ['username', { username: 'x' }, '*Username must be 3–15 chars, Hindi/English letters, numbers, _ or .'],
    ['business_tagline', { business_tagline: 'x'.repeat(151) }, '*Tagline must be at most 150 characters.'],
    ['business_category', { business_category: '999999' }, '*Choose a category from the list.'],
    ['district', { district: 'Atlantis' }, '*Choose a district from the list.'],
    ['state', { state: 'Kerala' }, '*This district is not in this state.'],
    ['zipcode', { zipcode: '12' }, '*PIN code must be 6 digits.'],
    ['latitude', { latitude: '24' }, '*This location is not on the map. Choose it again.'],
    ...[
      'javascript:alert(1)',
      'ftp://a.in',
      'https://me:pw@a.in',
      'shop',
      'https://',
      'a b.in',
      'https://a..in',
    ].map((link): [string, Fields, string] => [
      'website_link',
      { website_link: link },
      '*Enter a web address, like https://example.in.',
    ]),
    [
      'website_link',
      { website_link: `a.in/${'x'.repeat(300)}` },
      '*Web address must be at most 300 characters.',
    ],
    ['deleted_images', { deleted_images: 'x' }, '*Photo not found. Reload and choose it again.'],
    ['deleted_videos', { deleted_videos: '[1' }, '*Photo not found. Reload and choose it again.'],
  ])('%s %o', async (field, fields, message) => {
    const { read, save } = await anOwner()
    const before = await read()
    const reply = await save({ business_tagline: 'Changed', ...fields })
    expect([reply.statusCode, reply.json()]).toEqual([400, { [field]: [message] }])
    expect(await read()).toEqual(before)
  })

  test('reports all errors together', async () => {
    const { save } = await anOwner({ account: { email: null } })
    const reply = await save({ business_name: '', mobile_number: 'x' })
    expect(reply.json()).toEqual({
      business_name: ['*This field is required.'],
      email: ['Email is required.'],
      mobile_number: ['*Mobile number must be 10 digits.'],
    })
  })

  test('refuses identifiers of other accounts', async () => {
    const other = await anAccount(db, { email: 'taken@example.in' })
    const { save } = await anOwner()
    const reply = await save({
      username: other.username?.toUpperCase() ?? '',
      email: 'Taken@example.in',
      mobile_number: other.mobileNumber ?? '',
    })
    expect(reply.json()).toEqual({
      username: ['*Username already taken.'],
      email: ['*Email already registered.'],
      mobile_number: ['*Mobile number already registered.'],
    })
  })

  test('accepts the own identifiers, and one of two concurrent requests for the same', async () => {
    const [one, two] = [await anOwner(), await anOwner()]
    expect((await one.save({ username: one.username ?? '', email: one.email ?? '' })).statusCode).toBe(200)
    const wish = { username: 'wanted.name' }
    const replies = await Promise.all([one.save(wish), two.save(wish)])
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 400])
    const loser = replies.find((reply) => reply.statusCode === 400)
    expect(loser?.json()).toEqual({ username: ['*Username already taken.'] })
  })
})

describe('two tabs', () => {
  test('the second save is refused and changes nothing', async () => {
    const { read, save } = await anOwner()
    const { version } = await read()
    const first = await save({ business_name: 'First' }, { 'if-match': `"${version}"` })
    expect(first.statusCode).toBe(200)
    const second = await save({ business_name: 'Second' }, { 'if-match': `"${version}"` })
    expect([second.statusCode, second.json().code]).toEqual([409, 'conflict'])
    expect(await read()).toMatchObject({ business_name: 'First' })
  })

  test('of concurrent saves one succeeds', async () => {
    const { read, save } = await anOwner()
    const headers = { 'if-match': (await read()).version }
    const replies = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => save({ business_name: name }, headers)),
    )
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 409, 409])
  })

  test('saves of different fields without If-Match are merged', async () => {
    const { read, save } = await anOwner()
    await Promise.all([
      save({ business_tagline: 'Fresh' }),
      save({ zipcode: '823001' }),
      save({ name: 'Sita' }),
    ])
    expect(await read()).toMatchObject({ business_tagline: 'Fresh', zipcode: '823001', name: 'Sita' })
  })

  test.each(['*', 'W/"{version}"', '"other", "{version}"', '{version}'])(
    '%s names this version',
    async (tag) => {
      const { read, save } = await anOwner()
      const { version } = await read()
      const reply = await save({ zipcode: '823001' }, { 'if-match': tag.replace('{version}', version) })
      expect(reply.statusCode).toBe(200)
    },
  )
})
