import { describe, expect, test } from 'vitest'
import { anAccount } from '../../../testing/accounts.ts'
import { testServer } from '../../../testing/test-server.ts'
import { aReport } from '../../../testing/cases.ts'
import { aComment } from '../../../testing/posts.ts'
import { queriesDuring } from '../../../testing/queries.ts'
import { aListedPost, aListedProvider } from '../../../testing/search.ts'
import { signedInStaff } from '../../../testing/staff.ts'

const server = await testServer()
const { db } = server
const adminClient = await signedInStaff(server, 'moderator')
const support = await signedInStaff(server, 'support')

type Person = { id: number; name: string | null; business_name: string | null; standing: string }
const find = async (query: Record<string, string>) => {
  const reply = await support.get(`/api/admin/people/?${new URLSearchParams(query).toString()}`)
  expect(reply.statusCode).toBe(200)
  return { people: reply.json<Person[]>(), link: reply.headers.link }
}
const idsOf = async (query: Record<string, string>) => (await find(query)).people.map(({ id }) => id)
const inDays = (days: number) => new Date(server.time.now.getTime() + days * 86_400_000).toISOString()
const decide = (id: number, decision: string) =>
  adminClient.post(`/api/admin/people/${id}/decide/`, {
    decision,
    reason: 'Against the rules',
    until: inDays(3),
  })

let signed = 0
const aSignedUpCustomer = async (name: string) => {
  signed += 1
  const reply = await server.post('/api/customer/signup/', {
    username: `buyer${signed}x`,
    email: `buyer${signed}@example.in`,
    password: 'Bazaar@7',
    confirm_password: 'Bazaar@7',
    customer_profile: { name, mobile_number: String(9_200_000_000 + signed) },
  })
  return { id: reply.json<{ user_id: number }>().user_id, number: signed }
}

describe('search', () => {
  test('finds a business by name, owner and username, in either script', async () => {
    const provider = await aListedProvider(db, 'झारखंड मिष्ठान भंडार', {
      name: 'Devendra Mahto',
      account: { username: 'meetha_ghar', usernameKey: 'meetha_ghar' },
    })
    for (const q of ['झारखंड', 'jharkhand mishthan', 'देवेन्द्र महतो', 'devendra', 'meetha ghar', 'mishth'])
      expect([q, await idsOf({ q })]).toEqual([q, [provider.id]])
    expect(await idsOf({ q: 'jharkhand halwai' })).toEqual([])
    expect(await idsOf({ q: 'devendra', kind: 'customer' })).toEqual([])
    expect(await idsOf({ q: '!?' })).toEqual([])
  })

  test('finds a customer at once after sign-up and after a change of name', async () => {
    const { id } = await aSignedUpCustomer('सुनीता देवी')
    expect(await idsOf({ kind: 'customer', q: 'sunita' })).toEqual([id])
    await db.updateTable('accounts').set({ verifiedAt: new Date() }).where('id', '=', id).execute()
    const me = await server.as({ id })
    const change = { name: 'Kamini Devi', username: 'kaminidevi', email: '' }
    expect((await me.put('/api/manage-customer-profile/', change)).statusCode).toBe(200)
    expect(await idsOf({ kind: 'customer', q: 'sunita' })).toEqual([])
    expect(await idsOf({ kind: 'customer', q: 'कामिनी' })).toEqual([id])
    expect((await me.delete('/api/delete-account/')).statusCode).toBe(200)
    expect(await idsOf({ kind: 'customer', q: 'kamini' })).toEqual([])
    expect((await find({ kind: 'customer', standing: 'deleted' })).people).toMatchObject([
      { id, name: null, standing: 'deleted' },
    ])
  })

  test('lists exact matches of id, username, mobile number or email before matches by name', async () => {
    const { id, number } = await aSignedUpCustomer('Zubeda')
    const mobile = String(9_200_000_000 + number)
    const whole = [
      String(id),
      `BUYER${number}X`,
      mobile,
      `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`,
      `Buyer${number}@Example.in`,
    ]
    for (const q of whole) expect([q, (await idsOf({ kind: 'customer', q }))[0]]).toEqual([q, id])
    expect(await idsOf({ kind: 'customer', q: mobile.slice(0, 9) })).toEqual([])
    expect(await idsOf({ kind: 'provider', q: mobile })).toEqual([])
  })

  test('returns the newest first, page by page', async () => {
    const providers = []
    for (let more = 0; more < 5; more += 1) providers.push((await aListedProvider(db, `Kachnar ${more}`)).id)
    const first = await find({ q: 'kachnar', limit: '3' })
    expect(first.people.map(({ id }) => id)).toEqual(providers.toReversed().slice(0, 3))
    const cursor = new URL(/<(.+)>/.exec(String(first.link))?.[1] ?? '', 'http://site').searchParams
    const second = await find({ q: 'kachnar', limit: '3', cursor: cursor.get('cursor') ?? '' })
    expect([second.people.map(({ id }) => id), second.link]).toEqual([
      providers.toReversed().slice(3),
      undefined,
    ])
    const wrong = await support.get('/api/admin/people/?cursor=abc')
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'bad_input'])
  })

  test('filters by account status and badge', async () => {
    const [active, limited, suspended] = [
      await aListedProvider(db, 'Palash one'),
      await aListedProvider(db, 'Palash two'),
      await aListedProvider(db, 'Palash three'),
    ]
    await decide(limited.id, 'limit')
    await decide(suspended.id, 'suspend')
    await adminClient.post(`/api/admin/people/${active.id}/verified/`, { verified: true })
    const palash = (more: Record<string, string>) => idsOf({ q: 'palash', ...more })
    expect(await palash({ standing: 'active' })).toEqual([active.id])
    expect(await palash({ standing: 'limited' })).toEqual([limited.id])
    expect(await palash({ standing: 'suspended' })).toEqual([suspended.id])
    expect(await palash({ verified: 'true' })).toEqual([active.id])
    expect(await palash({ verified: 'false' })).toEqual([suspended.id, limited.id])
    const { people } = await find({ q: 'palash' })
    expect(people.map((person) => person.standing)).toEqual(['suspended', 'limited', 'active'])
  })
})

describe('details', () => {
  test('of a business include status and counts and mask personal data', async () => {
    const provider = await aListedProvider(db, 'Semal', {
      streetAddress: '7 Station Road',
      zipcode: '823001',
    })
    const post = await aListedPost(db, provider.id)
    await aComment(db, post.id)
    await aReport(server, { provider: provider.id })
    await decide(provider.id, 'warn')
    const reply = await support.get(`/api/admin/people/${provider.id}/?lang=hi`)
    expect(reply.json()).toMatchObject({
      id: provider.id,
      kind: 'provider',
      business_name: 'Semal',
      district: 'गया',
      standing: 'active',
      verified: false,
      personal: {
        mobile_number: `******${provider.mobileNumber?.slice(-4)}`,
        email: expect.stringMatching(/^s\*\*\*@example\.in$/),
        street_address: '***',
      },
      counts: { posts: 1, comments: 0, reports_made: 0, reports_against: 1, decisions: 1, sessions: 0 },
      decisions: [{ decision: 'warn', case_id: null, target_kind: 'provider', holds: false }],
      choices: ['warn', 'limit', 'suspend', 'ban'],
    })
    for (const secret of [provider.mobileNumber ?? '', provider.email ?? '', 'Station Road', '823001'])
      expect(reply.body).not.toContain(secret)
  })

  test('of a customer take a constant number of statements', async () => {
    const customer = await anAccount(db)
    const look = () => support.get(`/api/admin/people/${customer.id}/`)
    const before = await queriesDuring(look)
    const post = await aListedPost(db, (await aListedProvider(db, 'Saal')).id)
    for (let more = 0; more < 3; more += 1) await aComment(db, post.id, { customerId: customer.id })
    expect(await queriesDuring(look)).toHaveLength(before.length)
    expect((await look()).json()).toMatchObject({ kind: 'customer', business: null, counts: { comments: 3 } })
  })

  test('are not found for staff and unknown ids', async () => {
    for (const id of [adminClient.id, 999_999]) {
      expect((await adminClient.get(`/api/admin/people/${id}/`)).statusCode).toBe(404)
      expect((await decide(id, 'ban')).statusCode).toBe(404)
      for (const act of ['restore', 'end-sessions', 'verified', 'personal']) {
        const reply = await adminClient.post(`/api/admin/people/${id}/${act}/`, {
          reason: 'x',
          verified: true,
        })
        expect([act, reply.statusCode]).toEqual([act, 404])
      }
    }
  })
})
