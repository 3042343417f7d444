import { describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { block } from '../../testing/posts.ts'
import { aProvider } from '../../testing/providers.ts'

const server = await testServer()
const { db } = server

const aShop = async () => {
  const account = await aProvider(db)
  return { ...account, ...(await server.as(account)) }
}
const asha = { name: 'Asha', email: 'asha@example.in', mobile_number: '9876543210' }
const ask = (
  shop: { id: number },
  given: Record<string, unknown> = {},
  from: Pick<typeof server, 'post'> = server,
) => from.post('/api/contacts/create/', { provider_id: shop.id, ...asha, ...given })
const nth = (number: number) => ({ name: `Person ${number}`, mobile_number: String(9_000_000_000 + number) })
const fill = async (shop: { id: number }, from: number, to: number) => {
  for (let number = from; number <= to; number += 1) await ask(shop, nth(number))
}

type Contact = { id: number; name: string; status: string; note: string }
type Page = { count: number; next: string | null; previous: string | null; results: Contact[] }
const page = async (from: Pick<typeof server, 'get'>, url = '/api/contacts/') =>
  (await from.get(url)).json<Page>()

describe('a contact request', () => {
  test('reaches only the business', async () => {
    const [shop, other] = [await aShop(), await aShop()]
    const sent = await ask(shop, { name: ' Asha ', email: ' asha@example.in', mobile_number: ' 9876543210 ' })
    expect([sent.statusCode, sent.json()]).toEqual([
      201,
      { detail: 'Your message has been sent successfully!' },
    ])
    const { id } = await db
      .selectFrom('contacts')
      .select('id')
      .where('providerId', '=', shop.id)
      .executeTakeFirstOrThrow()
    expect(await page(shop, `/api/contacts/?provider_id=${shop.id}&page=1`)).toEqual({
      count: 1,
      next: null,
      previous: null,
      results: [
        {
          id,
          contact_id: id,
          provider_id: shop.id,
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
    const shop = await aShop()
    const empty = await server.post('/api/contacts/create/', { provider_id: shop.id })
    expect([empty.statusCode, empty.json()]).toEqual([
      400,
      {
        name: ['*This field is required.'],
        email: ['Email is required.'],
        mobile_number: ['*Mobile number must be exactly 10 digits.'],
      },
    ])
    const wrong = await ask(shop, { name: 'न'.repeat(101), email: 'asha', mobile_number: '+919876543210' })
    expect(wrong.json()).toEqual({
      name: ['*Name must be at most 100 characters.'],
      email: ['Invalid email format.'],
      mobile_number: ['*Mobile number must be exactly 10 digits.'],
    })
    expect((await page(shop)).count).toBe(0)
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
    const shop = await aShop()
    expect((await ask(shop, {}, shop)).json()).toMatchObject({ code: 'forbidden' })
    expect((await page(shop)).count).toBe(0)
  })

  test('is stored once within a day, also for concurrent requests', async () => {
    const [shop, customer] = [await aShop(), await server.as(await anAccount(db))]
    const twins = await Promise.all([ask(shop), ask(shop), ask(shop, { email: 'ASHA@example.in' })])
    expect(twins.map((reply) => reply.statusCode)).toEqual([201, 201, 201])
    expect((await ask(shop, { name: 'Asha Kumari' }, customer)).body).toBe(twins[0].body)
    expect((await page(shop)).count).toBe(1)
    await ask(shop, { email: 'another@example.in' })
    expect((await page(shop)).count).toBe(2)
    server.time.now = new Date(NOON.getTime() + 24 * 3_600_000)
    await ask(shop)
    server.time.now = NOON
    expect((await page(shop)).count).toBe(3)
  })

  test('is refused when a block exists in either direction', async () => {
    const shop = await aShop()
    const [blocked, blocker] = [await anAccount(db), await anAccount(db)]
    await block(db, shop, blocked)
    await block(db, blocker, shop)
    expect((await ask(shop, {}, await server.as(blocked))).statusCode).toBe(404)
    const refused = await ask(shop, {}, await server.as(blocker))
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      'You have blocked this business. Unblock it first.',
    ])
    expect((await page(shop)).count).toBe(0)
  })
})

describe('the pages', () => {
  test('have ten rows, newest first', async () => {
    const shop = await aShop()
    await fill(shop, 1, 23)
    const first = await page(shop)
    expect([first.count, first.results.length, first.previous]).toEqual([23, 10, null])
    expect(first.results[0]?.name).toBe('Person 23')
    const second = await page(shop, first.next ?? '')
    const third = await page(shop, second.next ?? '')
    expect(third.results.map(({ name }) => name)).toEqual(['Person 3', 'Person 2', 'Person 1'])
    expect(third.next).toBeNull()
    expect(await page(shop, third.previous ?? '')).toEqual(second)
    const beyond = await page(shop, '/api/contacts/?page=99')
    expect([beyond.results, beyond.next]).toEqual([[], null])
    expect((await page(shop, beyond.previous ?? '')).results).toEqual(third.results)
  })

  test('stay stable while requests arrive', async () => {
    const shop = await aShop()
    await fill(shop, 1, 12)
    const first = await page(shop)
    await fill(shop, 13, 17)
    const second = await page(shop, first.next ?? '')
    expect(second.results.map(({ name }) => name)).toEqual(['Person 2', 'Person 1'])
    expect(second.count).toBe(12)
    expect(await page(shop, second.previous ?? '')).toMatchObject({ count: 12, results: first.results })
    expect((await page(shop)).count).toBe(17)
  })

  test('contain only requests to the caller', async () => {
    const [shop, other] = [await aShop(), await aShop()]
    expect((await shop.get(`/api/contacts/?provider_id=${other.id}`)).statusCode).toBe(403)
    for (const wrong of ['page=0', 'page=x', 'up_to=0', 'provider_id=x'])
      expect((await shop.get(`/api/contacts/?${wrong}`)).statusCode).toBe(400)
  })

  test('exclude customers who blocked the business, but not those it blocked', async () => {
    const shop = await aShop()
    const [blocked, blocker] = [await anAccount(db), await anAccount(db)]
    await ask(shop, nth(1), await server.as(blocked))
    await ask(shop, nth(2), await server.as(blocker))
    const before = await page(shop)
    await block(db, shop, blocked)
    await block(db, blocker, shop)
    const after = await page(shop)
    expect([after.count, after.results.map(({ name }) => name)]).toEqual([1, ['Person 1']])
    expect((await shop.get('/api/contacts/csv/')).body).not.toContain('Person 2')
    const hidden = before.results[0]?.id
    expect((await shop.put(`/api/contacts/${hidden}/`, { status: 'won' })).statusCode).toBe(404)
  })
})

describe('a business updates', () => {
  test('the status, and omitted fields stay', async () => {
    const shop = await aShop()
    await ask(shop)
    const { id } = (await page(shop)).results[0] ?? { id: 0 }
    const change = async (body: object) => (await shop.put(`/api/contacts/${id}/`, body)).json<Contact>()
    expect(await change({ status: 'contacted', note: ' शाम को फ़ोन ' })).toMatchObject({
      id,
      status: 'contacted',
      note: 'शाम को फ़ोन',
    })
    expect(await change({ status: 'won' })).toMatchObject({ status: 'won', note: 'शाम को फ़ोन' })
    expect(await change({ note: '' })).toMatchObject({ status: 'won', note: '' })
    expect((await page(shop)).results[0]).toMatchObject({ status: 'won', note: '' })
  })

  test('neither invalid values nor requests of others', async () => {
    const [shop, other] = [await aShop(), await aShop()]
    await ask(shop)
    const { id } = (await page(shop)).results[0] ?? { id: 0 }
    expect((await shop.put(`/api/contacts/${id}/`, { status: 'married' })).statusCode).toBe(400)
    const long = await shop.put(`/api/contacts/${id}/`, { note: 'न'.repeat(501) })
    expect([long.statusCode, long.json()]).toEqual([400, { note: ['Note must be at most 500 characters.'] }])
    expect((await shop.put(`/api/contacts/${id}/`, { note: 'न'.repeat(500) })).statusCode).toBe(200)
    expect((await other.put(`/api/contacts/${id}/`, { status: 'spam' })).statusCode).toBe(404)
    expect((await page(shop)).results[0]?.status).toBe('new')
  })
})

describe('the download', () => {
  const download = async (from: Pick<typeof server, 'get'>, lang = 'en') =>
    from.get(`/api/contacts/csv/?lang=${lang}`)

  test('opens in a spreadsheet, also in Hindi', async () => {
    const shop = await aShop()
    await ask(shop, { name: 'आशा "दीदी", गया' })
    const reply = await download(shop, 'hi')
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="requests.csv"',
      'cache-control': 'private, no-store',
    })
    expect(reply.body).toBe(
      '\uFEFF"क्रम सं.","नाम","ईमेल","संपर्क नंबर","संपर्क की तारीख़","स्थिति","नोट"\r\n' +
        '"1","आशा ""दीदी"", गया","asha@example.in","9876543210","2026-03-14 12:00","नई",""\r\n',
    )
    expect((await download(shop)).body).toContain('"Sl. No.","Name","Email ID","Contact No","Contact Date"')
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '=HYPERLINK("http://x")'])(
    'escapes a formula in a name: %s',
    async (name) => {
      const shop = await aShop()
      await ask(shop, { name })
      const { id } = (await page(shop)).results[0] ?? { id: 0 }
      await shop.put(`/api/contacts/${id}/`, { note: `a\n${name}` })
      expect((await download(shop)).body).toContain(`,"'${name.replaceAll('"', '""')}",`)
    },
  )
})
