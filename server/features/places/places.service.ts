import type { Language } from '../../../contract/language.ts'
import { lists } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import {
  selectCountries,
  selectDistrict,
  selectDistricts,
  selectNearestDistrict,
  selectBySpelling,
  selectStates,
} from './places.queries.ts'
import { countryView, detectedView, districtView, locationView, stateView } from './places.view.ts'
import { parsePlaceQuery } from './spellings.ts'
import { selectSuggestions } from './suggestions.queries.ts'

// A position farther away from every centre is abroad or at sea.
const FARTHEST_KM = 150

type NamedPlace = { name: string; state?: string }

const collators: Record<Language, Intl.Collator> = {
  en: new Intl.Collator('en'),
  hi: new Intl.Collator('hi'),
}

export const byName = (lang: Language) => {
  const { compare } = collators[lang]
  return (a: NamedPlace, b: NamedPlace) => compare(a.name, b.name) || compare(a.state ?? '', b.state ?? '')
}

export const allCountries = async (db: Db, lang: Language) =>
  (await selectCountries(db, lang)).toSorted(byName(lang)).map(countryView)

export const allStates = async (db: Db, lang: Language) =>
  (await selectStates(db, lang)).toSorted(byName(lang)).map(stateView)

export const allDistricts = async (db: Db, lang: Language) =>
  (await selectDistricts(db, lang)).toSorted(byName(lang)).map(districtView)

export const allLocations = async (db: Db, lang: Language) =>
  (await selectDistricts(db, lang)).toSorted(byName(lang)).map(locationView)

export const oneDistrict = async (db: Db, lang: Language, id: number) => {
  const row = await selectDistrict(db, lang, id)
  if (!row) throw new Refusal('district_not_found')
  return districtView(row)
}

export const suggestedDistricts = async (db: Db, lang: Language, text: string) => {
  const placeQuery = parsePlaceQuery(text)
  return placeQuery
    ? (await selectSuggestions(db, lang, { ...placeQuery, limit: lists.suggestions })).map(districtView)
    : []
}

export type Position = { lat: number; lng: number }

export const districtAt = async (db: Db, lang: Language, position: Position) => {
  const nearest = await selectNearestDistrict(db, lang, position)
  if (!nearest || nearest.km > FARTHEST_KM) throw new Refusal('place_not_detected')
  return detectedView(nearest)
}

// More digits exceed the column type.
const ID = /^\d{1,9}$/

/** Ids of a written place: an id, one district for 'Name, State', all districts for a bare name or alias. */
export const findDistricts = async (db: Db, text: string): Promise<number[]> => {
  if (ID.test(text.trim())) return [Number(text)]
  const placeQuery = parsePlaceQuery(text)
  if (!placeQuery) return []
  const spelled = await selectBySpelling(db, placeQuery)
  // Deoghar and Deogarh sound alike: an exact spelling excludes the other.
  const exact = spelled.filter((row) => row.isExact)
  const ids = (exact.length > 0 ? exact : spelled).map((row) => row.districtId)
  const hasState = text.split(',').filter((part) => part.trim()).length > 1
  return hasState ? ids.slice(0, 1) : ids
}
