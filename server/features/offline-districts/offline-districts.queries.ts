import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { SavedHours } from '../../../contract/open-state.ts'
import type { OfflineItem } from '../../../contract/offline-districts.ts'
import { type Db, raiseStatementTimeout, type Tables, type Tx } from '../../platform/db/db.ts'
import { type Params, quickRead } from '../../platform/db/prepared.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'

// An id of a path may be larger than an integer column: compared as bigint, it is not found.
/** The newest document, and whether a business has to be removed from it. */
export const documentRead = quickRead('offline_document', (db, param: Params<{ districtId: number }>) =>
  db
    .selectFrom('offlineDistricts')
    .select(['version', 'oldest', 'folder', 'signature'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('offlineChanges')
            .select('id')
            .where('offlineChanges.districtId', '=', sql<number>`${param('districtId')}::bigint`)
            .where('isRemoval', '=', true),
        )
        .as('hasRemovals'),
    )
    .where('districtId', '=', sql<number>`${param('districtId')}::bigint`),
)

/** Builds of a district follow each other. Later statements of the transaction see what the earlier build committed. */
export const lockDistrict = async (tx: Tx, districtId: number) => {
  await raiseStatementTimeout(tx)
  // The best compression of a large document takes seconds, or a minute on an overloaded machine.
  await sql`set local idle_in_transaction_session_timeout = '5min'`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtextextended('offline districts', ${districtId}))`.execute(tx)
}

export const selectDocument = (tx: Tx, districtId: number) =>
  tx.selectFrom('offlineDistricts').selectAll().where('districtId', '=', districtId).executeTakeFirst()

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof selectDocument>>>

export const selectChanges = async (tx: Tx, districtId: number) =>
  (await tx.selectFrom('offlineChanges').select('id').where('districtId', '=', districtId).execute()).map(
    ({ id }) => id,
  )

export const deleteChanges = (tx: Tx, ids: readonly number[]) =>
  sql`delete from offline_changes where id = any (${ids}::bigint[])`.execute(tx)

/** Districts with a document that lacks changes: removals, or changes that have waited long enough. */
export const selectDueDistricts = async (db: Db, now: Date) => {
  const rows = await db
    .selectFrom('offlineDistricts')
    .select('districtId')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('offlineChanges')
          .select('id')
          .whereRef('offlineChanges.districtId', '=', 'offlineDistricts.districtId')
          .where((change) => change.or([change('isRemoval', '=', true), change('nextBuildAt', '<=', now)])),
      ),
    )
    .orderBy('districtId')
    .execute()
  return rows.map(({ districtId }) => districtId)
}

/** Of districts without a request. */
export const deleteUnusedChanges = (db: Db, before: Date) =>
  db
    .deleteFrom('offlineChanges')
    .where('changedAt', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('offlineDistricts')
            .select('version')
            .whereRef('offlineDistricts.districtId', '=', 'offlineChanges.districtId'),
        ),
      ),
    )
    .execute()

export const selectDistrict = (db: Db, id: number) =>
  db
    .selectFrom('districts')
    .innerJoin('states', 'states.id', 'districts.stateId')
    .select(['states.nameEn as stateEn', 'states.nameHi as stateHi', 'latitude', 'longitude'])
    .where('districts.id', '=', id)
    .executeTakeFirst()

export const selectCategories = (db: Db) =>
  db
    .selectFrom('categories')
    .select(['id', 'titleEn', 'titleHi', 'isService', 'synonymsEn', 'synonymsHi', 'synonymsRoman'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('categoryWords')
          .select(['word', 'weight', 'specialty'])
          .whereRef('categoryWords.categoryId', '=', 'categories.id')
          .orderBy('word'),
      ).as('words'),
    )
    .where('retiredAt', 'is', null)
    .orderBy('id')
    .execute()

export type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number]

const ITEMS = 5

const firstItems = sql<OfflineItem[]>`coalesce((
  select jsonb_agg(jsonb_build_array(name, price_paise, price_to_paise, unit) order by position, id)
  from (
    select * from price_items where provider_id = providers.account_id and is_available
    order by position, id limit ${sql.lit(ITEMS)}
  ) as first
), '[]')`

const providersQuery = (db: Db, districtId: number) =>
  db
    .selectFrom('marketListings')
    .innerJoin('providers', 'providers.accountId', 'marketListings.providerId')
    .innerJoin('accounts', 'accounts.id', 'providers.accountId')
    .select([
      'accounts.id',
      'businessName',
      'providers.categoryId',
      'businessTagline',
      'accounts.mobileNumber',
      'latitude',
      'longitude',
      sql<SavedHours | null>`providers.hours`.as('hours'),
      'closedOn',
      'ratings',
      sql<boolean>`vouched_at is not null`.as('isVerified'),
      firstItems.as('items'),
    ])
    .where('marketListings.districtId', '=', districtId)
    .where(IS_PUBLIC_ACCOUNT)
    .orderBy('accounts.id')

export const selectProviders = (db: Db, districtId: number) => providersQuery(db, districtId).execute()

export type ProviderRow = Awaited<ReturnType<typeof selectProviders>>[number]

export const selectKnownProviders = (tx: Tx, districtId: number) =>
  tx
    .selectFrom('offlineProviders')
    .select(['providerId', 'version', 'hash'])
    .where('districtId', '=', districtId)
    .execute()

export type KnownProvider = Awaited<ReturnType<typeof selectKnownProviders>>[number]

export const upsertKnownProviders = (
  tx: Tx,
  { districtId, version }: { districtId: number; version: number },
  rows: readonly { providerId: number; hash: string | null }[],
) =>
  sql`
    insert into offline_providers (district_id, provider_id, version, hash)
    select ${districtId}::integer, id, ${version}::integer, hash
    from unnest(${rows.map(({ providerId }) => providerId)}::bigint[], ${rows.map(({ hash }) => hash)}::text[]) as fresh (id, hash)
    on conflict (district_id, provider_id) do update set version = excluded.version, hash = excluded.hash`.execute(
    tx,
  )

export const deleteOldRemovals = (tx: Tx, districtId: number, before: number) =>
  tx
    .deleteFrom('offlineProviders')
    .where('districtId', '=', districtId)
    .where('hash', 'is', null)
    .where('version', '<=', before)
    .execute()

export const upsertDocument = (tx: Tx, { districtId, ...values }: Insertable<Tables['offlineDistricts']>) =>
  tx
    .insertInto('offlineDistricts')
    .values({ districtId, ...values })
    .onConflict((conflict) => conflict.column('districtId').doUpdateSet(values))
    .execute()

export const insertKey = (db: Db, { id, publicKey }: { id: string; publicKey: object }) =>
  sql`insert into offline_keys (id, public_key) values (${id}, ${JSON.stringify(publicKey)}) on conflict do nothing`.execute(
    db,
  )

export const selectKeys = (db: Db) =>
  db.selectFrom('offlineKeys').select('publicKey').orderBy('createdAt', 'desc').orderBy('id').execute()

/** The listed businesses of a district among some accounts. */
export const listedAmongRead = quickRead(
  'offline_hidden_businesses',
  (db, param: Params<{ districtId: number; ids: readonly number[] }>) =>
    db
      .selectFrom('marketListings')
      .select('providerId')
      .where('providerId', '=', sql<number>`any(${param('ids')}::bigint[])`)
      .where('districtId', '=', param('districtId'))
      .orderBy('providerId'),
)

export const districtExistsRead = quickRead('offline_district_exists', (db, param: Params<{ id: number }>) =>
  db
    .selectFrom('districts')
    .select('id')
    .where('id', '=', sql<number>`${param('id')}::bigint`),
)
