import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/db.ts'
import { anItem } from '../../testing/providers.ts'
import { aListedProvider } from '../../testing/search.ts'
import { testServer } from '../../testing/test-server.ts'
import { indexProvider } from './index.service.ts'
import { rebuildIndex } from './rebuild.service.ts'

const server = await testServer({ isCached: false })
const { db } = server

const names = async (text: string, more = '') =>
  (await server.get(`/api/marketplace/search/?searchtext=${encodeURIComponent(text)}${more}`))
    .json<{ business_name: string }[]>()
    .map((each) => each.business_name)

const patna = { district: 'Patna', state: 'Bihar' }
const mysuru = { district: 'Mysuru', state: 'Karnataka' }

describe('a business is found by its items', async () => {
  await aListedProvider(db, 'Annapurna', {
    category: 'Grocery & Kirana Store',
    items: ['Thekua', 'खुरमा मीठा', 'Gulab Jamun', 'Rasmalai 2 pieces', 'Mysore Pak'],
  })

  test.each([
    ['as it is written', 'thekua'],
    ['in the other script', 'ठेकुआ'],
    ['in Latin letters though it is written in Hindi', 'khurma meetha'],
    ['with another spelling', 'khurmaa mitha'],
    ['with two words run together', 'gulabjamun'],
    ['with one word written as two', 'ras malai'],
    ['in capitals', 'GULAB JAMUN'],
    ['with a letter dropped', 'thekoa'],
    ['with two letters swapped', 'tehkua'],
    ['by its beginning', 'theku'],
    ['with the place', 'thekua gaya'],
    ['in a sentence', 'thekua ki dukan near me'],
    ['though a word of it is a place', 'mysore pak'],
  ])('%s: %s', async (_how, text) => {
    expect(await names(text)).toContain('Annapurna')
  })

  test.each(['thekua patna', 'thekua tailor'])('and not by %s', async (text) => {
    expect(await names(text)).toEqual([])
  })

  test('also when ordered by distance', async () => {
    expect((await names('ठेकुआ', '&lat=24.8&lng=85'))[0]).toBe('Annapurna')
  })
})

describe('the order', async () => {
  // The better business has the worse match: quality must not lift it.
  await aListedProvider(db, 'Kulfi Darbar', { category: 'Cosmetics & Gift Shop' })
  await aListedProvider(db, 'Sharma Ji', {
    category: 'Cosmetics & Gift Shop',
    businessTagline: 'x',
    items: ['Malai Kulfi'],
  })
  await aListedProvider(db, 'Verma Ji', {
    category: 'Cosmetics & Gift Shop',
    businessTagline: 'We eat kulfi',
    websiteLink: 'https://x.in',
  })

  test('is the name, then items, then texts', async () => {
    expect(await names('kulfi')).toEqual(['Kulfi Darbar', 'Sharma Ji', 'Verma Ji'])
  })

  test('of a category begins with businesses that sell the item', async () => {
    await aListedProvider(db, 'Chai Adda', {
      category: 'Fast Food & Tea Stall',
      businessTagline: 'x',
      place: patna,
    })
    await aListedProvider(db, 'Nukkad', {
      category: 'Fast Food & Tea Stall',
      items: ['Samosa'],
      place: patna,
    })
    await aListedProvider(db, 'Kirana', {
      category: 'Grocery & Kirana Store',
      businessTagline: 'x',
      items: ['समोसा'],
      place: patna,
    })
    expect(await names('samosa patna')).toEqual(['Nukkad', 'Kirana', 'Chai Adda'])
    expect((await names('samosa')).slice(0, 3)).toEqual(['Nukkad', 'Kirana', 'Chai Adda'])
  })

  test('puts shops of a place before items named after it', async () => {
    await aListedProvider(db, 'Pak Ghar', { items: ['Pak'], place: mysuru })
    expect(await names('mysore pak')).toEqual(['Pak Ghar', 'Annapurna'])
    expect(await names('mysore')).toEqual(['Pak Ghar'])
  })
})

describe('what is not available', async () => {
  const { id } = await aListedProvider(db, 'Mausam', { items: ['Chamkila'] })
  const index = () => inTransaction(db, (tx) => indexProvider(tx, id))

  test('is not found until it is available again', async () => {
    expect(await names('chamkila')).toEqual(['Mausam'])
    await db.updateTable('priceItems').set({ isAvailable: false }).where('providerId', '=', id).execute()
    await index()
    expect(await names('chamkila')).toEqual([])
    await anItem(db, id, { name: 'चमकीला' })
    await index()
    expect(await names('chamkila')).toEqual(['Mausam'])
  })
})

test('a rebuilt index has the items', async () => {
  const rows = () =>
    db.selectFrom('providerSearch').select(['providerId', 'terms']).orderBy('providerId').execute()
  const before = await rows()
  await rebuildIndex(db)
  expect(await rows()).toEqual(before)
  expect((await names('thekua'))[0]).toBe('Annapurna')
})
