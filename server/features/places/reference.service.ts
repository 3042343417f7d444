// data/*.tsv into the tables of places. Rows keep their ids: country and state by code, a district by state and name.
import type { Db, Tx } from '../../platform/db/db.ts'
import { listIn, loadReferenceData, readTsv, type TsvRow } from '../../platform/reference-data.ts'
import {
  replaceDivisions,
  replaceSpellings,
  upsertCountry,
  upsertDistricts,
  upsertStates,
} from './reference.queries.ts'
import { spellingsOf } from './spellings.ts'

type Files = Record<'country' | 'states' | 'stateAliases' | 'districts' | 'divisions', TsvRow[]>
type Ids = ReadonlyMap<string, number>

const readFiles = async (): Promise<Files> => ({
  country: await readTsv('country'),
  states: await readTsv('states'),
  stateAliases: await readTsv('state_aliases'),
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
    nameEn: cell(row, 'district_en'),
    nameHi: cell(row, 'district_hi'),
    latitude: Number(cell(row, 'lat')),
    longitude: Number(cell(row, 'lng')),
  }))
  const stateNames = new Map([...states].map(([name, id]) => [id, name]))
  const saved = await upsertDistricts(tx, rows)
  return new Map(saved.map(({ id, nameEn, stateId }) => [`${nameEn}, ${stateNames.get(stateId)}`, id]))
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

const divisionNames = (row: TsvRow) => [
  cell(row, 'division_en'),
  cell(row, 'division_hi'),
  ...listIn(row.also_as),
]

// A division finds its head district, as an alias does.
const divisionAliases = ({ divisions }: Files, district: TsvRow) =>
  divisions.flatMap((row) => (districtName(row) === districtName(district) ? divisionNames(row) : []))

const stateSpellings = ({ states, stateAliases }: Files) =>
  new Map(
    states.map((row) => {
      const name = cell(row, 'state_en')
      const others = listIn(stateAliases.find((each) => each.state_en === name)?.aliases)
      return [name, [name, cell(row, 'state_hi'), ...others]] as const
    }),
  )

const loadSpellings = (tx: Tx, data: Files, districts: Ids) => {
  const states = stateSpellings(data)
  const rows = data.districts.flatMap((row) => {
    const districtId = idOf(districts, districtName(row))
    const spellings = spellingsOf({
      names: [cell(row, 'district_en'), cell(row, 'district_hi')],
      aliases: [...listIn(row.aliases), ...divisionAliases(data, row)],
      states: states.get(cell(row, 'state_en')) ?? [],
    })
    return spellings.map((spelling) => Object.assign(spelling, { districtId }))
  })
  return replaceSpellings(tx, rows)
}

// The version is raised with the rules of fold too: keys of an older rule would be looked up by those of a newer one.
export const loadPlaces = (db: Db) =>
  loadReferenceData(
    db,
    { name: 'places', files: ['country', 'states', 'state_aliases', 'districts', 'divisions'], version: 1 },
    async (tx) => {
      const data = await readFiles()
      const districts = await loadDistricts(tx, data, await loadStates(tx, data))
      await loadDivisions(tx, data, districts)
      await loadSpellings(tx, data, districts)
    },
  )
