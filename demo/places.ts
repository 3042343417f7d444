// The districts of data/districts.tsv, and which of them the demo market visits.
import { readFileSync } from 'node:fs'
import { at, type Rng } from '../tools/random.ts'
import type { Say } from './categories/category.ts'

export type Place = { state: string; district: Say; latitude: number; longitude: number }

const home = new Set(['Bihar', 'Jharkhand'])

export const isHome = (place: Pick<Place, 'state'>) => home.has(place.state)

const file = new URL('../data/districts.tsv', import.meta.url)

const readPlaces = (): Place[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [state = '', en = '', hi = '', latitude, longitude] = line.normalize('NFC').split('\t')
      return { state, district: { hi, en }, latitude: Number(latitude), longitude: Number(longitude) }
    })

// Larger towns have more shops than one or two.
const busy: Readonly<Record<string, number>> = {
  Patna: 16,
  Ranchi: 12,
  Gaya: 9,
  Muzaffarpur: 9,
  'East Singhbhum': 9,
  Bhagalpur: 7,
  Dhanbad: 7,
  Darbhanga: 6,
  Bokaro: 5,
  Deoghar: 5,
  Purnia: 5,
  Hazaribagh: 5,
  Aurangabad: 5,
}
const quiet = 2

// How many districts of a state get shops: the Hindi belt first, every region at least once.
const visits: Readonly<Record<string, number>> = {
  'Uttar Pradesh': 18,
  'Madhya Pradesh': 8,
  Rajasthan: 7,
  'West Bengal': 7,
  Delhi: 6,
  Chhattisgarh: 5,
  Maharashtra: 5,
  Haryana: 4,
  Uttarakhand: 4,
  Gujarat: 4,
  Odisha: 4,
  Punjab: 3,
  Karnataka: 3,
  'Tamil Nadu': 3,
  Telangana: 2,
  'Andhra Pradesh': 2,
  Kerala: 2,
  Assam: 2,
  'Himachal Pradesh': 2,
  Chandigarh: 1,
  Goa: 1,
  Tripura: 1,
  Meghalaya: 1,
}

/** One place a shop: `atHome` of them in Bihar and Jharkhand, where no district is left out. */
export const choosePlaces = (rng: Rng, count: number, atHome: number): Place[] => {
  const all = readPlaces()
  const near = all
    .filter(isHome)
    .flatMap((place) => Array<Place>(busy[place.district.en] ?? quiet).fill(place))
  const spare = all.filter(isHome)
  const far = Object.entries(visits).flatMap(([state, districts]) =>
    rng.sample(
      all.filter((place) => place.state === state),
      districts,
    ),
  )
  return rng.shuffle([
    ...firstOf([...near, ...rng.shuffle(spare), ...rng.shuffle(spare)], atHome),
    ...Array.from({ length: count - atHome }, (_, index) => at(far, index)),
  ])
}

const firstOf = <T>(list: readonly T[], count: number): T[] => {
  if (list.length < count) throw new Error(`Only ${list.length} of ${count}`)
  return list.slice(0, count)
}

export const findPlace = (state: string, district: string): Place => {
  const place = readPlaces().find((one) => one.state === state && one.district.en === district)
  if (!place) throw new Error(`No district ${district} in ${state}`)
  return place
}
