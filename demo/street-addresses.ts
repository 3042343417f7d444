// Addresses of businesses: a plausible street, a postal code of the region, a nearby point on the map.
import type { Place } from './places.ts'
import type { Rng } from '../tools/random.ts'
import type { Say } from './categories/category.ts'
import { pincodePrefixes } from './words/pincodes.ts'
import { landmarks, quartersOf, streets } from './words/streets.ts'

const FEW_KILOMETRES = 0.035 // degrees

export const chooseStreet = (rng: Rng, place: Place): Say => {
  const quarters = quartersOf(place.district.en)
  return rng.pick(quarters.length > 0 && rng.chance(0.7) ? quarters : streets)
}

const chooseHouseNumber = (rng: Rng): Say => {
  const number = rng.int(1, 148)
  const ward = rng.int(1, 40)
  return rng.pick([
    { hi: `दुकान नंबर ${number}`, en: `Shop No. ${number}` },
    { hi: `मकान ${number}`, en: `House ${number}` },
    { hi: `वार्ड ${ward}`, en: `Ward ${ward}` },
    { hi: 'भूतल', en: 'Ground floor' },
  ])
}

export const makeStreetAddress = (rng: Rng, place: Place, street: Say, language: 'hi' | 'en') => {
  const prefix = rng.pick(pincodePrefixes({ state: place.state, district: place.district.en }))
  const near = (degrees: number) => Number((degrees + (rng.next() * 2 - 1) * FEW_KILOMETRES).toFixed(5))
  return {
    streetAddress: [chooseHouseNumber(rng), street, rng.pick(landmarks)]
      .map((say) => say[language])
      .join(', '),
    district: place.district.en,
    state: place.state,
    zipcode: prefix.padEnd(4, '0') + String(rng.int(1, 39)).padStart(2, '0'),
    latitude: near(place.latitude),
    longitude: near(place.longitude),
  }
}
