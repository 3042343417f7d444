import type { Language } from '../../../../contract/language.ts'
import { allNamesOf, type NamedDistrict } from '../../places/edit-districts.service.ts'
import type { RowCounts } from '../find/row-counts.ts'
import { lexeme } from '../../../../contract/search-text/words/lexemes.ts'
import { AWAY, indexNames, namesBeginning, type NameIndex } from './name-index.ts'
import type { TypedText } from './typed.ts'

type Place = { district: NamedDistrict; name: string }
export type KnownPlaces = NameIndex<Place>

export const toKnownPlaces = (districts: readonly NamedDistrict[]): KnownPlaces =>
  indexNames(districts.flatMap((district) => allNamesOf(district).map((name) => ({ district, name }))))

const MOST = 3
const SHORTEST = 2

/** Beginnings only: a guessed place beside a text that means something else would be noise. */
export const suggestPlaces = (
  known: KnownPlaces,
  typed: TypedText,
  { lang, counts }: { lang: Language; counts: RowCounts },
) => {
  if (typed.text.length < SHORTEST) return []
  const sizeOf = ({ district }: Place) => counts.of(lexeme('district', district.id))
  const byDistrict = new Map<number, Place>()
  const near = namesBeginning(known, typed)
    .filter(({ away }) => away < AWAY.loose)
    .toSorted((a, b) => a.away - b.away || sizeOf(b.of) - sizeOf(a.of) || a.of.district.id - b.of.district.id)
  for (const { of } of near) if (!byDistrict.has(of.district.id)) byDistrict.set(of.district.id, of)
  return [...byDistrict.values()].slice(0, MOST).map(({ district, name }) => {
    const own = lang === 'hi' ? district.nameHi : district.nameEn
    return {
      district_id: district.id,
      name: own,
      state: lang === 'hi' ? district.stateHi : district.stateEn,
      alias: name === district.nameEn || name === district.nameHi ? null : name,
    }
  })
}
