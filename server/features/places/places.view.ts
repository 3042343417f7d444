import type { DistrictRow } from './places.queries.ts'

export const countryView = (row: { id: number; name: string }) => ({
  id: row.id,
  country_id: row.id,
  name: row.name,
})

export const stateView = (row: { id: number; countryId: number; name: string }) => ({
  id: row.id,
  state_id: row.id,
  country_id: row.countryId,
  name: row.name,
})

export const districtView = (row: DistrictRow) => ({
  id: row.id,
  district_id: row.id,
  name: row.name,
  state_id: row.stateId,
  state: row.state,
  country_id: row.countryId,
})

export const locationView = (row: DistrictRow) => ({ district_name: row.name, state_name: row.state })

export const detectedView = (row: DistrictRow) => ({ district_id: row.id, name: row.name, state: row.state })
