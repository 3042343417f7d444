import { sql } from 'kysely'
import { needs } from '../../../contract/limits.ts'
import { indiaDate } from '../../../contract/open-state.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { preparedStatement } from '../../platform/db/prepared.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { mayMeetSql } from '../blocks/blocks.service.ts'

type ToAsk = { now: Date; after: number; most: number }

export const needsToAskQuery = (db: Db, { now, after, most }: ToAsk) =>
  db
    .selectFrom('needs')
    .select('id')
    .where('toAsk', '>', sql.lit(0))
    .where('status', '=', sql.lit('open'))
    .where('visibility', '=', sql.lit('shown'))
    .where('id', '>', after)
    .where('expiresAt', '>', now)
    .orderBy('id')
    .limit(most)

export const needsToAsk = async (db: Db, toAsk: ToAsk) =>
  (await needsToAskQuery(db, toAsk).execute()).map(({ id }) => id)

// The rotation of a category has one writer at a time, until the commit. It is locked after the need, so that a need that another process
// works on waits for no rotation.
const withLockedRotation = sql`pg_advisory_xact_lock(hashtext('businesses to ask'), locked.category_id)`

/**
 * None unless the need is visible, its customer active, and no other process works on it. Locks the account too, which notifications
 * reference.
 */
export const lockNeedToAsk = (tx: Tx, id: number) =>
  tx
    .with(
      (cte) => cte('locked').materialized(),
      (db) =>
        db
          .selectFrom('needs')
          .innerJoin('accounts', 'accounts.id', 'needs.customerId')
          .select([
            'needs.id',
            'needs.customerId',
            'needs.categoryId',
            'needs.districtId',
            'needs.status',
            'needs.expiresAt',
            'needs.askedCount',
            'needs.round',
            'needs.toAsk',
            'needs.nextRoundAt',
          ])
          .where('needs.id', '=', id)
          .where('needs.visibility', '=', 'shown')
          .where(IS_PUBLIC_ACCOUNT)
          .forKeyShare('accounts')
          .forNoKeyUpdate('needs')
          .skipLocked(),
    )
    .selectFrom('locked')
    .selectAll()
    .select(withLockedRotation.as('rotation'))
    .executeTakeFirst()

export type NeedToAsk = NonNullable<Awaited<ReturnType<typeof lockNeedToAsk>>>

const DEFAULT_KM = needs.settings.radiusKm.default
/** Explained to the staff for each selection. */
const MOST_SKIPPED = 20

// Businesses that are asked together keep their order, so that the next ones are again those that were asked longest ago.
const TURNS_AT_ONCE = 16

// The order of the candidates: nearest district, then asked longest ago, never asked first. A business that is passed over before the
// last one that is asked gets a row for the staff. A business that is being deleted is skipped. The districts are read one by one, because
// the planner would read all businesses of the category.
const askStatement = preparedStatement<{ id: number }>(
  'need_ask',
  `with candidates as materialized (
    select providers.account_id as id, near.km, known.turn, known.asked_at,
      case
        when not coalesce(known.is_on, true) then 'off'
        when near.km > coalesce(known.radius_km, ${DEFAULT_KM}) then 'radius'
        when not ${mayMeetSql('providers.account_id', '$2::bigint')} then 'blocked'
        when known.asked_that_day >= known.max_per_day
          and (known.asked_at at time zone 'Asia/Kolkata')::date = $8::date then 'max_per_day'
      end as skipped
    from unnest($4::integer[], $5::double precision[]) as near (id, km)
      cross join lateral (
        select account_id from providers where district_id = near.id and category_id = $3::integer offset 0
      ) as providers
      join accounts on accounts.id = providers.account_id
      left join need_providers as known on known.provider_id = providers.account_id
    where is_public(accounts)
      and (accounts.limited_until is null or accounts.limited_until <= $7::timestamptz)
      and not exists (
        select from need_asks where need_asks.need_id = $1::bigint and need_asks.provider_id = providers.account_id
      )
  ),
  ranked as materialized (
    select *, count(*) filter (where skipped is null) over (
      order by km, turn nulls first, id rows between unbounded preceding and current row
    ) as rank
    from candidates
  ),
  held as materialized (
    select accounts.id from accounts
    where accounts.id in (select id from ranked where skipped is null and rank <= $6::integer)
    order by accounts.id for key share skip locked
  ),
  asked as (
    insert into need_asks (need_id, provider_id, asked_at, round, reason, distance_km, previously_asked_at)
    select $1, id, $7, $9::smallint, $10::text, km, asked_at from held join ranked using (id)
    returning provider_id
  ),
  moved as (
    insert into need_providers as known (provider_id, turn, asked_at, asked_that_day)
    select provider_id, (select nextval('need_turns')) * ${TURNS_AT_ONCE} + row_number() over (order by rank), $7, 1
    from asked join ranked on ranked.id = provider_id
    on conflict (provider_id) do update set turn = excluded.turn, asked_at = excluded.asked_at,
      asked_that_day = 1 + case
        when (known.asked_at at time zone 'Asia/Kolkata')::date = $8::date then known.asked_that_day else 0
      end
  ),
  passed as (
    insert into need_skips (need_id, provider_id, skipped_at, reason, distance_km)
    select $1, id, $7, skipped, km from ranked where skipped is not null and rank < $6
    order by km, turn nulls first, id limit ${MOST_SKIPPED}
    on conflict (need_id, provider_id)
    do update set skipped_at = excluded.skipped_at, reason = excluded.reason, distance_km = excluded.distance_km
  )
  select provider_id as id from asked`,
)

type Asking = {
  reason: 'first' | 'declined' | 'few_replies'
  count: number
  districts: readonly { id: number; km: number }[]
  now: Date
}

/** Asks up to `count` businesses of the districts, the nearest first, and returns them. The caller has locked need and rotation. */
export const askNearest = async (tx: Tx, need: NeedToAsk, { reason, count, districts, now }: Asking) => {
  const { id, customerId, categoryId, round } = need
  const ids = districts.map((district) => district.id)
  const km = districts.map((district) => district.km)
  const where = [id, customerId, categoryId, ids, km, count]
  const rows = await askStatement(tx, [...where, now, indiaDate(now), round, reason])
  return rows.map((row) => row.id)
}

type Progress = { askedCount: number; round: number; nextRoundAt: Date | null }

export const saveProgress = (tx: Tx, id: number, { askedCount, round, nextRoundAt }: Progress) =>
  tx.updateTable('needs').set({ askedCount, round, nextRoundAt, toAsk: 0 }).where('id', '=', id).execute()

export const countReplies = async (tx: Tx, needId: number) => {
  const { count } = await tx
    .selectFrom('needReplies')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('needId', '=', needId)
    .executeTakeFirstOrThrow()
  return count
}

type Due = { now: Date; after: { at: Date; id: number }; most: number }

/** The longest due first. */
export const dueRoundsQuery = (db: Db, { now, after, most }: Due) =>
  db
    .selectFrom('needs')
    .select(['id', 'nextRoundAt'])
    .where('nextRoundAt', '<=', now)
    .where(sql<boolean>`(next_round_at, id) > (${after.at}::timestamptz, ${after.id}::bigint)`)
    .orderBy('nextRoundAt')
    .orderBy('id')
    .limit(most)

export const selectAsked = (db: Db, needId: number) =>
  db
    .selectFrom('needAsks')
    .innerJoin('providers', 'providers.accountId', 'needAsks.providerId')
    .select([
      'needAsks.providerId',
      'providers.businessName as name',
      'needAsks.askedAt',
      'needAsks.reason',
      'needAsks.distanceKm',
      'needAsks.previouslyAskedAt',
      'needAsks.repliedAt',
      'needAsks.declinedAt',
    ])
    .where('needAsks.needId', '=', needId)
    .orderBy('needAsks.askedAt')
    .orderBy('needAsks.distanceKm')
    .orderBy('needAsks.providerId')
    .execute()

export const selectSkipped = (db: Db, needId: number) =>
  db
    .selectFrom('needSkips')
    .innerJoin('providers', 'providers.accountId', 'needSkips.providerId')
    .select([
      'needSkips.providerId',
      'providers.businessName as name',
      'needSkips.skippedAt',
      'needSkips.reason',
      'needSkips.distanceKm',
    ])
    .where('needSkips.needId', '=', needId)
    .orderBy('needSkips.distanceKm')
    .orderBy('needSkips.providerId')
    .execute()

export const hasNeed = async (db: Db, id: number) =>
  (await db.selectFrom('needs').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
