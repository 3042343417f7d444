import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** Without ids and time: all accounts. */
export type RecipientFilter = Readonly<{ accountIds: readonly number[] | null; since: Date | null }>

const EMAIL = sql<boolean>`(accounts.email is not null and not accounts.email_to_verify)`
const MOBILE = sql<boolean>`(accounts.mobile_number is not null and not accounts.mobile_to_verify)`

/** Suspended accounts too: the breach concerns their data. */
const recipients = (db: Db, { accountIds, since }: RecipientFilter) => {
  const all = db
    .selectFrom('accounts')
    .where('accounts.deletedAt', 'is', null)
    .where('accounts.verifiedAt', 'is not', null)
    .where('accounts.role', '<>', 'admin')
  if (accountIds) return all.where(sql<boolean>`accounts.id = any(${accountIds}::bigint[])`)
  if (!since) return all
  const isActive = sql<boolean>`exists (
    select from sessions where sessions.account_id = accounts.id
      and coalesce(sessions.last_seen_at, sessions.created_at) >= ${since}
  )`
  return all.where((eb) => eb.or([eb('accounts.createdAt', '>=', since), isActive]))
}

type Batch = RecipientFilter & { after: number; upTo: number; most: number }

export const selectRecipients = (db: Db, { after, upTo, most, ...filter }: Batch) =>
  recipients(db, filter)
    .select(['accounts.id', EMAIL.as('hasEmail'), MOBILE.as('hasMobile')])
    .where('accounts.id', '>', after)
    .where('accounts.id', '<=', upTo)
    .orderBy('accounts.id')
    .limit(most)
    .execute()

export const countRecipients = (db: Db, filter: RecipientFilter) =>
  recipients(db, filter)
    .select((eb) => [
      eb.fn.countAll<number>().as('accounts'),
      eb.fn.countAll<number>().filterWhere(EMAIL).as('email'),
      eb.fn.countAll<number>().filterWhere(MOBILE).as('sms'),
    ])
    .executeTakeFirstOrThrow()

export const selectKnownRecipients = async (db: Db, accountIds: readonly number[]) =>
  new Set(
    (await recipients(db, { accountIds, since: null }).select('accounts.id').execute()).map(({ id }) => id),
  )

export const lastAccountId = async (db: Db) => {
  const { last } = await db
    .selectFrom('accounts')
    .select((eb) => eb.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** Contacts that are verified now. */
export const selectContacts = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('accounts')
    .select([
      'accounts.id',
      'accounts.language',
      sql<string | null>`case when ${EMAIL} then accounts.email end`.as('email'),
      sql<string | null>`case when ${MOBILE} then accounts.mobile_number end`.as('mobile'),
    ])
    .where(sql<boolean>`accounts.id = any(${ids}::bigint[])`)
    .where('accounts.deletedAt', 'is', null)
    .execute()
