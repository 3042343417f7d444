// Loads data/*.tsv. Rows keep their ids: countries and states by code, districts by state and name in the file.
import type { Db, Tx } from '../../platform/db/db.ts'
import { listIn, loadReferenceData, readTsv, type TsvRow } from '../../platform/reference-data.ts'
import {
  adoptDistricts,
  replaceDivisions,
  replaceSpellings,
  selectEditableDistricts,
  upsertCountry,
  upsertDistricts,
  upsertStates,
} from './reference.queries.ts'
import { districtSpellings, stateAliases } from './district-names.ts'

type Files = Record<'country' | 'states' | 'districts' | 'divisions', TsvRow[]>
type Ids = ReadonlyMap<string, number>

const readFiles = async (): Promise<Files> => ({
  country: await readTsv('country'),
  states: await readTsv('states'),
  districts: await readTsv('districts'),
  divisions: await readTsv('divisions'),
})

const cell = (row: TsvRow, column: string) => {
  const value = row[column]
  if (!value) throw new Error(`The reference data has a row without ${column}: ${JSON.stringify(row)}`)
  return value
}

const idOf = (ids: Ids, name: string) => {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The reference data speaks of ${name}, which it does not have.`)
  return id
}

const districtName = (row: TsvRow) => `${cell(row, 'district_en')}, ${cell(row, 'state_en')}`

const loadStates = async (tx: Tx, { country: [country = {}], states }: Files): Promise<Ids> => {
  const { id: countryId } = await upsertCountry(tx, {
    code: cell(country, 'code'),
    nameEn: cell(country, 'country_en'),
    nameHi: cell(country, 'country_hi'),
  })
  const rows = states.map((row) => ({
    countryId,
    code: cell(row, 'code'),
    nameEn: cell(row, 'state_en'),
    nameHi: cell(row, 'state_hi'),
  }))
  return new Map((await upsertStates(tx, rows)).map((state) => [state.nameEn, state.id]))
}

const loadDistricts = async (tx: Tx, { districts }: Files, states: Ids): Promise<Ids> => {
  const rows = districts.map((row) => ({
    stateId: idOf(states, cell(row, 'state_en')),
    reference: cell(row, 'district_en'),
    nameEn: cell(row, 'district_en'),
    nameHi: cell(row, 'district_hi'),
    latitude: Number(cell(row, 'lat')),
    longitude: Number(cell(row, 'lng')),
    aliases: listIn(row.aliases),
  }))
  const stateNames = new Map([...states].map(([name, id]) => [id, name]))
  await adoptDistricts(tx, rows)
  const saved = await upsertDistricts(tx, rows)
  return new Map(saved.map(({ id, reference, stateId }) => [`${reference}, ${stateNames.get(stateId)}`, id]))
}

const loadDivisions = (tx: Tx, { divisions }: Files, districts: Ids) =>
  replaceDivisions(
    tx,
    divisions.map((row) => ({
      nameEn: cell(row, 'division_en'),
      nameHi: cell(row, 'division_hi'),
      alsoAs: listIn(row.also_as),
      districtId: idOf(districts, districtName(row)),
    })),
  )

const loadSpellings = async (tx: Tx) => {
  const aliases = await stateAliases()
  const rows = (await selectEditableDistricts(tx)).flatMap((district) =>
    districtSpellings(district, aliases).map((spelling) => ({ ...spelling, districtId: district.id })),
  )
  await replaceSpellings(tx, rows)
}

// The version also changes with the rules of fold, because stored keys must follow the same rules.
export const loadPlaces = (db: Db) =>
  loadReferenceData(
    db,
    { name: 'places', files: ['country', 'states', 'state_aliases', 'districts', 'divisions'], version: 2 },
    async (tx) => {
      const data = await readFiles()
      const districts = await loadDistricts(tx, data, await loadStates(tx, data))
      await loadDivisions(tx, data, districts)
      await loadSpellings(tx)
    },
  )
