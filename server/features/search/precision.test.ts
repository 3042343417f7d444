// Which weaker matches are left out, and which misspelled names are still found.
import { describe, expect, test } from 'vitest'
import { aListedProvider } from '../../testing/search.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer({ isCached: false })
const { db } = server

const names = async (text: string) =>
  (await server.get(`/api/marketplace/search/?searchtext=${encodeURIComponent(text)}`))
    .json<{ business_name: string }[]>()
    .map((each) => each.business_name)
    .toSorted()

await aListedProvider(db, 'Paswan Book Depot', { category: 'Books & Stationery' })
await aListedProvider(db, 'Paswan Computers', { category: 'Computer & Cyber Cafe', items: ['Book'] })
await aListedProvider(db, 'Soni Seva Kendra', { category: 'Computer & Cyber Cafe' })
await aListedProvider(db, 'Soni Tailors', { category: 'Tailor & Boutique' })
await aListedProvider(db, 'Kanchan Jewellers', { category: 'Jewellery', items: ['Sona'] })
await aListedProvider(db, 'Shri Ganesh Transport', { category: 'Travel, Taxi & Transport' })
await aListedProvider(db, 'Kosi Finance', { category: 'Insurance, Loan & Banking', items: ['बीमा की किस्त'] })
await aListedProvider(db, 'Savita Locks', { category: 'Other Services', items: ['चाबी'] })
await aListedProvider(db, 'Gupta Dharmik Bhandar', { category: 'Puja Samagri & Pandit', items: ['छठ का सूप'] })
await aListedProvider(db, 'Ranjeet Corner', { category: 'Fast Food & Tea Stall', items: ['चाट'] })
await aListedProvider(db, 'Maa Properties', { category: 'Property & Real Estate', items: ['Shop on rent'] })
await aListedProvider(db, 'Vikas Kirana', {
  category: 'Grocery & Kirana Store',
  items: ['Soap', 'Tomato ketchup'],
})
await aListedProvider(db, 'Sunil Pumps', { category: 'Plumber & Sanitary', items: ['Submersible pump'] })
await aListedProvider(db, 'National Dry Cleaners', {
  category: 'Laundry & Cleaning',
  items: ['Blanket wash'],
})
await aListedProvider(db, 'दिल्ली दरबार साड़ी सेंटर', { category: 'Clothing & Garments' })
await aListedProvider(db, 'Shubham Fruits', { category: 'Fruits & Vegetables' })
await aListedProvider(db, 'Alam Medical', { category: 'Medical Store', items: ['ORS'] })

describe('a query for a name', () => {
  test('does not return a business of that name that sells the other word', async () => {
    expect(await names('paswan book')).toEqual(['Paswan Book Depot'])
  })

  test('does not return others of that name when a name has all words', async () => {
    expect(await names('soni seva kendra')).toEqual(['Soni Seva Kendra'])
  })

  test('does not return items that begin with a similar sound', async () => {
    expect(await names('shubham')).toEqual(['Shubham Fruits'])
  })

  test('is not taken for a category of a similar sound', async () => {
    expect(await names('soni')).toEqual(['Soni Seva Kendra', 'Soni Tailors'])
    expect(await names('sona')).toEqual(['Kanchan Jewellers'])
  })
})

describe('a query for goods', () => {
  test.each([
    ['key', 'Savita Locks'],
    ['chaat', 'Ranjeet Corner'],
    ['soap', 'Vikas Kirana'],
  ])('%s does not return items of the same sound', async (text, found) => {
    expect(await names(text)).toEqual([found])
  })

  test.each(['pasta', 'mitha'])('%s does not return goods of a similar sound', async (text) => {
    await aListedProvider(db, 'Chaudhary Murga', { category: 'Meat, Fish & Poultry', items: ['Meat'] })
    await aListedProvider(db, 'Daily Mart', { category: 'Grocery & Kirana Store', items: ['टूथ पेस्ट'] })
    expect(await names(text)).toEqual([])
  })

  test('ignores units', async () => {
    expect(await names('ORS ka packet')).toEqual(['Alam Medical'])
  })
})

describe('a misspelled name', () => {
  test.each(['ransport', 'rtansport', 'shri anesh', 'shir ganesh', 'gnesh transport'])(
    '%s is found with another first letter, or a short word beside others',
    async (text) => {
      expect(await names(text)).toEqual(['Shri Ganesh Transport'])
    },
  )

  test('is not guessed from two misspelled words', async () => {
    expect(await names('shdi anesh')).toEqual([])
  })

  test.each(['zomato', 'museum', 'blah', 'sharaab ki dukan'])('nothing is guessed from %s', async (text) => {
    expect(await names(text)).toEqual([])
  })
})
