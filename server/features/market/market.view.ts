import type { CountedPlace, CountedState, Counts, NearbyDistrict } from './counts.queries.ts'

export const countsView = ({ providers, vouched }: Counts) => ({ providers, verified: vouched })

type Named = { id: number; slug: string; name: string }

export const stateView = ({ id, slug, name }: Named) => ({ state_id: id, slug, name })
export const districtView = ({ id, slug, name }: Named) => ({ district_id: id, slug, name })
export const categoryView = ({ id, slug, name }: Named) => ({ category_id: id, slug, title: name })

export const countedStateView = (row: CountedState) => ({
  ...stateView(row),
  ...countsView(row),
  districts: row.districts,
})
export const countedDistrictView = (row: CountedPlace) => ({ ...districtView(row), ...countsView(row) })
export const countedCategoryView = (row: CountedPlace) => ({ ...categoryView(row), ...countsView(row) })

export const nearbyDistrictView = (row: NearbyDistrict, km: number) => ({
  ...countedDistrictView(row),
  state: stateView({ id: row.stateId, slug: row.stateSlug, name: row.stateName }),
  distance_km: Math.round(km * 10) / 10,
})
