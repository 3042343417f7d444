// data/*.tsv into the tables of places. Rows keep their ids: a country and a state by code, a district by state and name.
import type { Db, Tx } from '../../platform/db/db.ts'
import { listIn, loadReferenceData, readTsv, type TsvRow } from '../../platform/reference-data.ts'
import {
  replaceDivisions,
  replaceSpellings,
  upsertCountry,
  upsertDistricts,
  upsertStates,
} from './places.queries.ts'
import { spellingsOf } from './spellings.ts'

const files = ['country', 'states', 'state_aliases', 'districts', 'divisions'] as const

type Files = Record<(typeof files)[number], TsvRow[]>
type LoadedDistrict = { id: number; row: TsvRow }

const readFiles = async () =>
  Object.fromEntries(await Promise.all(files.map(async (name) => [name, await readTsv(name)]))) as Files

const cell = (row: TsvRow, column: string) => {
  const value = row[column]
  if (!value) throw new Error(`A row of the reference data has no ${column}: ${JSON.stringify(row)}`)
  return value
}

const placeKey = (state: string | number, district: string) => `${state}|${district}`

const loadStates = async (tx: Tx, { country: [country = {}], states }: Files) => {
  const { id: countryId } = await upsertCountry(tx, {
    code: cell(country, 'code'),
    nameEn: cell(country, 'country_en'),
    nameHi: cell(country, 'country_hi'),
  })
  const saved = await upsertStates(
    tx,
    states.map((row) => ({
      countryId,
      code: cell(row, 'code'),
      nameEn: cell(row, 'state_en'),
      nameHi: cell(row, 'state_hi'),
    })),
  )
  return new Map(saved.map((state) => [state.nameEn, state.id]))
}
