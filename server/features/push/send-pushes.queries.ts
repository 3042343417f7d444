import type { Language } from '../../../contract/language.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { preparedStatement } from '../../platform/db/prepared.ts'
import type { Role } from '../../platform/http/viewer.ts'

export type DuePush = {
  id: number
  accountId: number
  role: Role
  endpoint: string
  p256dh: string
  auth: string
  lang: Language
  fromId: number
  newestId: number
  tries: number
  quietFrom: string | null
  quietTo: string | null
  /** The session has ended, or the account may not sign in. */
  isOver: boolean
}

// A lease ends at $2. Pushes leased by a process that died become due again then.
const leaseDueSql = (isUrgentOnly: boolean) => `
  with due as materialized (
    select subscription_id from push_due where due_at <= $1::timestamptz ${isUrgentOnly ? 'and is_urgent' : ''}
    order by due_at limit $3::integer for update skip locked
  ),
  taken as (
    update push_due set due_at = $2::timestamptz from due
    where push_due.subscription_id = due.subscription_id
    returning push_due.subscription_id, push_due.from_id, push_due.newest_id, push_due.tries
  )
  select subscribed.id, accounts.id as "accountId", accounts.role, subscribed.endpoint, subscribed.p256dh, subscribed.auth,
    subscribed.lang, taken.from_id as "fromId", taken.newest_id as "newestId", taken.tries,
    settings.quiet_from as "quietFrom", settings.quiet_to as "quietTo",
    sessions.ended_at is not null or sessions.expires_at <= $1::timestamptz
      or accounts.suspended_at is not null or accounts.deleted_at is not null as "isOver"
  from taken
    join push_subscriptions as subscribed on subscribed.id = taken.subscription_id
    join sessions on sessions.id = subscribed.session_id
    join accounts on accounts.id = subscribed.account_id
    left join notification_settings as settings on settings.account_id = subscribed.account_id`

const leaseDueStatement = preparedStatement<DuePush>('push_lease_due', leaseDueSql(false))
const leaseUrgentStatement = preparedStatement<DuePush>('push_lease_urgent', leaseDueSql(true))

type Take = { now: Date; until: Date; most: number; isUrgentOnly?: boolean }

export const leaseDue = (db: Db, { now, until, most, isUrgentOnly = false }: Take) =>
  (isUrgentOnly ? leaseUrgentStatement : leaseDueStatement)(db, [now, until, most])

// Locks rows in the same order as the trigger that queues pushes.
const LOCKED = `locked as materialized (
    select subscription_id as id, newest_id from push_due where subscription_id = any ($1::bigint[])
    order by subscription_id for no key update
  )`

const acknowledgeStatement = preparedStatement<{ id: number }>(
  'push_acknowledge',
  `with ${LOCKED}
  delete from push_due using locked join unnest($1::bigint[], $2::bigint[]) as sent (id, newest_id) using (id, newest_id)
  where push_due.subscription_id = locked.id
  returning locked.id`,
)
const requeueStatement = preparedStatement<object>(
  'push_requeue',
  `with ${LOCKED}
  update push_due set from_id = sent.newest_id + 1, due_at = $3::timestamptz, tries = 0
  from locked join unnest($1::bigint[], $2::bigint[]) as sent (id, newest_id) using (id)
  where push_due.subscription_id = locked.id`,
)

type SentPush = { id: number; newestId: number }

/** Deletes pushes up to the newest sent notification. Newer notifications stay due. */
export const acknowledgePushes = async (db: Db, sent: readonly SentPush[], now: Date) => {
  const columns = (rows: readonly SentPush[]) => [
    rows.map(({ id }) => id),
    rows.map(({ newestId }) => newestId),
  ]
  const finished = new Set((await acknowledgeStatement(db, columns(sent))).map(({ id }) => id))
  const others = sent.filter(({ id }) => !finished.has(id))
  if (others.length > 0) await requeueStatement(db, [...columns(others), now])
}

export type RescheduledPush = { id: number; dueAt: Date; tries: number }

const rescheduleStatement = preparedStatement<object>(
  'push_reschedule',
  `with ${LOCKED}
  update push_due set due_at = moved.due_at, tries = moved.tries
  from locked join unnest($1::bigint[], $2::timestamptz[], $3::smallint[]) as moved (id, due_at, tries) using (id)
  where push_due.subscription_id = locked.id and push_due.due_at = $4::timestamptz`,
)

/** `until` is the end of the lease. A row with another time was changed since, together with the quiet hours. */
export const rescheduleDue = (db: Db, moved: readonly RescheduledPush[], until: Date) =>
  rescheduleStatement(db, [
    moved.map(({ id }) => id),
    moved.map(({ dueAt }) => dueAt),
    moved.map(({ tries }) => tries),
    until,
  ])

export const deleteSubscriptions = (db: Db, ids: readonly number[]) =>
  db.deleteFrom('pushSubscriptions').where('id', 'in', ids).execute()

export const countDue = async (db: Db, now: Date) => {
  const { count } = await db
    .selectFrom('pushDue')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('dueAt', '<=', now)
    .executeTakeFirstOrThrow()
  return count
}

const enqueueAnnouncementStatement = preparedStatement<{ last: number | null }>(
  'push_enqueue_announcement',
  `with reached as materialized (
    select id, account_id from push_subscriptions where id > $2::bigint order by id limit $3::integer
    for key share skip locked
  ),
  handed as (
    insert into push_due as waiting (subscription_id, from_id, newest_id, due_at)
    select reached.id, announcements.id, announcements.id, $4::timestamptz
    from reached
      join accounts on accounts.id = reached.account_id
      join announcements on announcements.id = $1::bigint
        and announcements.audience in ('all', accounts.role || 's') and announcements.announced_at >= accounts.created_at
    order by reached.id
    on conflict (subscription_id) do update
      set from_id = least(waiting.from_id, excluded.from_id), newest_id = greatest(waiting.newest_id, excluded.newest_id)
  )
  select max(id) as last from reached`,
)

type NextBatch = { announcementId: number; after: number; most: number; now: Date }

export const enqueueAnnouncement = async (tx: Tx, { announcementId, after, most, now }: NextBatch) =>
  (await enqueueAnnouncementStatement(tx, [announcementId, after, most, now]))[0]?.last ?? null
