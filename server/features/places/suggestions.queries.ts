// Which districts a typed text may mean. Each tier reads its own index, and a better tier always stands first.
import { sql } from 'kysely'
import type { Language } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import type { DistrictRow } from './places.queries.ts'
import type { Wanted } from './spellings.ts'

// Above every letter, so that `prefix || LAST` closes the range of all texts that begin with the prefix.
const LAST = '\u{10FFFF}'
const FEW = 5
const ALIKE = 0.5

const closeTiers = ({ text, keys, prefixes, skeletons }: Wanted) => sql`
  select district_id, rank, 1 as tier from district_spellings where spelling = ${text}
  union all
  select district_id, rank, 2 from district_spellings where key = any(${keys})
  union all
  select district_id, rank, 3 from district_spellings where spelling > ${text} and spelling < ${text + LAST}
  union all
  select district_id, rank, 4 from unnest(${prefixes}::text[]) as prefix
    join district_spellings on key >= prefix and key < prefix || ${LAST}
  union all
  select district_id, rank, 5 from district_spellings where skeleton = any(${skeletons}) and skeleton <> ''`

// The last resort. The first word counts by itself too, or all districts of a typed state would be alike.
const similarTier = ({ keys: [key = ''] }: Wanted) => sql`
  select district_id, rank, 6 as tier, similarity(key, ${key}) as likeness
  from district_spellings
  where key % ${key} and similarity(key, ${key}) >= ${ALIKE}
    and similarity(split_part(key, ' ', 1), ${key.split(' ')[0]}) >= ${ALIKE}
    and (select count(distinct district_id) < ${FEW} from close)`

const suggestions = (lang: Language, wanted: Wanted & { limit: number }) => sql<DistrictRow>`
  with close as (${closeTiers(wanted)}),
  best as (
    select distinct on (district_id) district_id, tier, rank, likeness
    from (select district_id, rank, tier, 1 as likeness from close union all ${similarTier(wanted)}) found
    order by district_id, tier, likeness desc, rank
  ),
  districts_shown as (
    select districts.id, districts.state_id, states.country_id, tier, rank, likeness,
      ${sql.ref(lang === 'hi' ? 'districts.nameHi' : 'districts.nameEn')} as name,
      ${sql.ref(lang === 'hi' ? 'states.nameHi' : 'states.nameEn')} as state
    from best join districts on districts.id = district_id join states on states.id = districts.state_id
  )
  select id, name, state_id, state, country_id from districts_shown
  order by tier, likeness desc, rank, name, state
  limit ${wanted.limit}`

export const selectSuggestions = async (db: Db, lang: Language, wanted: Wanted & { limit: number }) =>
  (await suggestions(lang, wanted).execute(db)).rows
