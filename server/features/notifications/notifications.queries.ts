import { type Expression, expressionBuilder, type Insertable, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { lists } from '../../../contract/limits.ts'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'
import { type Params, preparedRead, preparedStatement } from '../../platform/db/prepared.ts'
import { bigint, text, timestamp } from '../../platform/db/typed-values.ts'
import { mayMeetIn } from '../blocks/blocks.service.ts'
import { USUAL_SETTINGS } from './notification-settings.queries.ts'
import type { BellKind, BellParameters } from './notifications.tables.ts'

export const insertNotification = (tx: Tx, notification: Insertable<Tables['notifications']>) =>
  tx.insertInto('notifications').values(notification).returning('id').executeTakeFirstOrThrow()

export type SharedSubject =
  | { kind: 'new_post'; actorId: number; postId: number }
  | { kind: 'need_received' | 'need_closed'; actorId: number; needId: number }

export const insertNotifications = (
  tx: Tx,
  { to, now, kind, actorId, ...subject }: SharedSubject & { to: readonly number[]; now: Date },
) =>
  tx
    .insertInto('notifications')
    .columns(['accountId', 'kind', 'actorId', 'postId', 'needId', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom(sql<{ id: number }>`unnest(${to}::bigint[])`.as<'told'>(sql`told(id)`))
        .select([
          'told.id',
          text<SharedSubject['kind']>(kind).as('kind'),
          bigint(actorId).as('actorId'),
          bigint('postId' in subject ? subject.postId : null).as('postId'),
          bigint('needId' in subject ? subject.needId : null).as('needId'),
          timestamp(now).as('createdAt'),
        ]),
    )
    .returning(['id', 'accountId'])
    .execute()

/** The text is that of the announcement. */
export const insertBreachNotifications = (
  tx: Tx,
  { to, announcementId, now }: { to: readonly number[]; announcementId: number; now: Date },
) =>
  tx
    .insertInto('notifications')
    .values(
      to.map((accountId) => ({
        accountId,
        kind: 'breach' as const,
        parameters: { announcementId },
        createdAt: now,
      })),
    )
    .returning(['id', 'accountId'])
    .execute()

type Account = number | Expression<number>

type Switch = 'bell_off' | 'push_off'

// As USUAL_SETTINGS.
const USUALLY_OFF = { bell_off: sql.lit('{}'), push_off: sql.lit(`{${USUAL_SETTINGS.pushOff.join()}}`) }

const isWanted = (accountId: Account, kind: RawBuilder<string>, off: Switch) =>
  sql<boolean>`${kind} <> all (coalesce(
    (select ${sql.raw(off)} from notification_settings where notification_settings.account_id = ${accountId}),
    ${USUALLY_OFF[off]}
  ))`

// Excludes notifications from deleted, suspended and blocked accounts, except that orders go on despite a block. Every list and count
// starts here.
const visibleNotifications = (accountId: Account, off: Switch) =>
  expressionBuilder<Tables>()
    .selectFrom('notificationDetails as notifications')
    .leftJoin('accounts as actor', 'actor.id', 'notifications.actorId')
    .where('notifications.accountId', '=', accountId)
    .where(isWanted(accountId, sql`notifications.kind`, off))
    .where(sql<boolean>`notifications.is_visible`)
    .where((eb) =>
      eb.or([
        eb('notifications.actorId', 'is', null),
        eb.and([
          eb('actor.suspendedAt', 'is', null),
          eb('actor.deletedAt', 'is', null),
          eb.or([
            eb('notifications.kind', '=', 'order'),
            mayMeetIn(sql.ref('notifications.accountId'), sql.ref('notifications.actorId')),
          ]),
        ]),
      ]),
    )

const announcementsFor = (accountId: Account, off: Switch) =>
  expressionBuilder<Tables>()
    .selectFrom('announcements')
    .innerJoin('accounts as reader', (join) => join.on('reader.id', '=', accountId))
    .leftJoin('announcementsRead', 'announcementsRead.accountId', 'reader.id')
    .where(sql<boolean>`announcements.is_shown`)
    .where(isWanted(accountId, sql`'announcement'`, off))
    .where(sql<boolean>`announcements.audience in ('all', reader.role || 's')`)
    .whereRef('announcements.announcedAt', '>=', 'reader.createdAt')

const isAnnouncementUnread = sql<boolean>`announcements.id > coalesce(announcements_read.up_to, 0)`

const unreadNotifications = (accountId: Account, off: Switch) =>
  visibleNotifications(accountId, off).where('notifications.readAt', 'is', null)
const unreadAnnouncements = (accountId: Account, off: Switch) =>
  announcementsFor(accountId, off).where(isAnnouncementUnread)

const countUnread = (accountId: Account) => sql<number>`(
  (${unreadNotifications(accountId, 'bell_off').select((eb) => eb.fn.countAll<number>().as('count'))})
  + (${unreadAnnouncements(accountId, 'bell_off').select((eb) => eb.fn.countAll<number>().as('count'))})
)`

type Page = { accountId: number; before: number; rows: number }

const MOST = sql.lit(lists.rows + 1)

const newestNotifications = (own: ReturnType<typeof visibleNotifications>, before: Expression<number>) =>
  own
    .select([
      'notifications.id',
      sql<BellKind>`notifications.kind`.as('kind'),
      'notifications.name',
      'notifications.title',
      'notifications.postId as post',
      'notifications.chatId as chat',
      'notifications.needId as need',
      'notifications.actorId as actor',
      'notifications.parameters',
      'notifications.createdAt as at',
      sql<boolean>`notifications.read_at is not null`.as('read'),
    ])
    .where('notifications.id', '<', before)
    .orderBy('notifications.id', 'desc')
    .limit(MOST)

const NULL_ID = sql<number | null>`null::bigint`
const NULL_TEXT = sql<string | null>`null::text`

const newestAnnouncements = (announced: ReturnType<typeof announcementsFor>, before: Expression<number>) =>
  announced
    .select([
      'announcements.id',
      sql<BellKind>`'announcement'`.as('kind'),
      NULL_TEXT.as('name'),
      NULL_TEXT.as('title'),
      NULL_ID.as('post'),
      NULL_ID.as('chat'),
      NULL_ID.as('need'),
      NULL_ID.as('actor'),
      sql<BellParameters>`jsonb_build_object(
        'path', announcements.path,
        'texts', jsonb_build_object('en', announcements.text_en, 'hi', announcements.text_hi)
      )`.as('parameters'),
      'announcements.announcedAt as at',
      sql<boolean>`not ${isAnnouncementUnread}`.as('read'),
    ])
    .where('announcements.id', '<', before)
    .orderBy('announcements.id', 'desc')
    .limit(MOST)

type Sources = {
  own: ReturnType<typeof visibleNotifications>
  announced: ReturnType<typeof announcementsFor>
  before: Expression<number>
}

// One-word column names, because nested rows are not converted to camel case.
const newestOfBoth = ({ own, announced, before }: Sources) => {
  const eb = expressionBuilder<Tables>()
  return eb
    .selectFrom(newestNotifications(own, before).as('own'))
    .selectAll()
    .unionAll(eb.selectFrom(newestAnnouncements(announced, before).as('announced')).selectAll())
    .orderBy('id', 'desc')
    .limit(MOST)
}

const bellPage = (param: Params<Page>) =>
  newestOfBoth({
    own: visibleNotifications(param('accountId'), 'bell_off'),
    announced: announcementsFor(param('accountId'), 'bell_off'),
    before: param('before'),
  }).limit(param('rows'))

/** A page and the unread count in one query, so that they agree. */
export const notificationsQuery = (db: Db, param: Params<Page>) =>
  db.selectNoFrom([jsonArrayFrom(bellPage(param)).as('rows'), countUnread(param('accountId')).as('unread')])

export const notificationsRead = preparedRead('notifications', notificationsQuery)

export const unreadCountRead = preparedRead(
  'notifications_unread',
  (db: Db, param: Params<{ accountId: number }>) =>
    db.selectNoFrom([countUnread(param('accountId')).as('unread')]),
)

type PushRange = { accountId: number; from: number; before: number }

/** The newest of the unread notifications with these ids that the account receives as pushes, and their number. */
export const pushNewsRead = preparedRead('push_news', (db: Db, param: Params<PushRange>) => {
  const own = unreadNotifications(param('accountId'), 'push_off').where(
    'notifications.id',
    '>=',
    param('from'),
  )
  const announced = unreadAnnouncements(param('accountId'), 'push_off').where(
    'announcements.id',
    '>=',
    param('from'),
  )
  const newest = newestOfBoth({ own, announced, before: param('before') })
  return db.selectNoFrom([
    jsonArrayFrom(newest.limit(1)).as('rows'),
    sql<number>`(select count(*) from (${newest}) as news)`.as('count'),
  ])
})

const connectedReader = sql.ref<number>('connected.id')

// Includes notifications that the account does not see, so that it grows with every new one.
const newestOf = (accountId: Expression<number>) => sql<number>`greatest(
  (select max(id) from notifications where account_id = ${accountId}),
  (select max(id) from announcements where is_shown),
  0
)`

/** For many accounts: the unread count, the newest id, and whether an announcement concerns them. */
export const bellStatesRead = preparedRead(
  'bells',
  (db: Db, param: Params<{ accountIds: readonly number[]; announcementId: number }>) =>
    db
      .selectFrom(sql<{ id: number }>`unnest(${param('accountIds')}::bigint[])`.as(sql`connected(id)`))
      .select([
        connectedReader.as('accountId'),
        countUnread(connectedReader).as('unread'),
        newestOf(connectedReader).as('newest'),
        sql<boolean>`exists (${unreadAnnouncements(connectedReader, 'bell_off').where('announcements.id', '=', param('announcementId'))})`.as(
          'isNews',
        ),
      ]),
)

type ReadMarks = { accountId: number; ids: readonly number[]; upTo: number; now: Date }

// Reading an announcement marks the earlier ones too.
const markReadStatement = preparedStatement<{ count: number; announcements: number[] }>(
  'notifications_mark_read',
  `with marked as (
    update notifications set read_at = $4::timestamptz
    where account_id = $1::bigint and read_at is null and (id <= $3::bigint or id = any($2::bigint[]))
    returning id
  ),
  heard as (
    insert into announcements_read as known (account_id, up_to)
    select $1::bigint, max(id) from announcements
    where is_shown and (id <= $3::bigint or id = any($2::bigint[]))
    having max(id) is not null
    on conflict (account_id) do update set up_to = excluded.up_to where known.up_to < excluded.up_to
    returning up_to
  )
  select (select count(*) from marked) as count, to_json(array(
    select id from announcements join heard on id <= heard.up_to
    where is_shown and id > coalesce((select up_to from announcements_read where account_id = $1::bigint), 0)
  )) as announcements`,
)

/** Returns how many were unread, and which announcements. */
export const markRead = async (db: Db, { accountId, ids, upTo, now }: ReadMarks) => {
  const [marked] = await markReadStatement(db, [accountId, ids, upTo, now])
  return marked ?? { count: 0, announcements: [] }
}

/** Notifications of the account, and those that it caused. */
export const deleteNotificationsOf = async (tx: Tx, id: number) => {
  await tx
    .deleteFrom('notifications')
    .where((eb) => eb.or([eb('accountId', '=', id), eb('actorId', '=', id)]))
    .execute()
  await tx.deleteFrom('announcementsRead').where('accountId', '=', id).execute()
  await tx.deleteFrom('notificationSettings').where('accountId', '=', id).execute()
}

export const deleteOldNotifications = (db: Db, before: Date) =>
  db.deleteFrom('notifications').where('createdAt', '<', before).execute()
