import { type Insertable, sql } from 'kysely'
import type { Language } from '../../../contract/language.ts'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'
import { quickRead } from '../../platform/db/prepared.ts'

const COLUMNS = [
  'id',
  'role',
  'username',
  'email',
  'emailToVerify',
  'mobileNumber',
  'mobileToVerify',
  'passwordHash',
  'language',
  'verifiedAt',
  'suspendedAt',
  'hasLoggedIn',
] as const

const lowered = (email: string) => email.toLowerCase()

/** A verified contact takes precedence over a username of ten digits. Of several accounts with an unverified contact the newest is found. */
export const findByIdentifier = (db: Db, { text, usernameKey }: { text: string; usernameKey: string }) =>
  db
    .selectFrom('accounts')
    .select(COLUMNS)
    .where((eb) =>
      eb.or([
        eb('usernameKey', '=', usernameKey),
        eb(sql`lower(email)`, '=', lowered(text)),
        eb('mobileNumber', '=', text),
      ]),
    )
    .where('deletedAt', 'is', null)
    .orderBy(
      sql`case
        when lower(email) = ${lowered(text)} and not email_to_verify then 0
        when mobile_number = ${text} and not mobile_to_verify then 0
        when username_key = ${usernameKey} then 1
        else 2
      end`,
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findAccount = (db: Db, id: number) =>
  db
    .selectFrom('accounts')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

export const setLanguage = (db: Db, id: number, language: Language) =>
  db.updateTable('accounts').set({ language }).where('id', '=', id).execute()

export const markLoggedIn = (db: Db, id: number) =>
  db.updateTable('accounts').set({ hasLoggedIn: true }).where('id', '=', id).execute()

/** Blocks concurrent changes, deletion and sign-ins until the transaction ends. */
export const lockAccount = (tx: Tx, id: number) =>
  tx
    .selectFrom('accounts')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const insertAccount = (db: Db, account: Insertable<Tables['accounts']>) =>
  db.insertInto('accounts').values(account).returning('id').executeTakeFirstOrThrow()

export const insertCustomer = (db: Db, customer: { accountId: number; name: string }) =>
  db.insertInto('customers').values(customer).execute()

export type AccountIdentifiers = { usernameKey: string; email: string; mobileNumber: string }

/** No contact was verified in time. Accounts that staff suspended are retained. */
const isAbandoned = (before: Date) =>
  sql<boolean>`(verified_at is null and deleted_at is null and suspended_at is null and created_at < ${before})`

const NEVER = new Date(0)

/** Abandoned accounts take no identifier, and an unverified contact is not taken. */
export const findTakenIdentifiers = async (
  db: Db,
  names: AccountIdentifiers,
  { except = 0, before = NEVER }: { except?: number; before?: Date } = {},
) => {
  const isOther = sql`id <> ${except} and not ${isAbandoned(before)}`
  const { rows } = await sql<Record<'username' | 'email' | 'mobileNumber', boolean>>`
    select
      exists (select from accounts where username_key = ${names.usernameKey} and ${isOther}) as username,
      exists (
        select from accounts where lower(email) = ${lowered(names.email)} and not email_to_verify and ${isOther}
      ) as email,
      exists (
        select from accounts where mobile_number = ${names.mobileNumber} and not mobile_to_verify and ${isOther}
      ) as mobile_number
  `.execute(db)
  return rows[0] ?? { username: false, email: false, mobileNumber: false }
}

export const releaseAbandonedIdentifiers = (db: Db, names: AccountIdentifiers, before: Date) =>
  db
    .deleteFrom('accounts')
    .where(isAbandoned(before))
    .where((eb) =>
      eb.or([
        eb('usernameKey', '=', names.usernameKey),
        eb(sql`lower(email)`, '=', lowered(names.email)),
        eb('mobileNumber', '=', names.mobileNumber),
      ]),
    )
    .execute()

/** Skips accounts with a valid code: they are about to verify a contact. Returns the number of deleted accounts. */
export const deleteAbandonedAccounts = async (
  db: Db,
  { before, now, most }: { before: Date; now: Date; most: number },
) => {
  const hasNoCode = sql<boolean>`not exists (
    select from sent_codes where account_id = accounts.id and expires_at > ${now})`
  const abandoned = db
    .selectFrom('accounts')
    .select('id')
    .where(isAbandoned(before))
    .where(hasNoCode)
    .orderBy('createdAt')
    .limit(most)
    .forUpdate()
    .skipLocked()
  const { numDeletedRows } = await db
    .deleteFrom('accounts')
    // An array is evaluated once; a join could evaluate the subquery again and find further rows.
    .where('id', '=', sql<number>`any(array(${abandoned}))`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Every account with this contact, verified or not. Ordered to avoid deadlocks between concurrent verifications. */
export const lockContactHolders = (tx: Tx, contact: string) =>
  tx
    .selectFrom('accounts')
    .select([
      'id',
      sql<boolean>`case when mobile_number = ${contact} then mobile_to_verify else email_to_verify end`.as(
        'isToVerify',
      ),
    ])
    .where((eb) => eb.or([eb(sql`lower(email)`, '=', lowered(contact)), eb('mobileNumber', '=', contact)]))
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

export const removeContact = (tx: Tx, ids: readonly number[], via: 'email' | 'mobile') =>
  tx
    .updateTable('accounts')
    .set(
      via === 'email' ? { email: null, emailToVerify: false } : { mobileNumber: null, mobileToVerify: false },
    )
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()

/** The first verified contact verifies the account. Other contacts stay unverified. */
export const markContactVerified = (db: Db, id: number, { contact, now }: { contact: string; now: Date }) =>
  db
    .updateTable('accounts')
    .set({
      verifiedAt: sql`coalesce(verified_at, ${now})`,
      emailToVerify: sql`email_to_verify and email is distinct from ${contact}`,
      mobileToVerify: sql`mobile_to_verify and mobile_number is distinct from ${contact}`,
    })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .execute()

export const setPasswordHash = (db: Db, id: number, passwordHash: string) =>
  db.updateTable('accounts').set({ passwordHash }).where('id', '=', id).execute()

export const suspendAccount = (db: Db, id: number, suspendedAt: Date) =>
  db.updateTable('accounts').set({ suspendedAt }).where('id', '=', id).execute()

export const findCustomerProfile = (db: Db, id: number) =>
  db
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.accountId', 'accounts.id')
    .select([
      'customers.name',
      'accounts.username',
      'accounts.email',
      'accounts.emailToVerify',
      'accounts.mobileNumber',
      'accounts.mobileToVerify',
    ])
    .where('accounts.id', '=', id)
    .executeTakeFirst()

export const updateIdentifiers = (
  db: Db,
  id: number,
  names: {
    username: string
    usernameKey: string
    email: string | null
    emailToVerify: boolean
    mobileNumber: string | null
    mobileToVerify: boolean
  },
) => db.updateTable('accounts').set(names).where('id', '=', id).execute()

export const updateCustomerName = (db: Db, id: number, name: string) =>
  db.updateTable('customers').set({ name }).where('accountId', '=', id).execute()

export const deleteCustomer = (db: Db, id: number) =>
  db.deleteFrom('customers').where('accountId', '=', id).execute()

/** The row stays for its foreign keys, without personal data. */
export const anonymizeAccount = (db: Db, id: number, now: Date) =>
  db
    .updateTable('accounts')
    .set({
      username: null,
      usernameKey: null,
      email: null,
      emailToVerify: false,
      mobileNumber: null,
      mobileToVerify: false,
      passwordHash: null,
      deletedAt: now,
    })
    .where('id', '=', id)
    .execute()

/** `suspendedUntil` is null for an indefinite suspension. */
export type AccountRestrictions = {
  isSuspended: boolean
  suspendedUntil: Date | null
  limitedUntil: Date | null
}

/** Extending a suspension does not change its start. */
export const updateRestrictions = (
  tx: Tx,
  id: number,
  { isSuspended, ...until }: AccountRestrictions,
  now: Date,
) =>
  tx
    .updateTable('accounts')
    .set({ ...until, suspendedAt: isSuspended ? sql<Date>`coalesce(suspended_at, ${now})` : null })
    .where('id', '=', id)
    .execute()

export const selectExpiredSuspensions = (db: Db, now: Date) =>
  db.selectFrom('accounts').select('id').where('suspendedUntil', '<=', now).execute()

/** The condition of the index accounts_public. */
export const IS_PUBLIC_ACCOUNT = sql<boolean>`(
  accounts.verified_at is not null and accounts.suspended_at is null and accounts.deleted_at is null
)`

export const publicCountsRead = quickRead('public_account_counts', (db: Db) =>
  db.selectFrom('accountCounts').select(['customers', 'providers']),
)
