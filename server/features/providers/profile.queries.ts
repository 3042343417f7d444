import { type Expression, expressionBuilder, sql } from 'kysely'
import { eachLanguage, type Language } from '../../../contract/language.ts'
import { lists, needs } from '../../../contract/limits.ts'
import type { Db, Tables } from '../../platform/db/db.ts'
import { oneOf, type Params, preparedRead, quickRead } from '../../platform/db/prepared.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'

const named = (lang: Language) => (lang === 'hi' ? 'nameHi' : 'nameEn')
const titled = (lang: Language) => (lang === 'hi' ? 'titleHi' : 'titleEn')

const providerSummaryRows = (db: Db, lang: Language) =>
  db
    .selectFrom('accounts')
    .innerJoin('providers', 'providers.accountId', 'accounts.id')
    .innerJoin('categories', 'categories.id', 'providers.categoryId')
    .innerJoin('districts', 'districts.id', 'providers.districtId')
    .innerJoin('states', 'states.id', 'districts.stateId')
    .select([
      'accounts.id',
      'providers.businessName',
      'providers.businessTagline',
      `categories.${titled(lang)} as category`,
      `districts.${named(lang)} as district`,
      `states.${named(lang)} as state`,
      'providers.logo',
      'providers.shown',
      sql<boolean>`providers.vouched_at is not null`.as('isVouched'),
      'providers.ratings',
      'providers.hours',
      'providers.closedOn',
    ])

export const summariesRead = (lang: Language) =>
  quickRead(`provider_summaries_${lang}`, (db, param: Params<{ ids: readonly number[] }>) =>
    providerSummaryRows(db, lang)
      .where('accounts.id', '=', oneOf(param('ids')))
      .where(IS_PUBLIC_ACCOUNT),
  )

/** Changes when a category or place is renamed. */
export const selectNamesVersion = async (db: Db) => {
  const { rows } = await sql<{ version: string }>`
    select concat_ws('.',
      (select sum(xmin::text::bigint) from categories), (select sum(xmin::text::bigint) from districts),
      (select sum(xmin::text::bigint) from states)
    ) as version`.execute(db)
  return rows[0]?.version ?? ''
}

const providersInFull = (db: Db, lang: Language) =>
  providerSummaryRows(db, lang)
    .innerJoin('countries', 'countries.id', 'states.countryId')
    .select([
      'providers.businessDescription',
      'providers.categoryId',
      'providers.streetAddress',
      'providers.districtId',
      'districts.stateId',
      'states.countryId',
      `countries.${named(lang)} as country`,
      'providers.zipcode',
      'providers.latitude',
      'providers.longitude',
      'providers.websiteLink',
      'accounts.email',
      'accounts.mobileNumber',
    ])

export const MARKET_SLUGS = [
  'states.slug as stateSlug',
  'districts.slug as districtSlug',
  'categories.slug as categorySlug',
] as const

export const followersOf = (providerId: number | Expression<unknown>) =>
  sql<number>`coalesce((select followers from follower_counts where provider_id = ${providerId}), 0)`

/** The usual time to reply to a need; null below ten replies. */
export const answerMinutesOf = (providerId: Expression<unknown>) => sql<number | null>`(
  select median_minutes from answer_times
  where provider_id = ${providerId} and replies >= ${sql.lit(needs.repliesForTime)}
)`

type PublicProfilePage = { id: number; offset: number }

export type PostsColumn<P> = (page: {
  providerId: Expression<number>
  offset: Expression<number>
}) => Expression<P>

export type TakenOrders = { min_order_paise: number; delivers: boolean; delivery_note: string } | null

/** Columns of later features. */
export type ProfileColumns<P> = {
  posts: PostsColumn<P>
  takenOrders: (providerId: Expression<number>) => Expression<TakenOrders>
}

export const publicProviderQuery = <P>(
  db: Db,
  lang: Language,
  { posts, takenOrders }: ProfileColumns<P>,
  param: Params<PublicProfilePage>,
) =>
  providersInFull(db, lang)
    .select(['accounts.verifiedAt', ...MARKET_SLUGS, followersOf(sql.ref('accounts.id')).as('followers')])
    .select(answerMinutesOf(sql.ref('accounts.id')).as('answerMinutes'))
    .select(sql<P>`${posts({ providerId: param('id'), offset: param('offset') })}`.as('posts'))
    .select(sql<TakenOrders>`${takenOrders(param('id'))}`.as('takenOrders'))
    .where('accounts.id', '=', param('id'))
    .where(IS_PUBLIC_ACCOUNT)

/** The most frequent query, prepared once per language. */
export const publicProviderRead = <P>(columns: ProfileColumns<P>) => {
  const reads = eachLanguage((lang) =>
    quickRead(`public_provider_${lang}`, (db, param: Params<PublicProfilePage>) =>
      publicProviderQuery(db, lang, columns, param),
    ),
  )
  return async (db: Db, lang: Language, asked: PublicProfilePage) => (await reads[lang](db, asked))[0]
}

export const ownProviderQuery = (db: Db, lang: Language, id: number) =>
  providersInFull(db, lang)
    .select(['providers.name', 'accounts.username', 'accounts.emailToVerify', 'accounts.mobileToVerify'])
    .where('accounts.id', '=', id)

type Hidden = { hidden: readonly number[] }

/** Most recently verified first. A partial index contains only public businesses. */
export const recentProvidersQuery = (db: Db, lang: Language, param: Params<Hidden>) =>
  providerSummaryRows(db, lang)
    .where('accounts.role', '=', 'provider')
    .where(IS_PUBLIC_ACCOUNT)
    .where(sql<boolean>`accounts.id <> all(${param('hidden')}::bigint[])`)
    .orderBy('accounts.verifiedAt', 'desc')
    .orderBy('accounts.id', 'desc')
    .limit(sql.lit(lists.recentProviders))

type OpenProviders = Hidden & { openAt: string }

// Limited: at night almost all are closed, and all would be read.
const latestProviderIds = (db: Db, param: Params<Hidden>) =>
  db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'provider')
    .where(IS_PUBLIC_ACCOUNT)
    .where(sql<boolean>`accounts.id <> all(${param('hidden')}::bigint[])`)
    .orderBy('verifiedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(lists.recentProvidersFiltered))

export const recentOpenProvidersQuery = (db: Db, lang: Language, param: Params<OpenProviders>) =>
  providerSummaryRows(db, lang)
    .where('accounts.id', 'in', latestProviderIds(db, param))
    .where(sql<boolean>`is_open_at(providers.hours, providers.closed_on, ${param('openAt')}::timestamptz)`)
    .orderBy('accounts.verifiedAt', 'desc')
    .orderBy('accounts.id', 'desc')
    .limit(sql.lit(lists.recentProviders))

export const recentProvidersRead = (lang: Language) =>
  preparedRead(`recent_providers_${lang}`, (db, param: Params<Hidden>) =>
    recentProvidersQuery(db, lang, param),
  )

export const recentOpenProvidersRead = (lang: Language) =>
  preparedRead(`recent_open_providers_${lang}`, (db, param: Params<OpenProviders>) =>
    recentOpenProvidersQuery(db, lang, param),
  )

export type MarketSlugs = { stateSlug: string; districtSlug: string; categorySlug: string }

export type ProviderSummaryRow = Awaited<
  ReturnType<ReturnType<typeof providerSummaryRows>['execute']>
>[number]
export type FullRow = Awaited<ReturnType<ReturnType<typeof providersInFull>['execute']>>[number]
export type PublicRow = FullRow &
  MarketSlugs & {
    verifiedAt: string | null
    followers: number
    answerMinutes: number | null
    takenOrders: TakenOrders
  }
export type OwnRow = Awaited<ReturnType<ReturnType<typeof ownProviderQuery>['execute']>>[number]

export const logosShowing = (mediaId: Expression<number>) =>
  expressionBuilder<Tables>()
    .selectFrom('providers')
    .innerJoin('accounts', 'accounts.id', 'providers.accountId')
    .select('providers.accountId')
    .where('providers.logoId', '=', mediaId)
    .where(IS_PUBLIC_ACCOUNT)

export const profilesShowing = (mediaId: Expression<number>) =>
  expressionBuilder<Tables>()
    .selectFrom('providerMedia')
    .innerJoin('accounts', 'accounts.id', 'providerMedia.providerId')
    .select('providerMedia.mediaId')
    .where('providerMedia.mediaId', '=', mediaId)
    .where(IS_PUBLIC_ACCOUNT)
