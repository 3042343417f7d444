import { sql } from 'kysely'
import type { Language } from '../../../../contract/language.ts'
import { lists, type AccountStatus } from '../../../../contract/limits.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type AdminSearch, matchesSearch } from '../../search/admin-search.service.ts'
import type { IdPage } from '../../../platform/db/keyset.ts'

export type Kind = 'provider' | 'customer'

const people = (db: Db, lang: Language) =>
  db
    .selectFrom('accounts')
    .leftJoin('customers', 'customers.accountId', 'accounts.id')
    .leftJoin('providers', 'providers.accountId', 'accounts.id')
    .leftJoin('categories', 'categories.id', 'providers.categoryId')
    .leftJoin('districts', 'districts.id', 'providers.districtId')
    .select((eb) => [
      'accounts.id',
      'accounts.role',
      eb.fn.coalesce('providers.name', 'customers.name').as('name'),
      'accounts.username',
      'providers.businessName',
      lang === 'hi' ? 'categories.titleHi as category' : 'categories.titleEn as category',
      lang === 'hi' ? 'districts.nameHi as district' : 'districts.nameEn as district',
      'accounts.deletedAt',
      'accounts.suspendedAt',
      'accounts.suspendedUntil',
      'accounts.limitedUntil',
      'providers.vouchedAt',
      'accounts.createdAt',
    ])
    // Every query excludes administrators.
    .$narrowType<{ role: Kind }>()

type People = ReturnType<typeof people>

// Each status except active has an index.
const filterByStatus = {
  active: (qb, now) =>
    qb
      .where('accounts.deletedAt', 'is', null)
      .where('accounts.suspendedAt', 'is', null)
      .where((eb) =>
        eb.or([eb('accounts.limitedUntil', 'is', null), eb('accounts.limitedUntil', '<=', now)]),
      ),
  limited: (qb, now) =>
    qb
      .where('accounts.limitedUntil', '>', now)
      .where('accounts.suspendedAt', 'is', null)
      .where('accounts.deletedAt', 'is', null),
  suspended: (qb) => qb.where('accounts.suspendedAt', 'is not', null).where('accounts.deletedAt', 'is', null),
  deleted: (qb) => qb.where('accounts.deletedAt', 'is not', null),
} as const satisfies Record<AccountStatus, (qb: People, now: Date) => People>

const whereVouched = (qb: People, isVouched: boolean) =>
  qb.where('providers.vouchedAt', isVouched ? 'is not' : 'is', null)

export type Filters = {
  kind: Kind
  lang: Language
  now: Date
  standing: AccountStatus | undefined
  verified: boolean | undefined
}

const filteredPeople = (db: Db, { kind, lang, now, ...wanted }: Filters) => {
  const { standing: status, verified } = wanted
  return (
    people(db, lang)
      // A literal: each kind has a partial index.
      .where('accounts.role', '=', sql.lit(kind))
      .$if(status !== undefined, (qb) => filterByStatus[status ?? 'active'](qb, now))
      .$if(verified !== undefined, (qb) => whereVouched(qb, verified === true))
  )
}

type PeoplePage = Filters & IdPage & { except: readonly number[]; found: AdminSearch | null }

export const peopleQuery = (db: Db, { found, before, rows, except, ...filters }: PeoplePage) =>
  filteredPeople(db, filters)
    .$if(found !== null, (qb) => qb.where(matchesSearch('accounts.id', found)))
    .where('accounts.id', '<', before)
    .where(sql<boolean>`accounts.id <> all(${except}::bigint[])`)
    .orderBy('accounts.id', 'desc')
    .limit(rows)

export type Identifiers = { id: number; usernameKey: string; mobileNumber: string; email: string }

/** Exact matches. Several accounts may have the same unverified contact. */
export const selectIdentified = (db: Db, identifiers: Identifiers, filters: Filters) =>
  filteredPeople(db, filters)
    .where((eb) =>
      eb.or([
        eb('accounts.id', '=', identifiers.id),
        eb('accounts.usernameKey', '=', identifiers.usernameKey),
        eb('accounts.mobileNumber', '=', identifiers.mobileNumber),
        eb(sql`lower(accounts.email)`, '=', identifiers.email),
      ]),
    )
    .orderBy('accounts.id', 'desc')
    .limit(lists.rows)
    .execute()

export type PersonRow = Awaited<ReturnType<People['execute']>>[number]

export const selectPerson = (db: Db, id: number, lang: Language) =>
  people(db, lang)
    .leftJoin('accounts as voucher', 'voucher.id', 'providers.vouchedBy')
    .select([
      'accounts.verifiedAt',
      'accounts.language',
      'accounts.mobileNumber',
      'accounts.email',
      'providers.streetAddress',
      'providers.zipcode',
      'providers.businessTagline',
      'providers.businessDescription',
      'providers.websiteLink',
      'providers.logo',
      'providers.shown',
      'voucher.username as vouchedBy',
    ])
    .where('accounts.id', '=', id)
    .where('accounts.role', '<>', 'admin')
    .executeTakeFirst()

export type FullPersonRow = NonNullable<Awaited<ReturnType<typeof selectPerson>>>

const MOST = sql.lit(100)

/** One statement; each count uses an index. */
export const selectCounts = async (db: Db, id: number, now: Date) => {
  const { rows } = await sql<Record<Counted, number>>`
    select
      (select count(*) from (select from posts where provider_id = ${id} limit ${MOST}) as few) as posts,
      (select count(*) from (select from comments where customer_id = ${id} limit ${MOST}) as few) as comments,
      (select count(*) from (
        select from reviews where customer_id = ${id} union all select from reviews where provider_id = ${id} limit ${MOST}
      ) as few) as reviews,
      (select count(*) from (select from reports where reporter_id = ${id} limit ${MOST}) as few) as reports_made,
      (select count(*) from (select from reports where target_account_id = ${id} limit ${MOST}) as few)
        as reports_against,
      (select count(*) from (
        select from decisions where account_id = ${id} and decision <> 'dismiss' limit ${MOST}
      ) as few) as decisions,
      (select count(*) from (
        select from sessions where account_id = ${id} and ended_at is null and expires_at > ${now} limit ${MOST}
      ) as few) as sessions`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('the database counted nothing')
  return counts
}

type Counted = 'posts' | 'comments' | 'reviews' | 'reportsMade' | 'reportsAgainst' | 'decisions' | 'sessions'
export type Counts = Awaited<ReturnType<typeof selectCounts>>
