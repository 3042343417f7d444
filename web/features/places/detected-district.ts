// The device has the position; Google, where the site has a key, or our server has its district.
import type { Language } from '../../../contract/language.ts'
import type { readMapsKey } from '../../../contract/providers.ts'
import type { reverseGeocode, showDistrict, suggestDistricts } from '../../../contract/places.ts'
import { call, CallError } from '../../lib/http/call.ts'
import { geocodeWithGoogle } from './parts/google-address.ts'
import { detectPosition, type Point } from './position.ts'

type DistrictName = { name: string; state: string }

export type DetectedDistrict =
  | { kind: 'detected'; place: DistrictName }
  | { kind: 'unsupported' | 'denied' | 'unavailable' | 'notOnMap' | 'noDistrict' | 'failed' }

export const detectDistrict = async (language: Language): Promise<DetectedDistrict> => {
  const position = await detectPosition()
  if (position.kind !== 'detected') return position
  try {
    return await districtAt(position.point, language)
  } catch (error) {
    const isUnknown = error instanceof CallError && error.code === 'place_not_detected'
    return { kind: isUnknown ? 'noDistrict' : 'failed' }
  }
}

const districtAt = async (point: Point, language: Language): Promise<DetectedDistrict> => {
  const { GOOGLE_MAPS_API_KEY: key } = await call<typeof readMapsKey>('GET', '/get-google-maps-key/')
  if (key) return districtFromGoogle(point, key, language)
  const query = { lat: point.latitude, lng: point.longitude, lang: language }
  return { kind: 'detected', place: await call<typeof reverseGeocode>('GET', '/reverse-geocode/', { query }) }
}

const districtFromGoogle = async (
  point: Point,
  key: string,
  language: Language,
): Promise<DetectedDistrict> => {
  const found = await geocodeWithGoogle(point, key)
  if (!found) return { kind: 'notOnMap' }
  for (const name of found.names) {
    const id = await findDistrictByName(name, found.state)
    if (id !== undefined) return { kind: 'detected', place: await fetchDistrict(id, language) }
  }
  return { kind: 'noDistrict' }
}

/** The server matches names, divisions and aliases, exact ones first. A district of another state only has a similar name. */
const findDistrictByName = async (name: string, state: string) => {
  const query = { q: `${name}, ${state}`, lang: 'en' }
  const found = await call<typeof suggestDistricts>('GET', '/district-suggestions/', { query })
  return found.find((district) => !state || isSameName(district.state, state))?.id
}

const normalizeName = (name: string) => name.toLowerCase().replaceAll('&', 'and')
const isSameName = (a: string, b: string) => normalizeName(a) === normalizeName(b)

const fetchDistrict = (id: number, language: Language) =>
  call<typeof showDistrict>('GET', '/districts/:id/', { params: { id }, query: { lang: language } })
