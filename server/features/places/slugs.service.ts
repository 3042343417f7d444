import type { Db } from '../../platform/db/db.ts'
import { stateAliases } from './district-names.ts'
import { findDistricts } from './places.service.ts'
import { selectDistrictSlug, selectSlugAmong, selectStateNames, selectStateSlug } from './slugs.queries.ts'
import { parsePlaceQuery, spellingsOf } from './spellings.ts'

const asName = (key: string) => key.replaceAll('-', ' ')

const stateSpelled = async (db: Db, key: string) => {
  const placeQuery = parsePlaceQuery(asName(key))
  if (!placeQuery) return undefined
  const aliases = await stateAliases()
  const found = (await selectStateNames(db)).find(({ code, nameEn, nameHi }) =>
    spellingsOf({ names: [nameEn, nameHi], aliases: [code, ...(aliases.get(nameEn) ?? [])], states: [] })
      // Excludes matches of later words: half of the states end in 'Pradesh'.
      .filter(({ rank }) => rank < 2)
      .some(({ spelling, key: sound }) => spelling === placeQuery.text || placeQuery.keys.includes(sound)),
  )
  return found?.slug
}

export const findStateSlug = async (db: Db, key: string) =>
  (await selectStateSlug(db, key)) ?? stateSpelled(db, key)

export const findDistrictSlug = async (db: Db, stateSlug: string, key: string) =>
  (await selectDistrictSlug(db, stateSlug, key)) ??
  selectSlugAmong(db, stateSlug, await findDistricts(db, asName(key)))
