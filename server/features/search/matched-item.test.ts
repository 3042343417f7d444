import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/db.ts'
import { anItem } from '../../testing/providers.ts'
import { aListedProvider } from '../../testing/search.ts'
import { testServer } from '../../testing/test-server.ts'
import { indexProvider } from './index.service.ts'
import { rebuildIndex } from './rebuild.service.ts'

const server = await testServer()
const { db } = server

type FoundBusiness = {
  business_name: string
  matched_item: { name: string; price_paise: number | null } | null
}
const found = async (text: string, more = '') =>
  (await server.get(`/api/marketplace/search/?searchtext=${encodeURIComponent(text)}${more}`)).json<
    FoundBusiness[]
  >()
const itemOf = async (text: string, provider = 'Annapurna', more = '') =>
  (await found(text, more)).find((each) => each.business_name === provider)?.matched_item

const annapurna = await aListedProvider(db, 'Annapurna', {
  category: 'Grocery & Kirana Store',
  businessTagline: 'Fresh besan',
})
const add = async (item: Parameters<typeof anItem>[2]) => {
  const { id } = await anItem(db, annapurna.id, item)
  await inTransaction(db, (tx) => indexProvider(tx, annapurna.id))
  return id
}
await add({ name: 'Thekua', pricePaise: 20_000, unit: 'kg' })
await add({ name: 'खुरमा मीठा', pricePaise: 1_000, priceToPaise: 1_500 })
await add({ name: 'Shahi Thekua', pricePaise: null })
await add({ name: 'Gulab Jamun' })
await add({ name: 'Gaya Tilkut' })

describe('the item is found', () => {
  test.each([
    ['thekua', 'Thekua'],
    ['ठेकुआ', 'Thekua'],
    ['shahi thekua', 'Shahi Thekua'],
    ['khurma', 'खुरमा मीठा'],
    ['khurmaa meetha', 'खुरमा मीठा'],
    ['gulabjamun', 'Gulab Jamun'],
    ['thekoa', 'Thekua'],
    ['theku', 'Thekua'],
    ['thekua gaya', 'Thekua'],
    ['thekua ki dukan near me', 'Thekua'],
    ['tilkut gaya', 'Gaya Tilkut'],
    ['annapurna thekua', 'Thekua'],
  ])('by %s', async (text, name) => {
    expect(await itemOf(text)).toMatchObject({ name })
  })

  test('with its price and unit', async () => {
    expect(await itemOf('thekua')).toEqual({
      name: 'Thekua',
      price_paise: 20_000,
      price_to_paise: null,
      unit: 'kg',
    })
    expect(await itemOf('khurma')).toMatchObject({ price_paise: 1_000, price_to_paise: 1_500, unit: '' })
    expect(await itemOf('shahi thekua')).toMatchObject({ price_paise: null })
  })

  test.each(['&sort=near&lat=24.8&lng=85', '&sort=rating', '&sort=newest', '&open_now=0'])(
    'in every order: %s',
    async (order) => {
      expect(await itemOf('thekua', 'Annapurna', order)).toMatchObject({ name: 'Thekua' })
    },
  )

  test('also in the combined search', async () => {
    const { providers } = (await server.get('/api/search/?searchtext=thekua')).json<{
      providers: FoundBusiness[]
    }>()
    expect(providers[0]?.matched_item).toMatchObject({ name: 'Thekua' })
  })
})

test.each(['annapurna', 'besan', 'grocery', 'annapurna gaya'])(
  'a business that %s finds by its name, trade, place or text shows none',
  async (text) => {
    expect(await itemOf(text)).toBeNull()
  },
)

test('a list without words has none', async () => {
  const rows = (await server.get('/api/marketplace/search/')).json<FoundBusiness[]>()
  expect(rows.map((each) => each.matched_item)).toEqual([null])
})

test('unavailable and deleted items are left out', async () => {
  const id = await add({ name: 'Anarsa' })
  expect(await itemOf('anarsa')).toMatchObject({ name: 'Anarsa' })
  await db.updateTable('priceItems').set({ isAvailable: false }).where('id', '=', id).execute()
  expect(await itemOf('anarsa')).toBeNull()
  await inTransaction(db, (tx) => indexProvider(tx, annapurna.id))
  expect(await found('anarsa')).toEqual([])
})

test('a rebuilt index is the same, also for a business without items', async () => {
  const rows = () => db.selectFrom('itemSearch').selectAll().orderBy('providerId').execute()
  const before = await rows()
  expect(before).toHaveLength(1)
  await rebuildIndex(db)
  expect(await rows()).toEqual(before)
  await db.deleteFrom('priceItems').where('providerId', '=', annapurna.id).execute()
  await inTransaction(db, (tx) => indexProvider(tx, annapurna.id))
  expect(await rows()).toEqual([])
})
