// Google's geocoder. Only where the site has a key: then the CSP allows it.
import type { Point } from '../position.ts'

type AddressComponent = { long_name: string; types: string[] }
type GeocoderReply = { status: string; results?: { address_components: AddressComponent[] }[] }

export type GoogleAddress = {
  /** Candidates for the district, the likeliest first. */
  names: string[]
  /** Empty when unknown. */
  state: string
}

const GEOCODER = 'https://maps.googleapis.com/maps/api/geocode/json'

// In India the third level is the district, the second its division or, in older responses, the district itself.
const DISTRICT_LEVELS = ['administrative_area_level_3', 'administrative_area_level_2', 'locality']

/** In English, for the comparison with our districts; undefined when Google has no result. */
export const geocodeWithGoogle = async (
  { latitude, longitude }: Point,
  key: string,
): Promise<GoogleAddress | undefined> => {
  const query = new URLSearchParams({ latlng: `${latitude},${longitude}`, language: 'en', key })
  const { status, results = [] } = (await (
    await fetch(`${GEOCODER}?${query.toString()}`)
  ).json()) as GeocoderReply
  const parts = results.flatMap((result) => result.address_components)
  const nameOf = (type: string) => parts.find(({ types }) => types.includes(type))?.long_name
  const names = DISTRICT_LEVELS.map(nameOf).filter((name) => name !== undefined)
  if (status !== 'OK' || names.length === 0) return undefined
  return { names: [...new Set(names)], state: nameOf('administrative_area_level_1') ?? '' }
}
