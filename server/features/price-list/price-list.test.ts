import { afterAll, describe, expect, test } from 'vitest'
import { DAY, limits } from '../../../contract/limits.ts'
import { anAccount } from '../../testing/accounts.ts'
import { aFile, aPicture, encoded, formOf } from '../../testing/forms.ts'
import { block } from '../../testing/posts.ts'
import { anItem, aProvider } from '../../testing/providers.ts'
import { uploadLeftovers } from '../../testing/sign-up-forms.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { buildApp } from '../../app/app.ts'
import { serveWeb } from '../../app/web.ts'

const server = await testServer({ isCached: false })
const { db } = server
const site = await buildApp(server.ctx, { logTo: { write: () => {} } })
afterAll(() => site.close())
await serveWeb(site, server.ctx, () => Promise.reject(new Error('no page is asked for')))
const file = async (url: string | null | undefined) => (await site.inject(url ?? '')).statusCode

type Item = {
  item_id: number
  name: string
  group: string
  image: string | null
  price_paise: number | null
  price_to_paise: number | null
  unit: string
  is_available: boolean
}
type List = { groups: { title: string; items: Item[] }[] }
type Fields = Parameters<typeof formOf>[0]

const aSeller = async () => {
  const shop = await aProvider(db)
  const me = await server.as(shop)
  const send = async (method: 'post' | 'put', url: string, fields: Fields, headers = {}) => {
    const form = await encoded(formOf(fields))
    return me[method](url, form.body, { ...form.headers, ...headers })
  }
  const namesIn = ({ groups }: List) =>
    groups.map(({ title, items }) => [title, ...items.map(({ name }) => name)].join('|'))
  return {
    shop,
    me,
    add: (fields: Fields, headers = {}) => send('post', '/api/items/', fields, headers),
    change: (id: number, fields: Fields) => send('put', `/api/items/${id}/`, fields),
    order: (ids: readonly number[]) => me.put('/api/items/order/', { item_ids: ids }),
    own: async () => namesIn((await me.get('/api/items/')).json<List>()),
    shown: async () => namesIn((await server.get(`/api/providers/${shop.id}/items/`)).json<List>()),
    find: async (text: string) =>
      (await server.get(`/api/marketplace/search/?searchtext=${encodeURIComponent(text)}`))
        .json<{ id: number }[]>()
        .map(({ id }) => id),
  }
}

const picture = aFile(await aPicture({ width: 400, height: 300 }).jpeg().toBuffer())
const otherPicture = aFile(await aPicture({ width: 500, height: 300 }).jpeg().toBuffer())

const PRICE_WRONG = ['*Please enter a price up to ₹100 crore, or leave it empty.']

describe('a new item', () => {
  test('is shown, and the shop is found by it at once', async () => {
    const { add, shop, shown, find } = await aSeller()
    const reply = await add({
      name: '  Lavang \n Latika ',
      description: 'Fresh every morning',
      price_paise: '1250',
      price_to_paise: '1500',
      unit: 'piece',
      group: 'Sweets',
      image: picture,
    })
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      {
        item_id: expect.any(Number),
        name: 'Lavang Latika',
        description: 'Fresh every morning',
        price_paise: 1_250,
        price_to_paise: 1_500,
        unit: 'piece',
        group: 'Sweets',
        image: expect.stringMatching(/^\/media\/.*\.webp$/),
        picture: expect.objectContaining({ width: 400, height: 300 }),
        is_available: true,
      },
    ])
    expect(await file(reply.json<Item>().image)).toBe(200)
    expect(await shown()).toEqual(['Sweets|Lavang Latika'])
    expect(await find('लवंग लतिका')).toEqual([shop.id])
  })

  test.each([
    ['a name alone', { name: 'Haircut' }],
    [
      'empty fields',
      { name: 'Haircut', description: '', price_paise: '', price_to_paise: '', unit: '', group: '' },
    ],
  ])('of %s is one to ask the price of', async (_what, fields) => {
    const { add } = await aSeller()
    expect((await add(fields)).json()).toMatchObject({
      name: 'Haircut',
      description: '',
      price_paise: null,
      price_to_paise: null,
      unit: '',
      group: '',
      image: null,
      is_available: true,
    })
  })

  test('may come as JSON, with numbers', async () => {
    const { me } = await aSeller()
    const reply = await me.post('/api/items/', {
      name: 'Tea',
      price_paise: 1_000,
      is_available: false,
      unit: '',
    })
    expect([reply.statusCode, reply.json<Item>().price_paise, reply.json<Item>().is_available]).toEqual([
      201,
      1_000,
      false,
    ])
    expect((await me.post('/api/items/', { name: 'Tea', price_paise: null })).json<Item>().price_paise).toBe(
      null,
    )
  })

  test('is written once, though the form is sent twice with one key', async () => {
    const { add, own } = await aSeller()
    const key = { 'idempotency-key': 'one-item' }
    const [first, again] = [await add({ name: 'Tea' }, key), await add({ name: 'Tea' }, key)]
    expect(again.json()).toEqual(first.json())
    expect(await own()).toEqual(['|Tea'])
  })

  test.each([
    [{ name: '' }, { name: ['*This field is required.'] }],
    [{ name: 'x' }, { name: ['*Item name must be at least 2 characters.'] }],
    [{ name: 'x'.repeat(81) }, { name: ['*Item name must be at most 80 characters.'] }],
    [{ description: 'x'.repeat(301) }, { description: ['*Description must be at most 300 characters.'] }],
    [{ group: 'x'.repeat(61) }, { group: ['*Group name must be at most 60 characters.'] }],
    [{ unit: 'tola' }, { unit: ['*Please choose a unit from the list.'] }],
    [{ price_paise: '-1' }, { price_paise: PRICE_WRONG }],
    [{ price_paise: '12.50' }, { price_paise: PRICE_WRONG }],
    [{ price_paise: 'twelve' }, { price_paise: PRICE_WRONG }],
    [{ price_paise: '1e3' }, { price_paise: PRICE_WRONG }],
    [{ price_paise: '100000000001' }, { price_paise: PRICE_WRONG }],
    [
      { price_paise: '1000', price_to_paise: '1000' },
      { price_to_paise: ['*The second price must be higher than the first.'] },
    ],
    [
      { price_paise: '', price_to_paise: '1000' },
      { price_to_paise: ['*The second price must be higher than the first.'] },
    ],
    [{ image: [picture, picture] }, { image: ['*You can upload only 1 image.'] }],
    [
      { image: aFile(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])) },
      { image: ['*This file cannot be read. Please choose another one.'] },
    ],
  ])('is refused and leaves nothing: %j', async (fields, errors) => {
    const before = await uploadLeftovers(server)
    const { add, own } = await aSeller()
    const reply = await add({ name: 'Samosa', ...fields } as Fields)
    expect([reply.statusCode, reply.json()]).toEqual([400, errors])
    expect([await own(), await uploadLeftovers(server)]).toEqual([[], before])
  })

  test('is refused with a file that is no picture, or too large', async () => {
    const { add } = await aSeller()
    const text = await add({ name: 'Samosa', image: aFile(Buffer.from('a text')) })
    expect([text.statusCode, text.json().code]).toEqual([415, 'image_wrong_kind'])
    const large = Buffer.concat([Buffer.from(await picture.arrayBuffer()), Buffer.alloc(6_000_000)])
    const heavy = await add({ name: 'Samosa', image: aFile(large) })
    expect([heavy.statusCode, heavy.json().code]).toEqual([413, 'image_too_large'])
  })

  test('of the greatest price and the longest name is taken', async () => {
    const { add } = await aSeller()
    const reply = await add({
      name: 'ज'.repeat(80),
      price_paise: '99999999999',
      price_to_paise: '100000000000',
    })
    expect([reply.statusCode, reply.json<Item>().price_to_paise]).toEqual([201, limits.item.paise])
  })
})

describe('an item that is changed', () => {
  test('keeps what is left out, and its picture', async () => {
    const { add, change } = await aSeller()
    const item = (
      await add({ name: 'Peda', price_paise: '400', unit: 'kg', group: 'Milk', image: picture })
    ).json<Item>()
    const reply = await change(item.item_id, { name: 'Kesar Peda' })
    expect([reply.statusCode, reply.json()]).toEqual([200, { ...item, name: 'Kesar Peda' }])
  })

  test('gets another picture or none, and the old one is gone', async () => {
    const { add, change } = await aSeller()
    const { item_id, image } = (await add({ name: 'Peda', image: picture })).json<Item>()
    const changed = (await change(item_id, { image: otherPicture })).json<Item>()
    expect(changed.image).not.toBe(image)
    expect(await file(image)).toBe(404)
    expect((await change(item_id, { remove_image: '1' })).json<Item>().image).toBe(null)
    expect(await file(changed.image)).toBe(404)
    const folders = (await db.selectFrom('mediaLeftovers').select('folder').execute()).map(
      ({ folder }) => folder,
    )
    expect(folders).toContain(changed.image?.split('/').slice(2, 4).join('/'))
  })

  test('and is not available leaves the public list and the search; its owner still sees it and its picture', async () => {
    const { add, change, own, shown, find, me } = await aSeller()
    const { item_id, image } = (await add({ name: 'Anarsa', image: picture })).json<Item>()
    await change(item_id, { is_available: 'false' })
    expect([await own(), await shown(), await find('anarsa')]).toEqual([['|Anarsa'], [], []])
    expect(await file(image)).toBe(404)
    const [mine] = (await me.get('/api/items/')).json<List>().groups[0]?.items ?? []
    expect(await file(mine?.image)).toBe(200)
    await change(item_id, { is_available: '1' })
    expect([await shown(), (await find('anarsa')).length]).toEqual([['|Anarsa'], 1])
  })

  test('may lose its price, and then its range too', async () => {
    const { add, change } = await aSeller()
    const { item_id } = (
      await add({ name: 'Facial', price_paise: '100', price_to_paise: '200' })
    ).json<Item>()
    expect((await change(item_id, { price_paise: '' })).statusCode).toBe(400)
    expect((await change(item_id, { price_paise: '300' })).statusCode).toBe(400)
    const asked = await change(item_id, { price_paise: '', price_to_paise: '' })
    expect(asked.json()).toMatchObject({ price_paise: null, price_to_paise: null })
  })

  test('of another shop, or gone, is not found', async () => {
    const { id } = await anItem(db, (await aSeller()).shop.id)
    const { change, me } = await aSeller()
    expect((await change(id, { name: 'Mine' })).statusCode).toBe(404)
    expect((await me.delete(`/api/items/${id}/`)).statusCode).toBe(404)
    expect((await change(999_999, { name: 'Mine' })).statusCode).toBe(404)
  })
})

test('an item that is deleted goes from the list, the search and the store', async () => {
  const { add, me, own, find } = await aSeller()
  const { item_id, image } = (await add({ name: 'Balushahi', image: picture })).json<Item>()
  expect((await me.delete(`/api/items/${item_id}/`)).statusCode).toBe(200)
  expect([await own(), await find('balushahi')]).toEqual([[], []])
  expect(await file(image)).toBe(404)
  expect((await me.delete(`/api/items/${item_id}/`)).statusCode).toBe(404)
})

test('the pictures of the items go with the account', async () => {
  const { add, me } = await aSeller()
  const { image } = (await add({ name: 'Balushahi', image: picture })).json<Item>()
  expect((await me.delete('/api/delete-account/')).statusCode).toBe(200)
  expect(await file(image)).toBe(404)
  const folder = image?.split('/').slice(2, 4).join('/') ?? ''
  expect(await db.selectFrom('media').select('id').where('folder', '=', folder).execute()).toEqual([])
})

describe('the order', () => {
  const threeItems = async () => {
    const seller = await aSeller()
    const ids: number[] = []
    for (const [name, group] of [
      ['Aam', 'Fruit'],
      ['Bhindi', 'Greens'],
      ['Chiku', 'Fruit'],
    ])
      ids.push((await anItem(db, seller.shop.id, { name: name ?? '', groupTitle: group ?? '' })).id)
    return { ...seller, ids }
  }

  test('is the owner’s, and groups stand where their first item does', async () => {
    const { ids, order, own, shown } = await threeItems()
    expect(await own()).toEqual(['Fruit|Aam|Chiku', 'Greens|Bhindi'])
    expect((await order(ids.toReversed())).statusCode).toBe(200)
    expect(await own()).toEqual(['Fruit|Chiku|Aam', 'Greens|Bhindi'])
    expect((await order([ids[1] ?? 0, ids[0] ?? 0, ids[2] ?? 0])).json<List>().groups[0]?.title).toBe(
      'Greens',
    )
    expect(await shown()).toEqual(['Greens|Bhindi', 'Fruit|Aam|Chiku'])
  })

  test('names each of the items once', async () => {
    const { ids, order, own } = await threeItems()
    const { id: strange } = await anItem(db, (await aSeller()).shop.id)
    const [first = 0] = ids
    for (const wrong of [[], ids.slice(1), [...ids, strange], [first, ...ids], [...ids.slice(1), strange]]) {
      const reply = await order(wrong)
      expect([reply.statusCode, Object.keys(reply.json())]).toEqual([400, ['item_ids']])
    }
    expect(await own()).toEqual(['Fruit|Aam|Chiku', 'Greens|Bhindi'])
  })

  test('that two devices send at once is one of the two, and loses no item', async () => {
    const { ids, order, add, own } = await threeItems()
    const replies = await Promise.all([order(ids.toReversed()), order(ids), add({ name: 'Dhania' })])
    expect(replies.every(({ statusCode }) => statusCode < 500)).toBe(true)
    expect((await own()).flatMap((group) => group.split('|').slice(1)).toSorted()).toEqual([
      'Aam',
      'Bhindi',
      'Chiku',
      'Dhania',
    ])
    // Who has not seen the new one can't say where it stands.
    expect((await order(ids)).statusCode).toBe(400)
  })
})

describe('several at once', () => {
  test('are read from a pasted list without being stored, and stored as they were read', async () => {
    const { me, own, find, shop } = await aSeller()
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
    expect(await find('चंद्रकला')).toEqual([shop.id])
  })

  test('are stored all or not at all, and what is wrong stands at its place', async () => {
    const { me, own } = await aSeller()
    const reply = await me.post('/api/items/bulk/', {
      items: [{ name: 'Tea' }, { name: 'x' }, { name: 'Coffee', unit: 'cup' }],
    })
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      {
        items: {
          1: { name: ['*Item name must be at least 2 characters.'] },
          2: { unit: ['*Please choose a unit from the list.'] },
        },
      },
    ])
    expect(await own()).toEqual([])
    for (const items of [[], [{}], 'Tea', undefined])
      expect((await me.post('/api/items/bulk/', { items })).statusCode).toBe(400)
  })

  test('are 200 at most, with those that are there, also when two come at once', async () => {
    const { me, add } = await aSeller()
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
  test('of a shop without items is empty', async () => {
    const { id } = await aProvider(db)
    expect((await server.get(`/api/providers/${id}/items/`)).json()).toEqual({ groups: [] })
  })

  test.each([
    ['is suspended', { suspendedAt: new Date() }],
    ['is not verified', { verifiedAt: null }],
  ])('of a shop that %s is not found, nor are its pictures', async (_how, state) => {
    const { add, shop } = await aSeller()
    const { image } = (await add({ name: 'Peda', image: picture })).json<Item>()
    await db.updateTable('accounts').set(state).where('id', '=', shop.id).execute()
    expect((await server.get(`/api/providers/${shop.id}/items/`)).statusCode).toBe(404)
    expect(await file(image)).toBe(404)
  })

  test('of nobody, or of a customer, is not found', async () => {
    const customer = await anAccount(db)
    for (const id of [999_999, customer.id])
      expect((await server.get(`/api/providers/${id}/items/`)).statusCode).toBe(404)
  })

  test('is not found by a customer whom the shop has blocked; one who blocked it still looks', async () => {
    const shop = await aProvider(db)
    const [blocked, blocker] = [await anAccount(db), await anAccount(db)]
    await block(db, shop, blocked)
    await block(db, blocker, shop)
    const asks = async (who: typeof blocked) =>
      (await (await server.as(who)).get(`/api/providers/${shop.id}/items/`)).statusCode
    expect([await asks(blocked), await asks(blocker)]).toEqual([404, 200])
  })
})

test('a limited account writes no items, and may still delete', async () => {
  const { shop, me, add, change, order } = await aSeller()
  const { id } = await anItem(db, shop.id)
  await db
    .updateTable('accounts')
    .set({ limitedUntil: new Date(NOON.getTime() + DAY) })
    .where('id', '=', shop.id)
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
