import { sql } from 'kysely'
import type { Language } from '../../../contract/language.ts'
import { lists } from '../../../contract/limits.ts'
import type { PostKind } from '../../../contract/post-kinds.ts'
import type { Db } from '../../platform/db/db.ts'
import { type Params, preparedRead } from '../../platform/db/prepared.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { isCurrent } from './post-kind.queries.ts'
import { IS_VISIBLE_POST, postsWithOwner } from './posts.queries.ts'

type OffersQuery = { now: string; hidden: readonly number[] }

const currentOffers = (db: Db, lang: Language, param: Params<OffersQuery>) =>
  postsWithOwner(db, lang)
    .where(isCurrent('offer', param('now')))
    .where(IS_PUBLIC_ACCOUNT)
    .where(IS_VISIBLE_POST)
    .where('posts.providerId', '<>', sql<number>`all(${param('hidden')}::bigint[])`)
    .orderBy('posts.createdAt', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(sql.lit(lists.homeOffers))

export const newestOffersQuery = currentOffers
export const newestOffersRead = (lang: Language) =>
  preparedRead(`newest_offers_${lang}`, (db, param: Params<OffersQuery>) =>
    newestOffersQuery(db, lang, param),
  )

type DistrictOffersQuery = OffersQuery & { districts: readonly number[] }

export const offersOfDistrictsQuery = (db: Db, lang: Language, param: Params<DistrictOffersQuery>) =>
  currentOffers(db, lang, param).where(
    'providers.districtId',
    '=',
    sql<number>`any(${param('districts')}::integer[])`,
  )
export const offersOfDistrictsRead = (lang: Language) =>
  preparedRead(`offers_of_districts_${lang}`, (db, param: Params<DistrictOffersQuery>) =>
    offersOfDistrictsQuery(db, lang, param),
  )

const amongRead = (kind: PostKind) =>
  preparedRead(`${kind}s_among`, (db, param: Params<{ ids: readonly number[]; now: string }>) =>
    db
      .selectFrom('posts')
      .select('posts.id')
      .where('posts.id', '=', sql<number>`any(${param('ids')}::bigint[])`)
      .where(isCurrent(kind, param('now'))),
  )
const among = { update: amongRead('update'), offer: amongRead('offer'), event: amongRead('event') }

export const selectCurrentAmong = async (
  db: Db,
  ids: readonly number[],
  { kind, now }: { kind: PostKind; now: Date },
) => new Set((await among[kind](db, { ids, now: now.toISOString() })).map(({ id }) => id))
