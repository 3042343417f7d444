// Districts as the administrators change them. Whoever calls has locked the reference data.
import type { Db, Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { districtSpellings, otherNamesOf, stateAliases } from './district-names.ts'
import {
  isDistrictNamed,
  replaceSpellingsOf,
  selectNamedDistrict,
  selectNamedDistricts,
  updateDistrict,
} from './reference.queries.ts'

export type { NamedDistrict } from './reference.queries.ts'

export const namedDistricts = selectNamedDistricts

export const namedDistrict = async (db: Db, id: number) => {
  const district = await selectNamedDistrict(db, id)
  if (!district) throw new Refusal('district_not_found')
  return district
}

/** For the search, which knows districts by all of them. */
export const allNamesOf = (district: Awaited<ReturnType<typeof namedDistrict>>) => [
  district.nameEn,
  district.nameHi,
  ...otherNamesOf(district),
]

type Names = { nameEn: string; nameHi: string; aliases: string[] }

/** A name that is given up goes on finding its district: addresses and browsers remember it. */
export const renameDistrict = async (tx: Tx, id: number, { aliases, ...names }: Names, now: Date) => {
  const before = await namedDistrict(tx, id)
  if (await isDistrictNamed(tx, { id, nameEn: names.nameEn })) throw new Refusal('name_taken')
  const givenUp = [before.nameEn, before.nameHi].filter(
    (name) => ![names.nameEn, names.nameHi].includes(name),
  )
  const kept = [...new Set([...aliases, ...givenUp])]
  await updateDistrict(tx, id, { ...names, aliases: kept, editedAt: now })
  await replaceSpellingsOf(tx, id, districtSpellings(await namedDistrict(tx, id), await stateAliases()))
}
