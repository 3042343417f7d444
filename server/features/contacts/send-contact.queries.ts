// Two statements: the first checks permissions and locks the business, the second must see what was committed while it waited.
import { sql } from 'kysely'
import { type Params, preparedWrite } from '../../platform/db/prepared.ts'
import { bigint, text, timestamp } from '../../platform/db/typed-values.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { hasBlockedIn } from '../blocks/blocks.service.ts'
import { notificationInsert } from '../notifications/notifications.service.ts'
import { duplicateSinceQuery, sentSinceQuery } from './contacts.queries.ts'

type Pair = { providerId: number; senderId: number | null }

/** No row for an unknown business. Locks the business unless a block exists, so that the second of two equal requests sees the first. */
export const contactLock = preparedWrite('contact_lock', (db, param: Params<Pair>) =>
  db
    .with('provider', (query) =>
      query
        .selectFrom('accounts')
        .innerJoin('providers', 'providers.accountId', 'accounts.id')
        .select([
          hasBlockedIn(sql.ref('accounts.id'), bigint(param('senderId'))).as('isBlocked'),
          hasBlockedIn(bigint(param('senderId')), sql.ref('accounts.id')).as('hasBlocked'),
        ])
        .where('accounts.id', '=', param('providerId'))
        .where(IS_PUBLIC_ACCOUNT),
    )
    .selectFrom('provider')
    .select([
      'isBlocked',
      'hasBlocked',
      sql`case when not is_blocked and not has_blocked
        then pg_advisory_xact_lock(hashtextextended('contacts', ${param('providerId')}))::text end`.as(
        'lock',
      ),
    ]),
)

type NewContact = Pair & {
  name: string
  email: string
  emailKey: string
  mobileNumber: string
  now: Date
  yesterday: Date
  /** Maximum number of requests since then; null without a limit. */
  maxSent: number | null
  since: Date
}

/** No `id` for a duplicate or above the limit. */
export const contactWrite = preparedWrite('contact_write', (db, param: Params<NewContact>) =>
  db
    .with('earlier', () =>
      db.selectNoFrom((eb) => [eb.exists(duplicateSinceQuery(db, param)).as('isRepeated')]),
    )
    .with('written', (query) =>
      query
        .insertInto('contacts')
        .columns(['providerId', 'senderId', 'name', 'email', 'mobileNumber', 'createdAt'])
        .expression((eb) =>
          eb
            .selectFrom('earlier')
            .select([
              bigint(param('providerId')).as('providerId'),
              bigint(param('senderId')).as('senderId'),
              text(param('name')).as('name'),
              text(param('email')).as('email'),
              text(param('mobileNumber')).as('mobileNumber'),
              timestamp(param('now')).as('createdAt'),
            ])
            .where(sql<boolean>`not is_repeated`)
            .where(
              sql<boolean>`(${param('maxSent')}::integer is null
                or (${sentSinceQuery(db, param)}) < ${param('maxSent')}::integer)`,
            ),
        )
        .returning(['id', 'providerId', 'senderId', 'createdAt']),
    )
    .with('notified', () =>
      notificationInsert({
        kind: 'contact',
        subject: 'contact_id',
        rows: 'select provider_id, sender_id, id, created_at from written',
      }),
    )
    .selectFrom('earlier')
    .leftJoin('notified', (join) => join.onTrue())
    .select(['earlier.isRepeated', 'notified.id as notificationId']),
)
