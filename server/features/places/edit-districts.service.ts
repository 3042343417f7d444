// Edits of staff. The caller has locked the reference data.
import type { Db, Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { districtSpellings, otherNamesOf, stateAliases } from './district-names.ts'
import {
  isDistrictNamed,
  replaceSpellingsOf,
  selectEditableDistrict,
  selectEditableDistricts,
  updateDistrict,
} from './reference.queries.ts'

export type { EditableDistrict as NamedDistrict } from './reference.queries.ts'

export const listEditableDistricts = selectEditableDistricts

export const getEditableDistrict = async (db: Db, id: number) => {
  const district = await selectEditableDistrict(db, id)
  if (!district) throw new Refusal('district_not_found')
  return district
}

export const allNamesOf = (district: Awaited<ReturnType<typeof getEditableDistrict>>) => [
  district.nameEn,
  district.nameHi,
  ...otherNamesOf(district),
]

type DistrictNames = { nameEn: string; nameHi: string; aliases: string[] }

/** The old name becomes an alias, because URLs and browsers contain it. */
export const renameDistrict = async (tx: Tx, id: number, { aliases, ...names }: DistrictNames, now: Date) => {
  const before = await getEditableDistrict(tx, id)
  if (await isDistrictNamed(tx, { id, nameEn: names.nameEn })) throw new Refusal('name_taken')
  const givenUp = [before.nameEn, before.nameHi].filter(
    (name) => ![names.nameEn, names.nameHi].includes(name),
  )
  const allAliases = [...new Set([...aliases, ...givenUp])]
  await updateDistrict(tx, id, { ...names, aliases: allAliases, editedAt: now })
  await replaceSpellingsOf(tx, id, districtSpellings(await getEditableDistrict(tx, id), await stateAliases()))
}
