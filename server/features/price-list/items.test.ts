import { afterAll, describe, expect, test } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { buildApp } from '../../app/app.ts'
import { serveWeb } from '../../app/web.ts'
import { aFile, aPicture } from '../../testing/forms.ts'
import { aSeller, type ItemReply, type PriceListReply } from '../../testing/price-lists.ts'
import { anItem } from '../../testing/providers.ts'
import { uploadLeftovers } from '../../testing/sign-up-forms.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer({ isCached: false })
const { db } = server
const site = await buildApp(server.ctx, { logTo: { write: () => {} } })
afterAll(() => site.close())
await serveWeb(site, server.ctx, () => Promise.reject(new Error('no page is asked for')))
const file = async (url: string | null | undefined) => (await site.inject(url ?? '')).statusCode

const picture = aFile(await aPicture({ width: 400, height: 300 }).jpeg().toBuffer())
const otherPicture = aFile(await aPicture({ width: 500, height: 300 }).jpeg().toBuffer())

const PRICE_WRONG = ['*Enter a price up to ₹100 crore, or leave it empty.']

describe('a new item', () => {
  test('is listed, and its business is found by it immediately', async () => {
    const { add, shop: provider, listed, find } = await aSeller(server)
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
    expect(await file(reply.json<ItemReply>().image)).toBe(200)
    expect(await listed()).toEqual(['Sweets|Lavang Latika'])
    expect(await find('लवंग लतिका')).toEqual([provider.id])
  })

  test.each([
    ['a name alone', { name: 'Haircut' }],
    [
      'empty fields',
      { name: 'Haircut', description: '', price_paise: '', price_to_paise: '', unit: '', group: '' },
    ],
  ])('with %s has a price on request', async (_what, fields) => {
    const { add } = await aSeller(server)
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

  test('accepts JSON with numbers', async () => {
    const { me } = await aSeller(server)
    const reply = await me.post('/api/items/', {
      name: 'Tea',
      price_paise: 1_000,
      is_available: false,
      unit: '',
    })
    expect([
      reply.statusCode,
      reply.json<ItemReply>().price_paise,
      reply.json<ItemReply>().is_available,
    ]).toEqual([201, 1_000, false])
    expect(
      (await me.post('/api/items/', { name: 'Tea', price_paise: null })).json<ItemReply>().price_paise,
    ).toBe(null)
  })

  test('is created once, though the form is sent twice with one idempotency key', async () => {
    const { add, own } = await aSeller(server)
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
    [{ unit: 'tola' }, { unit: ['*Choose a unit from the list.'] }],
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
    [{ image: [picture, picture] }, { image: ['*You can upload only 1 photo.'] }],
    [
      { image: aFile(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])) },
      { image: ['*This file cannot be read. Choose another one.'] },
    ],
  ])('is refused and stores nothing: %j', async (fields, errors) => {
    const before = await uploadLeftovers(server)
    const { add, own } = await aSeller(server)
    const reply = await add({ name: 'Samosa', ...fields })
    expect([reply.statusCode, reply.json()]).toEqual([400, errors])
    expect([await own(), await uploadLeftovers(server)]).toEqual([[], before])
  })

  test('is refused with another file than an image or a file above the limit', async () => {
    const { add } = await aSeller(server)
    const text = await add({ name: 'Samosa', image: aFile(Buffer.from('a text')) })
    expect([text.statusCode, text.json().code]).toEqual([415, 'image_wrong_kind'])
    const large = Buffer.concat([Buffer.from(await picture.arrayBuffer()), Buffer.alloc(6_000_000)])
    const heavy = await add({ name: 'Samosa', image: aFile(large) })
    expect([heavy.statusCode, heavy.json().code]).toEqual([413, 'image_too_large'])
  })

  test('accepts the maximum price and length of name', async () => {
    const { add } = await aSeller(server)
    const reply = await add({
      name: 'ज'.repeat(80),
      price_paise: '99999999999',
      price_to_paise: '100000000000',
    })
    expect([reply.statusCode, reply.json<ItemReply>().price_to_paise]).toEqual([201, limits.item.paise])
  })
})

describe('editing an item', () => {
  test('keeps omitted fields and the image', async () => {
    const { add, change } = await aSeller(server)
    const item = (
      await add({ name: 'Peda', price_paise: '400', unit: 'kg', group: 'Milk', image: picture })
    ).json<ItemReply>()
    const reply = await change(item.item_id, { name: 'Kesar Peda' })
    expect([reply.statusCode, reply.json()]).toEqual([200, { ...item, name: 'Kesar Peda' }])
  })

  test('replaces or removes the image, and deletes the old one', async () => {
    const { add, change } = await aSeller(server)
    const { item_id, image } = (await add({ name: 'Peda', image: picture })).json<ItemReply>()
    const changed = (await change(item_id, { image: otherPicture })).json<ItemReply>()
    expect(changed.image).not.toBe(image)
    expect(await file(image)).toBe(404)
    expect((await change(item_id, { remove_image: '1' })).json<ItemReply>().image).toBe(null)
    expect(await file(changed.image)).toBe(404)
    const folders = (await db.selectFrom('mediaLeftovers').select('folder').execute()).map(
      ({ folder }) => folder,
    )
    expect(folders).toContain(changed.image?.split('/').slice(2, 4).join('/'))
  })

  test('to unavailable removes it from the public list and the search, but not for its owner', async () => {
    const { add, change, own, listed, find, me } = await aSeller(server)
    const { item_id, image } = (await add({ name: 'Chamkila', image: picture })).json<ItemReply>()
    await change(item_id, { is_available: 'false' })
    expect([await own(), await listed(), await find('chamkila')]).toEqual([['|Chamkila'], [], []])
    expect(await file(image)).toBe(404)
    const [mine] = (await me.get('/api/items/')).json<PriceListReply>().groups[0]?.items ?? []
    expect(await file(mine?.image)).toBe(200)
    await change(item_id, { is_available: '1' })
    expect([await listed(), (await find('chamkila')).length]).toEqual([['|Chamkila'], 1])
  })

  test('can remove the price and with it the range', async () => {
    const { add, change } = await aSeller(server)
    const { item_id } = (
      await add({ name: 'Facial', price_paise: '100', price_to_paise: '200' })
    ).json<ItemReply>()
    expect((await change(item_id, { price_paise: '' })).statusCode).toBe(400)
    expect((await change(item_id, { price_paise: '300' })).statusCode).toBe(400)
    const asked = await change(item_id, { price_paise: '', price_to_paise: '' })
    expect(asked.json()).toMatchObject({ price_paise: null, price_to_paise: null })
  })

  test('returns 404 for items of others and deleted ones', async () => {
    const { id } = await anItem(db, (await aSeller(server)).shop.id)
    const { change, me } = await aSeller(server)
    expect((await change(id, { name: 'Mine' })).statusCode).toBe(404)
    expect((await me.delete(`/api/items/${id}/`)).statusCode).toBe(404)
    expect((await change(999_999, { name: 'Mine' })).statusCode).toBe(404)
  })
})

test('deleting an item removes it from list, search and storage', async () => {
  const { add, me, own, find } = await aSeller(server)
  const { item_id, image } = (await add({ name: 'Dhamakedar', image: picture })).json<ItemReply>()
  expect((await me.delete(`/api/items/${item_id}/`)).statusCode).toBe(200)
  expect([await own(), await find('dhamakedar')]).toEqual([[], []])
  expect(await file(image)).toBe(404)
  expect((await me.delete(`/api/items/${item_id}/`)).statusCode).toBe(404)
})

test('deleting the account deletes the images of items', async () => {
  const { add, me } = await aSeller(server)
  const { image } = (await add({ name: 'Balushahi', image: picture })).json<ItemReply>()
  expect((await me.delete('/api/delete-account/')).statusCode).toBe(200)
  expect(await file(image)).toBe(404)
  const folder = image?.split('/').slice(2, 4).join('/') ?? ''
  expect(await db.selectFrom('media').select('id').where('folder', '=', folder).execute()).toEqual([])
})
