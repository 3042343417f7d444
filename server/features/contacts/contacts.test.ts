import { describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { block } from '../../testing/posts.ts'
import { aProvider } from '../../testing/providers.ts'

const server = await testServer()
const { db } = server

const aListedBusiness = async () => {
  const account = await aProvider(db)
  return { ...account, ...(await server.as(account)) }
}
const asha = { name: 'Asha', email: 'asha@example.in', mobile_number: '9876543210' }
const ask = (
  provider: { id: number },
  given: Record<string, unknown> = {},
  from: Pick<typeof server, 'post'> = server,
) => from.post('/api/contacts/create/', { provider_id: provider.id, ...asha, ...given })
const nth = (number: number) => ({ name: `Person ${number}`, mobile_number: String(9_000_000_000 + number) })
const fill = async (provider: { id: number }, from: number, to: number) => {
  for (let number = from; number <= to; number += 1) await ask(provider, nth(number))
}

type Contact = { id: number; name: string; status: string; note: string }
type Page = { count: number; next: string | null; previous: string | null; results: Contact[] }
const page = async (from: Pick<typeof server, 'get'>, url = '/api/contacts/') =>
  (await from.get(url)).json<Page>()

describe('a contact request', () => {
  test('reaches only the business', async () => {
    const [provider, other] = [await aListedBusiness(), await aListedBusiness()]
    const sent = await ask(provider, {
      name: ' Asha ',
      email: ' asha@example.in',
      mobile_number: ' 9876543210 ',
    })
    expect([sent.statusCode, sent.json()]).toEqual([
      201,
      { detail: 'Your message has been sent successfully!' },
    ])
    const { id } = await db
      .selectFrom('contacts')
      .select('id')
      .where('providerId', '=', provider.id)
      .executeTakeFirstOrThrow()
    expect(await page(provider, `/api/contacts/?provider_id=${provider.id}&page=1`)).toEqual({
      count: 1,
      next: null,
      previous: null,
      results: [
        {
          id,
          contact_id: id,
          provider_id: provider.id,
          ...asha,
          created_at: NOON.toISOString(),
          status: 'new',
          note: '',
        },
      ],
    })
    expect((await page(other)).count).toBe(0)
  })

  test('is refused with all invalid fields', async () => {
    const provider = await aListedBusiness()
    const empty = await server.post('/api/contacts/create/', { provider_id: provider.id })
    expect([empty.statusCode, empty.json()]).toEqual([
      400,
      {
        name: ['*This field is required.'],
        email: ['Email is required.'],
        mobile_number: ['*Mobile number must be exactly 10 digits.'],
      },
    ])
    const wrong = await ask(provider, {
      name: 'न'.repeat(101),
      email: 'asha',
      mobile_number: '+919876543210',
    })
    expect(wrong.json()).toEqual({
      name: ['*Name must be at most 100 characters.'],
      email: ['Invalid email format.'],
      mobile_number: ['*Mobile number must be exactly 10 digits.'],
    })
    expect((await page(provider)).count).toBe(0)
  })

  test('returns 404 for accounts that are not public businesses', async () => {
    const hidden = [
      { id: 999_999 },
      await aProvider(db, { account: { suspendedAt: new Date() } }),
      await aProvider(db, { account: { verifiedAt: null } }),
      await anAccount(db),
      await anAccount(db, { role: 'admin' }),
    ]
    const replies = await Promise.all(hidden.map((each) => ask(each)))
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`)).size).toBe(1)
    expect(replies[0]?.statusCode).toBe(404)
    expect((await server.post('/api/contacts/create/', asha)).statusCode).toBe(400)
  })

  test('of a business to itself is refused', async () => {
    const provider = await aListedBusiness()
    expect((await ask(provider, {}, provider)).json()).toMatchObject({ code: 'forbidden' })
    expect((await page(provider)).count).toBe(0)
  })

  test('is stored once within a day, also for concurrent requests', async () => {
    const [provider, customer] = [await aListedBusiness(), await server.as(await anAccount(db))]
    const twins = await Promise.all([
      ask(provider),
      ask(provider),
      ask(provider, { email: 'ASHA@example.in' }),
    ])
    expect(twins.map((reply) => reply.statusCode)).toEqual([201, 201, 201])
    expect((await ask(provider, { name: 'Asha Kumari' }, customer)).body).toBe(twins[0].body)
    expect((await page(provider)).count).toBe(1)
    await ask(provider, { email: 'another@example.in' })
    expect((await page(provider)).count).toBe(2)
    server.time.now = new Date(NOON.getTime() + 24 * 3_600_000)
    await ask(provider)
    server.time.now = NOON
    expect((await page(provider)).count).toBe(3)
  })

  test('is refused when a block exists in either direction', async () => {
    const provider = await aListedBusiness()
    const [blocked, blocker] = [await anAccount(db), await anAccount(db)]
    await block(db, provider, blocked)
    await block(db, blocker, provider)
    expect((await ask(provider, {}, await server.as(blocked))).statusCode).toBe(404)
    const refused = await ask(provider, {}, await server.as(blocker))
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      'You have blocked this business. Unblock it first.',
    ])
    expect((await page(provider)).count).toBe(0)
  })
})

describe('the pages', () => {
  test('have ten rows, newest first', async () => {
    const provider = await aListedBusiness()
    await fill(provider, 1, 23)
    const first = await page(provider)
    expect([first.count, first.results.length, first.previous]).toEqual([23, 10, null])
    expect(first.results[0]?.name).toBe('Person 23')
    const second = await page(provider, first.next ?? '')
    const third = await page(provider, second.next ?? '')
    expect(third.results.map(({ name }) => name)).toEqual(['Person 3', 'Person 2', 'Person 1'])
    expect(third.next).toBeNull()
    expect(await page(provider, third.previous ?? '')).toEqual(second)
    const beyond = await page(provider, '/api/contacts/?page=99')
    expect([beyond.results, beyond.next]).toEqual([[], null])
    expect((await page(provider, beyond.previous ?? '')).results).toEqual(third.results)
  })

  test('stay stable while requests arrive', async () => {
    const provider = await aListedBusiness()
    await fill(provider, 1, 12)
    const first = await page(provider)
    await fill(provider, 13, 17)
    const second = await page(provider, first.next ?? '')
    expect(second.results.map(({ name }) => name)).toEqual(['Person 2', 'Person 1'])
    expect(second.count).toBe(12)
    expect(await page(provider, second.previous ?? '')).toMatchObject({ count: 12, results: first.results })
    expect((await page(provider)).count).toBe(17)
  })

  test('contain only requests to the caller', async () => {
    const [provider, other] = [await aListedBusiness(), await aListedBusiness()]
    expect((await provider.get(`/api/contacts/?provider_id=${other.id}`)).statusCode).toBe(403)
    for (const wrong of ['page=0', 'page=x', 'up_to=0', 'provider_id=x'])
      expect((await provider.get(`/api/contacts/?${wrong}`)).statusCode).toBe(400)
  })

  test('exclude customers who blocked the business, but not those it blocked', async () => {
    const provider = await aListedBusiness()
    const [blocked, blocker] = [await anAccount(db), await anAccount(db)]
    await ask(provider, nth(1), await server.as(blocked))
    await ask(provider, nth(2), await server.as(blocker))
    const before = await page(provider)
    await block(db, provider, blocked)
    await block(db, blocker, provider)
    const after = await page(provider)
    expect([after.count, after.results.map(({ name }) => name)]).toEqual([1, ['Person 1']])
    expect((await provider.get('/api/contacts/csv/')).body).not.toContain('Person 2')
    const hidden = before.results[0]?.id
    expect((await provider.put(`/api/contacts/${hidden}/`, { status: 'won' })).statusCode).toBe(404)
  })
})

describe('a business updates', () => {
  test('the status, and omitted fields stay', async () => {
    const provider = await aListedBusiness()
    await ask(provider)
    const { id } = (await page(provider)).results[0] ?? { id: 0 }
    const change = async (body: object) => (await provider.put(`/api/contacts/${id}/`, body)).json<Contact>()
    expect(await change({ status: 'contacted', note: ' शाम को फ़ोन ' })).toMatchObject({
      id,
      status: 'contacted',
      note: 'शाम को फ़ोन',
    })
    expect(await change({ status: 'won' })).toMatchObject({ status: 'won', note: 'शाम को फ़ोन' })
    expect(await change({ note: '' })).toMatchObject({ status: 'won', note: '' })
    expect((await page(provider)).results[0]).toMatchObject({ status: 'won', note: '' })
  })

  test('neither invalid values nor requests of others', async () => {
    const [provider, other] = [await aListedBusiness(), await aListedBusiness()]
    await ask(provider)
    const { id } = (await page(provider)).results[0] ?? { id: 0 }
    expect((await provider.put(`/api/contacts/${id}/`, { status: 'married' })).statusCode).toBe(400)
    const long = await provider.put(`/api/contacts/${id}/`, { note: 'न'.repeat(501) })
    expect([long.statusCode, long.json()]).toEqual([400, { note: ['Note must be at most 500 characters.'] }])
    expect((await provider.put(`/api/contacts/${id}/`, { note: 'न'.repeat(500) })).statusCode).toBe(200)
    expect((await other.put(`/api/contacts/${id}/`, { status: 'spam' })).statusCode).toBe(404)
    expect((await page(provider)).results[0]?.status).toBe('new')
  })
})

describe('the download', () => {
  const download = async (from: Pick<typeof server, 'get'>, lang = 'en') =>
    from.get(`/api/contacts/csv/?lang=${lang}`)

  test('opens in a spreadsheet, also in Hindi', async () => {
    const provider = await aListedBusiness()
    await ask(provider, { name: 'आशा "दीदी", गया' })
    const reply = await download(provider, 'hi')
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="requests.csv"',
      'cache-control': 'private, no-store',
    })
    expect(reply.body).toBe(
      '\uFEFF"क्रम सं.","नाम","ईमेल","मोबाइल नंबर","तारीख़","स्थिति","नोट"\r\n' +
        '"1","आशा ""दीदी"", गया","asha@example.in","9876543210","14-03-2026 12:00 PM","नई",""\r\n',
    )
    expect((await download(provider)).body).toContain(
      '"Sl. No.","Name","Email ID","Contact No","Contact Date"',
    )
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '=HYPERLINK("http://x")'])(
    'escapes a formula in a name: %s',
    async (name) => {
      const provider = await aListedBusiness()
      await ask(provider, { name })
      const { id } = (await page(provider)).results[0] ?? { id: 0 }
      await provider.put(`/api/contacts/${id}/`, { note: `a\n${name}` })
      expect((await download(provider)).body).toContain(`,"'${name.replaceAll('"', '""')}",`)
    },
  )
})
