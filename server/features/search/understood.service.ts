// What the search understood of a text, for the page to display as chips.
import type { Language } from '../../../contract/language.ts'
import type { QueryWord } from '../../../contract/search-text/query/matches.ts'
import { readConditions } from '../../../contract/search-text/query/text-conditions.ts'
import { understoodOf } from '../../../contract/search-text/query/understood.ts'
import type { Db } from '../../platform/db/db.ts'
import { selectCategoryTitle, selectDistrictNames, selectStateName } from './understood.queries.ts'

export const readUnderstood = async (
  db: Db,
  words: readonly QueryWord[],
  { text, lang }: { text: string; lang: Language },
) => {
  const { conditions } = readConditions(text)
  const { what, categoryId, districtIds, stateIds } = understoodOf(words)
  const [stateId] = stateIds
  const [category, districts, state] = await Promise.all([
    categoryId === undefined ? null : selectCategoryTitle(db, lang, categoryId),
    selectDistrictNames(db, lang, districtIds),
    stateId === undefined ? null : selectStateName(db, lang, stateId),
  ])
  const [district, ...others] = districts.filter((each) => state === null || each.state === state)
  return {
    what,
    category: category ?? null,
    district:
      district && others.length === 0
        ? { district_id: district.id, name: district.name, state: district.state }
        : null,
    state,
    open_now: conditions.isOpenNow,
    verified: conditions.isVerified,
    near: conditions.isNear,
  }
}
