import { listIn, readTsv } from '../../platform/reference-data.ts'
import type { EditableDistrict } from './reference.queries.ts'
import { spellingsOf } from './spellings.ts'

export const stateAliases = async (): Promise<ReadonlyMap<string, readonly string[]>> =>
  new Map((await readTsv('state_aliases')).map((row) => [row.state_en ?? '', listIn(row.aliases)]))

/** Includes the names of a division that the district heads. */
export const otherNamesOf = ({ aliases, divisionNames }: EditableDistrict) => [...aliases, ...divisionNames]

export const districtSpellings = (
  district: EditableDistrict,
  aliases: Awaited<ReturnType<typeof stateAliases>>,
) => {
  const { nameEn, nameHi, stateEn, stateHi } = district
  return spellingsOf({
    names: [nameEn, nameHi],
    aliases: otherNamesOf(district),
    states: [stateEn, stateHi, ...(aliases.get(stateEn) ?? [])],
  })
}
