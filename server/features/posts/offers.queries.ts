import { sql } from 'kysely'
import { type Language, lists, type PostKind } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { preparedRead } from '../../platform/db/prepared.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { isCurrent } from './post-kind.queries.ts'
import { IS_SHOWN_POST, postsShown } from './posts.queries.ts'

type OffersQuery = { now: string; hidden: readonly number[] }

const currentOffers = (db: Db, lang: Language, { now, hidden }: OffersQuery) =>
  postsShown(db, lang)
    .where(isCurrent('offer', now))
    .where(IS_PUBLIC_ACCOUNT)
    .where(IS_SHOWN_POST)
    .where('posts.providerId', '<>', sql<number>`all(${hidden}::bigint[])`)
    .orderBy('posts.createdAt', 'desc')
    .orderBy('posts.id', 'desc')
    // Written out, so that the planner knows how few they are.
    .limit(sql.lit(lists.homeOffers))

export const newestOffersQuery = currentOffers
export const newestOffersRead = (lang: Language) =>
  preparedRead(`newest_offers_${lang}`, (db, query: OffersQuery) => newestOffersQuery(db, lang, query))

type DistrictOffersQuery = OffersQuery & { districts: readonly number[] }

export const offersOfDistrictsQuery = (db: Db, lang: Language, query: DistrictOffersQuery) =>
  currentOffers(db, lang, query).where(
    'providers.districtId',
    '=',
    sql<number>`any(${query.districts}::integer[])`,
  )
export const offersOfDistrictsRead = (lang: Language) =>
  preparedRead(`offers_of_districts_${lang}`, (db, query: DistrictOffersQuery) =>
    offersOfDistrictsQuery(db, lang, query),
  )

const amongRead = (kind: PostKind) =>
  preparedRead(`${kind}s_among`, (db, { ids, now }: { ids: readonly number[]; now: string }) =>
    db
      .selectFrom('posts')
      .select('posts.id')
      .where('posts.id', '=', sql<number>`any(${ids}::bigint[])`)
      .where(isCurrent(kind, now)),
  )
const among = { update: amongRead('update'), offer: amongRead('offer'), event: amongRead('event') }

/** Which of these are of this kind and current. */
export const selectCurrentAmong = async (
  db: Db,
  ids: readonly number[],
  { kind, now }: { kind: PostKind; now: Date },
) => new Set((await among[kind](db, { ids, now: now.toISOString() })).map(({ id }) => id))
