// Districts that match a typed text. Each tier uses an index, and better tiers are sorted first.
import { sql } from 'kysely'
import type { Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import { districtsWithStates } from './places.queries.ts'
import type { PlaceQuery } from './spellings.ts'

// Greater than every letter, for range scans by prefix.
const LAST = '\u{10FFFF}'
const FEW = 5
const ALIKE = 0.5

// The first two tiers match whole names. A later word ('East' of 'Imphal East') counts as a prefix.
const closeTiers = ({ text, keys, prefixes, skeletons }: PlaceQuery) => sql`
  select district_id, rank, 1 as tier from district_spellings where spelling = ${text} and rank < 2
  union all
  select district_id, rank, 2 from district_spellings where key = any(${keys}) and rank < 2
  union all
  select district_id, rank, 3 from district_spellings where spelling >= ${text} and spelling < ${text + LAST}
  union all
  select district_id, rank, 4 from unnest(${prefixes}::text[]) as prefix
    join district_spellings on key >= prefix and key < prefix || ${LAST}
  union all
  select district_id, rank, 5 from district_spellings where skeleton = any(${skeletons}) and skeleton <> ''`

// The last tier. The first word must be similar itself, otherwise a typed state would match all its districts.
const similarTier = ({ keys: [key = ''] }: PlaceQuery) => sql`
  select district_id, 7 - similarity(key, ${key}) as distance from district_spellings
  where key % ${key} and similarity(key, ${key}) >= ${ALIKE}
    and similarity(split_part(key, ' ', 1), ${key.split(' ')[0]}) >= ${ALIKE}
    and (select count(*) < ${FEW} from close)`

// The integer part of a distance is the tier. Within a tier names precede aliases, and aliases precede later words.
const matchedDistricts = (placeQuery: PlaceQuery) => sql<{ districtId: number; distance: number }>`(
  with close as (
    select district_id, min(tier + rank / 10.0) as distance from (${closeTiers(placeQuery)}) as tiers group by district_id
  )
  select district_id, min(distance) as distance
  from (table close union all ${similarTier(placeQuery)}) as close_and_similar
  group by district_id
)`

export const suggestionsQuery = (
  db: Db,
  lang: Language,
  { limit, ...placeQuery }: PlaceQuery & { limit: number },
) =>
  districtsWithStates(db, lang)
    .innerJoin(matchedDistricts(placeQuery).as('found'), 'found.districtId', 'districts.id')
    .orderBy('found.distance')
    .orderBy('name')
    .orderBy('state')
    .limit(limit)

export const selectSuggestions = (db: Db, lang: Language, placeQuery: PlaceQuery & { limit: number }) =>
  suggestionsQuery(db, lang, placeQuery).execute()
