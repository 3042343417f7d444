import { expect, test } from 'vitest'
import { anItem } from '../../testing/price-lists.ts'
import { structuredDataProblems } from '../../testing/structured-data.ts'
import { offerCatalog } from './offer-catalog.ts'

const title = 'Price list'
const publicUrl = 'https://haat.example'
const catalogOf = (...items: Parameters<typeof anItem>[1][]) =>
  offerCatalog(
    { groups: [{ title: '', items: items.map((item, at) => anItem(at + 1, item)) }] },
    { title, publicUrl },
  )

test('the structured data of a price list follows schema.org', () => {
  const groups = [
    { title: '', items: [anItem(1), anItem(2, { price_paise: null })] },
    {
      title: 'Repairs',
      items: [
        anItem(3, { price_to_paise: 2_000, unit: 'sqft', description: 'By hand', image: '/media/a.webp' }),
        anItem(4, { price_to_paise: 2_000 }),
      ],
    },
  ]
  const catalog = offerCatalog({ groups }, { title, publicUrl })
  expect(catalog && structuredDataProblems(catalog)).toEqual([])
})

test('a price, a range, a price for a unit, and one to ask for', () => {
  const [price, range, perKilo, asked] =
    catalogOf(
      { price_paise: 1_250 },
      { price_paise: 1_400, price_to_paise: 1_800 },
      { price_paise: 12_000, unit: 'kg' },
      { price_paise: null },
    )?.itemListElement ?? []
  expect(price).toMatchObject({ price: 12.5, priceCurrency: 'INR' })
  expect(range).toMatchObject({ priceSpecification: { minPrice: 14, maxPrice: 18 } })
  expect(perKilo).toMatchObject({ priceSpecification: { price: 120, unitText: 'kg' } })
  expect(Object.keys(asked ?? {})).not.toContain('price')
})

test('without items there is no catalogue', () => {
  expect(offerCatalog({ groups: [] }, { title, publicUrl })).toBeUndefined()
})
