// The order of results, as in the views provider_standing and the function quality_at of the database. The document has no pictures,
// descriptions and posts, which break ties on the server.
import type { OfflineDistrict, OfflineProvider } from '../../../contract/offline-districts.ts'

export type Position = { lat: number; lng: number }

const ratingOf = ([, , , , , , , , rating]: OfflineProvider) => rating ?? 0
const countOf = ([, , , , , , , , , count]: OfflineProvider) => count

// A rating begins with five ratings of the mean.
const ASSUMED_RATINGS = 5
const ASSUMED_MEAN = 4

export const bayesianRating = (provider: OfflineProvider, mean = ASSUMED_MEAN) =>
  (ASSUMED_RATINGS * mean + ratingOf(provider) * countOf(provider)) / (ASSUMED_RATINGS + countOf(provider))

export const meanRating = (providers: readonly OfflineProvider[]) => {
  const count = providers.reduce((sum, each) => sum + countOf(each), 0)
  if (count === 0) return ASSUMED_MEAN
  return providers.reduce((sum, each) => sum + ratingOf(each) * countOf(each), 0) / count
}

const WITH_POSITION = 8
const WITH_TAGLINE = 4

/** What the document knows of the completeness of a profile. */
const completeness = ([, , , tagline, , lat]: OfflineProvider) =>
  (lat === null ? 0 : WITH_POSITION) + (tagline === '' ? 0 : WITH_TAGLINE)

const roundedRating = (provider: OfflineProvider) => Math.round(10 * bayesianRating(provider))

const EARTH_DIAMETER_KM = 12_742
const radians = (degrees: number) => (degrees * Math.PI) / 180

export const kmBetween = (here: Position, there: Position) => {
  const square =
    Math.sin(radians(there.lat - here.lat) / 2) ** 2 +
    Math.cos(radians(here.lat)) *
      Math.cos(radians(there.lat)) *
      Math.sin(radians(there.lng - here.lng) / 2) ** 2
  return EARTH_DIAMETER_KM * Math.asin(Math.sqrt(Math.min(1, square)))
}

/** Without a position of its own, a business is at the centre of its district. */
export const positionOf = (
  [, , , , , lat, lng]: OfflineProvider,
  { district }: OfflineDistrict,
): Position => ({ lat: lat ?? district.lat, lng: lng ?? district.lng })

/** Within `km` all businesses are equally near. */
export type Here = { position: Position; km: number }

const distanceStep = (provider: OfflineProvider, document: OfflineDistrict, here: Here | null) =>
  here ? Math.round(10 * Math.max(here.km, kmBetween(here.position, positionOf(provider, document)))) / 10 : 0

/** Compared one after the other, the lowest first. Computed once for each result: it is compared about twelve times. */
export type SortKeys = readonly number[]

/** By rating, distance, profile, and the newest account. */
export const qualityKeys =
  (document: OfflineDistrict, here: Here | null) =>
  (provider: OfflineProvider): SortKeys => [
    -roundedRating(provider),
    distanceStep(provider, document, here),
    -completeness(provider),
    -provider[0],
  ]

export const compareKeys = (one: SortKeys, other: SortKeys) => {
  for (let at = 0; at < one.length; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
