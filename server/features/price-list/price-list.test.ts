import { afterAll, describe, expect, test } from 'vitest'
import { DAY } from '../../../contract/limits.ts'
import { buildApp } from '../../app/app.ts'
import { serveWeb } from '../../app/web.ts'
import { anAccount } from '../../testing/accounts.ts'
import { aFile, aPicture } from '../../testing/forms.ts'
import { block } from '../../testing/posts.ts'
import { aSeller, type ItemReply, type PriceListReply } from '../../testing/price-lists.ts'
import { anItem, aProvider } from '../../testing/providers.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const server = await testServer({ isCached: false })
const { db } = server
const site = await buildApp(server.ctx, { logTo: { write: () => {} } })
afterAll(() => site.close())
await serveWeb(site, server.ctx, () => Promise.reject(new Error('no page is asked for')))
const file = async (url: string | null | undefined) => (await site.inject(url ?? '')).statusCode

const picture = aFile(await aPicture({ width: 400, height: 300 }).jpeg().toBuffer())

describe('the order', () => {
  const threeItems = async () => {
    const seller = await aSeller(server)
    const ids: number[] = []
    for (const [name, group] of [
      ['Aam', 'Fruit'],
      ['Bhindi', 'Greens'],
      ['Chiku', 'Fruit'],
    ])
      ids.push((await anItem(db, seller.shop.id, { name: name ?? '', groupTitle: group ?? '' })).id)
    return { ...seller, ids }
  }

  test("is the owner's, and groups are sorted by their first item", async () => {
    const { ids, order, own, listed } = await threeItems()
    expect(await own()).toEqual(['Fruit|Aam|Chiku', 'Greens|Bhindi'])
    expect((await order(ids.toReversed())).statusCode).toBe(200)
    expect(await own()).toEqual(['Fruit|Chiku|Aam', 'Greens|Bhindi'])
    expect(
      (await order([ids[1] ?? 0, ids[0] ?? 0, ids[2] ?? 0])).json<PriceListReply>().groups[0]?.title,
    ).toBe('Greens')
    expect(await listed()).toEqual(['Greens|Bhindi', 'Fruit|Aam|Chiku'])
  })

  test('requires every item once', async () => {
    const { ids, order, own } = await threeItems()
    const { id: strange } = await anItem(db, (await aSeller(server)).shop.id)
    const [first = 0] = ids
    for (const wrong of [[], ids.slice(1), [...ids, strange], [first, ...ids], [...ids.slice(1), strange]]) {
      const reply = await order(wrong)
      expect([reply.statusCode, Object.keys(reply.json())]).toEqual([400, ['item_ids']])
    }
    expect(await own()).toEqual(['Fruit|Aam|Chiku', 'Greens|Bhindi'])
  })

  test('of two concurrent requests is one of both and loses no item', async () => {
    const { ids, order, add, own } = await threeItems()
    const replies = await Promise.all([order(ids.toReversed()), order(ids), add({ name: 'Dhania' })])
    expect(replies.every(({ statusCode }) => statusCode < 500)).toBe(true)
    expect((await own()).flatMap((group) => group.split('|').slice(1)).toSorted()).toEqual([
      'Aam',
      'Bhindi',
      'Chiku',
      'Dhania',
    ])
    // A device that has not loaded the new item cannot order it.
    expect((await order(ids)).statusCode).toBe(400)
  })
})

describe('several items', () => {
  test('are parsed without being stored, and stored as they were parsed', async () => {
    const { me, own, find, shop: provider } = await aSeller(server)
    const pasted = await me.post('/api/items/paste/', {
      text: 'Mithai:\nChandrakala ₹120/kg\n\nRice 25 kg\nParwal mithai',
    })
    expect([pasted.statusCode, pasted.json()]).toEqual([
      200,
      {
        items: [
          {
            name: 'Chandrakala',
            description: '',
            price_paise: 12_000,
            price_to_paise: null,
            unit: 'kg',
            group: 'Mithai',
          },
          {
            name: 'Parwal mithai',
            description: '',
            price_paise: null,
            price_to_paise: null,
            unit: '',
            group: 'Mithai',
          },
        ],
        problems: [{ line: 4, text: 'Rice 25 kg' }],
      },
    ])
    expect(await own()).toEqual([])
    const { items } = pasted.json<{ items: object[] }>()
    const reply = await me.post('/api/items/bulk/', { items })
    expect([reply.statusCode, reply.json()]).toEqual([201, { created: 2 }])
    expect(await own()).toEqual(['Mithai|Chandrakala|Parwal mithai'])
    expect((await find('चंद्रकला'))[0]).toBe(provider.id)
  })

  test('are stored all or none, with errors by position', async () => {
    const { me, own } = await aSeller(server)
    const reply = await me.post('/api/items/bulk/', {
      items: [{ name: 'Tea' }, { name: 'x' }, { name: 'Coffee', unit: 'cup' }],
    })
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      {
        items: {
          1: { name: ['*Item name must be at least 2 characters.'] },
          2: { unit: ['*Choose a unit from the list.'] },
        },
      },
    ])
    expect(await own()).toEqual([])
    for (const items of [[], [{}], 'Tea', undefined])
      expect((await me.post('/api/items/bulk/', { items })).statusCode).toBe(400)
  })

  test('are limited to 200 in all, also under concurrent requests', async () => {
    const { me, add } = await aSeller(server)
    const many = (count: number) => ({
      items: Array.from({ length: count }, (_, at) => ({ name: `Item ${at}` })),
    })
    expect((await me.post('/api/items/bulk/', many(201))).statusCode).toBe(400)
    expect((await me.post('/api/items/bulk/', many(198))).statusCode).toBe(201)
    const full = await me.post('/api/items/bulk/', many(3))
    expect([full.statusCode, full.json().code]).toEqual([400, 'items_full'])
    const replies = await Promise.all([
      add({ name: 'Tea' }),
      add({ name: 'Tea' }),
      add({ name: 'Tea', image: picture }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 400])
  })
})

describe('the public list', () => {
  test('of a business without items is empty', async () => {
    const { id } = await aProvider(db)
    expect((await server.get(`/api/providers/${id}/items/`)).json()).toEqual({ groups: [] })
  })

  test.each([
    ['is suspended', { suspendedAt: new Date() }],
    ['is not verified', { verifiedAt: null }],
  ])('of a business that %s returns 404, as do its images', async (_how, state) => {
    const { add, shop: provider } = await aSeller(server)
    const { image } = (await add({ name: 'Peda', image: picture })).json<ItemReply>()
    await db.updateTable('accounts').set(state).where('id', '=', provider.id).execute()
    expect((await server.get(`/api/providers/${provider.id}/items/`)).statusCode).toBe(404)
    expect(await file(image)).toBe(404)
  })

  test('returns 404 for an unknown account and a customer', async () => {
    const customer = await anAccount(db)
    for (const id of [999_999, customer.id])
      expect((await server.get(`/api/providers/${id}/items/`)).statusCode).toBe(404)
  })

  test('returns 404 to a blocked customer, but not to one who blocked the business', async () => {
    const provider = await aProvider(db)
    const [blocked, blocker] = [await anAccount(db), await anAccount(db)]
    await block(db, provider, blocked)
    await block(db, blocker, provider)
    const asks = async (who: typeof blocked) =>
      (await (await server.as(who)).get(`/api/providers/${provider.id}/items/`)).statusCode
    expect([await asks(blocked), await asks(blocker)]).toEqual([404, 200])
  })
})

test('a limited account cannot write items, only delete them', async () => {
  const { shop: provider, me, add, change, order } = await aSeller(server)
  const { id } = await anItem(db, provider.id)
  await db
    .updateTable('accounts')
    .set({ limitedUntil: new Date(NOON.getTime() + DAY) })
    .where('id', '=', provider.id)
    .execute()
  const replies = [
    await add({ name: 'Tea' }),
    await change(id, { name: 'Tea' }),
    await order([id]),
    await me.post('/api/items/bulk/', { items: [{ name: 'Tea' }] }),
  ]
  expect(replies.map((reply) => reply.json().code)).toEqual(replies.map(() => 'account_limited'))
  expect((await me.delete(`/api/items/${id}/`)).statusCode).toBe(200)
})
