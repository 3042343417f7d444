import { sql, type Updateable } from 'kysely'
import { lists } from '../../../contract/limits.ts'
import type { Db, Tables } from '../../platform/db/db.ts'
import type { Params } from '../../platform/db/prepared.ts'
import { allBlockersOf, type CustomerAndProvider } from '../blocks/blocks.service.ts'

type Sender = { id: number; email: string | null; mobileNumber: string | null }

/** Includes requests sent without signing in, matched by email or mobile number. */
export const deleteContactsFrom = (db: Db, { id, email, mobileNumber }: Sender) =>
  db
    .deleteFrom('contacts')
    .where((eb) =>
      eb.or([
        eb('senderId', '=', id),
        eb(sql`lower(email)`, '=', email?.toLowerCase() ?? null),
        eb('mobileNumber', '=', mobileNumber),
      ]),
    )
    .execute()

type SamePerson = {
  providerId: number
  mobileNumber: string
  emailKey: string
  yesterday: Date
}

export const duplicateSinceQuery = (db: Db, param: Params<SamePerson>) =>
  db
    .selectFrom('contacts')
    .select('id')
    .where('mobileNumber', '=', param('mobileNumber'))
    .where('providerId', '=', param('providerId'))
    .where(sql`lower(email)`, '=', param('emailKey'))
    .where('createdAt', '>', param('yesterday'))

type SentFilter = { providerId: number; senderId: number | null; since: Date }

/** By the same account, or by all visitors who are not signed in. */
export const sentSinceQuery = (db: Db, param: Params<SentFilter>) =>
  db
    .selectFrom('contacts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('providerId', '=', param('providerId'))
    .where('senderId', 'is not distinct from', param('senderId'))
    .where('createdAt', '>', param('since'))

// Excludes customers who blocked the business. Customers blocked by the business stay, as among its comments.
const requestsTo = (db: Db, providerId: number) =>
  db
    .selectFrom('contacts')
    .where('contacts.providerId', '=', providerId)
    .where((eb) =>
      eb.or([eb('contacts.senderId', 'is', null), eb('contacts.senderId', '<>', allBlockersOf(providerId))]),
    )

const COLUMNS = [
  'contacts.id',
  'contacts.providerId',
  'contacts.name',
  'contacts.email',
  'contacts.mobileNumber',
  'contacts.createdAt',
  'contacts.status',
  'contacts.note',
] as const

type RequestsFilter = { providerId: number; upTo: number }

export const countRequests = (db: Db, { providerId, upTo }: RequestsFilter) =>
  requestsTo(db, providerId)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('contacts.id').as('newest')])
    .where('contacts.id', '<=', upTo)
    .executeTakeFirstOrThrow()

export const requestsQuery = (db: Db, { providerId, upTo, offset }: RequestsFilter & { offset: number }) =>
  requestsTo(db, providerId)
    .select(COLUMNS)
    .where('contacts.id', '<=', upTo)
    .orderBy('contacts.id', 'desc')
    .limit(sql.lit(lists.contactsPage))
    .offset(offset)

export const latestRequestsQuery = (db: Db, providerId: number) =>
  requestsTo(db, providerId)
    .select(COLUMNS)
    .orderBy('contacts.id', 'desc')
    .limit(sql.lit(lists.contactsDownloaded))

export const selectRequest = (db: Db, { id, providerId }: { id: number; providerId: number }) =>
  requestsTo(db, providerId).select(COLUMNS).where('contacts.id', '=', id).executeTakeFirst()

export const updateContact = (
  db: Db,
  id: number,
  changed: Pick<Updateable<Tables['contacts']>, 'status' | 'note'>,
) => db.updateTable('contacts').set(changed).where('id', '=', id).execute()

export type ContactRow = NonNullable<Awaited<ReturnType<typeof selectRequest>>>

export const contactsBetween = (db: Db, { customerId, providerId }: CustomerAndProvider) =>
  db
    .selectFrom('contacts')
    .select('id')
    .where('senderId', '=', customerId)
    .where('providerId', '=', providerId)
