// The order of results that match equally well.
import { describe, expect, test } from 'vitest'
import { aListedProvider } from '../../testing/search.ts'
import { testServer } from '../../testing/test-server.ts'
import { anItem } from '../../testing/providers.ts'
import { inTransaction } from '../../platform/db/db.ts'
import { indexProvider } from './index.service.ts'

const server = await testServer({ isCached: false })
const { db } = server

const names = async (searchtext: string, more: Record<string, string> = {}) =>
  (await server.get(`/api/marketplace/search/?${new URLSearchParams({ searchtext, ...more }).toString()}`))
    .json<{ business_name: string }[]>()
    .map((each) => each.business_name)

const inDistrict = (district: string) => ({ place: { district, state: 'Bihar' } })
/** A better profile, which must not lift a worse match. */
const complete = { businessTagline: 'x', websiteLink: 'https://x.in' }
const rate = (id: number, ratings: number[]) =>
  db.updateTable('providers').set({ ratings }).where('accountId', '=', id).execute()
const aSeller = async (name: string, given: Parameters<typeof aListedProvider>[2], price: number | null) => {
  const { id } = await aListedProvider(db, name, given)
  await anItem(db, id, { name: 'Samosa', pricePaise: price })
  await inTransaction(db, (tx) => indexProvider(tx, id))
  return id
}

describe('a product', async () => {
  const nawada = inDistrict('Nawada')
  const stall = { category: 'Fast Food & Tea Stall', ...nawada }
  const grocer = { category: 'Grocery & Kirana Store', ...nawada, ...complete }
  await aListedProvider(db, 'Samosa Ghar', stall)
  await aSeller('Priced Stall', stall, 1_200)
  await aSeller('Priced Grocer', grocer, 1_000)
  await aSeller('Unpriced Stall', { ...stall, ...complete }, null)
  await aSeller('Unpriced Grocer', grocer, null)
  await aListedProvider(db, 'Bare Stall', { ...stall, ...complete })

  test('is listed with a price first, then without one, then the rest of the category', async () => {
    expect(await names('samosa nawada')).toEqual([
      'Samosa Ghar',
      'Priced Stall',
      'Priced Grocer',
      'Unpriced Stall',
      'Unpriced Grocer',
      'Bare Stall',
    ])
  })

  test('comes before others as soon as it has a price', async () => {
    const id = await aSeller('Late Stall', stall, null)
    const before = await names('samosa nawada')
    expect(before.indexOf('Late Stall')).toBeGreaterThan(before.indexOf('Priced Grocer'))
    const [item] = await db.selectFrom('priceItems').select('id').where('providerId', '=', id).execute()
    await (await server.as({ id })).put(`/api/items/${item?.id}/`, { name: 'Samosa', price_paise: 900 })
    const after = await names('samosa nawada')
    expect(after.indexOf('Late Stall')).toBeLessThan(after.indexOf('Priced Grocer'))
  })
})

describe('a narrower word of a category', async () => {
  const doctor = { category: 'Doctor, Clinic & Lab', ...inDistrict('Jamui') }
  await aListedProvider(db, 'Bare Clinic', {
    ...doctor,
    ...complete,
    businessDescription: 'x'.repeat(120),
    items: ['Doctor visit'],
  })
  await aListedProvider(db, 'Asha', { ...doctor, businessTagline: 'Dentist and more' })
  await aListedProvider(db, 'Usha', { ...doctor, businessDescription: 'Your dentist since 1990' })
  await aListedProvider(db, 'Nisha', { ...doctor, items: ['Dentist visit'] })
  await aListedProvider(db, 'Isha Dental Clinic', doctor)

  test.each(['dentist', 'dentist jamui', 'best dentist in jamui', 'दाँत का डॉक्टर', 'daant ka doctor'])(
    'in tagline, description, items or name comes before the rest: %s',
    async (text) => {
      const found = await names(text, { category: 'Doctor, Clinic & Lab' })
      expect(found.toSorted()).toEqual(['Asha', 'Bare Clinic', 'Isha Dental Clinic', 'Nisha', 'Usha'])
      expect(found.at(-1)).toBe('Bare Clinic')
    },
  )
})

describe('ties', async () => {
  const optician = (district: string) => ({ category: 'Optician', ...inDistrict(district) })
  const best = await aListedProvider(db, 'Jyoti Best', optician('Sheohar'))
  const single = await aListedProvider(db, 'Jyoti Single', optician('Sheohar'))
  const poor = await aListedProvider(db, 'Jyoti Poor', { ...optician('Sheohar'), ...complete })
  await aListedProvider(db, 'Jyoti Unrated', { ...optician('Sheohar'), ...complete })
  await rate(best.id, [0, 0, 0, 0, 20])
  await rate(single.id, [0, 0, 0, 0, 1])
  await rate(poor.id, [3, 0, 0, 0, 0])

  test.each(['jyoti', 'optician sheohar'])(
    'are broken by the rating; few ratings count less: %s',
    async (text) => {
      expect(await names(text)).toEqual(['Jyoti Best', 'Jyoti Single', 'Jyoti Unrated', 'Jyoti Poor'])
    },
  )

  test('follow a new rating at once', async () => {
    await rate(poor.id, [3, 0, 0, 0, 300])
    expect((await names('jyoti'))[0]).toBe('Jyoti Poor')
    await rate(poor.id, [3, 0, 0, 0, 0])
    expect((await names('jyoti')).at(-1)).toBe('Jyoti Poor')
  })

  test('of the rating are broken by the distance, then by the profile', async () => {
    const at = (latitude: number) => ({ ...optician('Saran'), latitude, longitude: 84.7 })
    await aListedProvider(db, 'Tara Far', { ...at(26.2), ...complete })
    await aListedProvider(db, 'Tara Near', at(25.8))
    await aListedProvider(db, 'Tara Nearer Complete', { ...at(25.79), ...complete })
    await aListedProvider(db, 'Tara Nearer', at(25.79))
    const here = { lat: '25.78', lng: '84.7' }
    const order = ['Tara Nearer Complete', 'Tara Nearer', 'Tara Near', 'Tara Far']
    expect(await names('tara', here)).toEqual(order)
    expect(await names('optician', { ...here, location: 'Saran' })).toEqual(order)
    expect(await names('tara')).not.toEqual(order)
  })

  test('do not lift a worse match that is nearer and better rated', async () => {
    const near = { ...optician('Siwan'), latitude: 26.2, longitude: 84.35 }
    const { id } = await aListedProvider(db, 'Drishti Kendra', { ...near, ...complete })
    await rate(id, [0, 0, 0, 0, 50])
    await aListedProvider(db, 'Optician Hub', optician('Siwan'))
    const found = await names('optician siwan', { lat: '26.2', lng: '84.35' })
    expect(found).toEqual(['Optician Hub', 'Drishti Kendra'])
  })

  test('are broken by the distance from a district in the text', async () => {
    await aListedProvider(db, 'Katihar Surma', { ...optician('Patna'), ...complete })
    await aListedProvider(db, 'Surma Bhandar', optician('Katihar'))
    expect(await names('katihar surma')).toEqual(['Katihar Surma', 'Surma Bhandar'])
    expect(await names('surma katihar')).toEqual(['Surma Bhandar', 'Katihar Surma'])
  })

  test('are the same on every page', async () => {
    const here = { lat: '25.78', lng: '84.7', limit: '1' }
    const pages: string[] = []
    let url: string | undefined =
      `/api/marketplace/search/?${new URLSearchParams({ searchtext: 'tara', ...here }).toString()}`
    while (url) {
      const reply = await server.get(url)
      pages.push(...reply.json<{ business_name: string }[]>().map((each) => each.business_name))
      url = /<([^>]+)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1]
    }
    expect(pages).toEqual(await names('tara', { lat: '25.78', lng: '84.7' }))
  })
})
