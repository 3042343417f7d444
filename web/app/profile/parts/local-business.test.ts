import { expect, test } from 'vitest'
import { someHours, times } from '../../../testing/hours.ts'
import { aProvider } from '../../../testing/providers.ts'
import { structuredDataProblems } from '../../../testing/structured-data.ts'
import { localBusiness } from './local-business.ts'

const dataOf = (overrides: Parameters<typeof aProvider>[0] = {}) =>
  localBusiness(aProvider(overrides), { publicUrl: 'https://haat.example', language: 'en' }) as Record<
    string,
    unknown
  >
const day = (name: string) => `https://schema.org/${name}`
const MONDAY_TO_SATURDAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(day)
const spec = (facts: object) => ({ '@type': 'OpeningHoursSpecification', ...facts })

test('the structured data of a provider follows schema.org and Google', () => {
  const special_days = [
    { date: '2026-11-20', intervals: [], note: 'Holiday' },
    { date: '2026-11-21', intervals: times('10:00-13:00 18:00-02:00'), note: '' },
  ]
  const bare = {
    logo: null,
    images: [],
    videos: [],
    latitude: null,
    longitude: null,
    website_link: null,
    email: null,
  }
  for (const provider of [dataOf({ hours: someHours({ special_days }) }), dataOf(), dataOf(bare)])
    expect(structuredDataProblems(provider)).toEqual([])
})

test('days of the same hours are one entry, and a closed day is left out', () => {
  expect(dataOf({ hours: someHours() })['openingHoursSpecification']).toEqual([
    spec({ dayOfWeek: MONDAY_TO_SATURDAY, opens: '10:00', closes: '20:00' }),
  ])
})

test.each([
  ['until midnight', '10:00-24:00', '10:00', '23:59'],
  ['around the clock', '00:00-24:00', '00:00', '23:59'],
  ['to midnight of the next day', '10:00-00:00', '10:00', '23:59'],
  ['past midnight', '18:00-02:00', '18:00', '02:00'],
  ['from morning to morning', '09:00-09:00', '09:00', '08:59'],
])('hours %s', (_what, written, opens, closes) => {
  const weekly = [times(written), [], [], [], [], [], []]
  const { openingHoursSpecification } = dataOf({ hours: someHours({ weekly }) })
  expect(openingHoursSpecification).toEqual([spec({ dayOfWeek: [day('Monday')], opens, closes })])
})

test('special days have their date, and closed ones the times that mean it', () => {
  const special_days = [
    { date: '2026-11-20', intervals: [], note: 'Holiday' },
    { date: '2026-11-21', intervals: times('10:00-13:00 16:00-20:00'), note: '' },
  ]
  const one = { validFrom: '2026-11-20', validThrough: '2026-11-20' }
  const other = { validFrom: '2026-11-21', validThrough: '2026-11-21' }
  expect(dataOf({ hours: someHours({ special_days }) })['specialOpeningHoursSpecification']).toEqual([
    spec({ ...one, opens: '00:00', closes: '00:00', description: 'Holiday' }),
    spec({ ...other, opens: '10:00', closes: '13:00' }),
    spec({ ...other, opens: '16:00', closes: '20:00' }),
  ])
})

test('a provider without hours has no opening hours', () => {
  expect(dataOf()).not.toHaveProperty('openingHoursSpecification')
})

test.each([
  [{ '@type': 'Shop' }, ['Shop: no such type']],
  [{ '@type': 'Rating' }, ['Rating.ratingValue is missing']],
  [{ '@type': 'Person', name: 'Asha', age: 7 }, ['Person.age is no property of it']],
  [{ '@type': 'Person', name: '' }, ['Person.name is no Text: ""']],
  [
    { '@type': 'Review', author: { '@type': 'Person' }, reviewRating: { '@type': 'Rating', ratingValue: 5 } },
    ['Review.author.name is missing'],
  ],
  [
    { '@type': 'OpeningHoursSpecification', opens: '9:00', closes: '24:00', dayOfWeek: ['Monday'] },
    [
      'OpeningHoursSpecification.opens is no Time: "9:00"',
      'OpeningHoursSpecification.closes is no Time: "24:00"',
      'OpeningHoursSpecification.dayOfWeek is no Day: "Monday"',
    ],
  ],
  [
    { '@type': 'AggregateRating', ratingValue: 4.3, ratingCount: '27' },
    ['AggregateRating.ratingCount is no Integer: "27"'],
  ],
  [
    { '@type': 'OfferCatalog', name: 'Prices', itemListElement: [{ '@type': 'Offer', price: 'free' }] },
    [
      'OfferCatalog.itemListElement.itemOffered is missing',
      'OfferCatalog.itemListElement.price is no Number: "free"',
    ],
  ],
])('the validator finds what is wrong with %o', (data, problems) => {
  expect(structuredDataProblems(data)).toEqual(problems)
})

test('a business that takes orders has an action to order, with its ways of delivery', () => {
  const terms = { min_order_paise: 0, delivers: true, delivery_note: '' }
  const action = {
    '@type': 'OrderAction',
    target: { '@type': 'EntryPoint', urlTemplate: 'https://haat.example/providerprofile/7#prices' },
    deliveryMethod: [
      'http://purl.org/goodrelations/v1#DeliveryModePickUp',
      'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet',
    ],
  }
  expect(structuredDataProblems(dataOf({ orders: terms }))).toEqual([])
  expect(dataOf({ orders: terms })).toMatchObject({ potentialAction: action })
  expect(dataOf({ orders: { ...terms, delivers: false } })).toMatchObject({
    potentialAction: { deliveryMethod: action.deliveryMethod.slice(0, 1) },
  })
  expect(dataOf({ orders: null })).not.toHaveProperty('potentialAction')
})
