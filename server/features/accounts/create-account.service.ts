// Shared by all sign-ups. Unique constraints decide between concurrent sign-ups with the same name.
import { DatabaseError } from 'pg'
import type { FieldCodes } from '../../../contract/errors.ts'
import type { Language } from '../../../contract/language.ts'
import { session } from '../../../contract/limits.ts'
import type { RuleCode } from '../../../contract/rule-texts.ts'
import * as rules from '../../../contract/rules.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { FormRefusal } from '../../platform/http/refusal.ts'
import { recordSignUp } from '../consents/consents.service.ts'
import { findTakenIdentifiers, insertAccount, releaseAbandonedIdentifiers } from './accounts.queries.ts'
import { signGrant } from './grants.ts'
import { hashPassword, validateNewPassword } from './password.ts'
import type { AccountDeps } from './account-deps.ts'
import { usernameKey } from './username-key.ts'

export { setGrantCookie } from './grants.ts'
export type { AccountDeps } from './account-deps.ts'

type IdentifiersQuery = {
  username?: string | undefined
  email?: string | undefined
  mobileNumber?: string | undefined
}

const normalizeIdentifiers = ({ username = '', email = '', mobileNumber = '' }: IdentifiersQuery) => ({
  usernameKey: usernameKey(username.trim()),
  email: email.trim(),
  mobileNumber: mobileNumber.trim(),
})

const abandonedBefore = ({ keys }: AccountDeps) => new Date(keys.clock().getTime() - session.unverifiedKept)

/** Read-only, so that a replica can respond. */
export const checkAvailability = (db: Db, query: IdentifiersQuery, deps: AccountDeps) =>
  findTakenIdentifiers(db, normalizeIdentifiers(query), { before: abandonedBefore(deps) })

/** Deletes abandoned accounts with these identifiers first. */
export const releaseAndCheckAvailability = async (
  db: Db,
  query: IdentifiersQuery,
  deps: AccountDeps,
  ownId = 0,
) => {
  const names = normalizeIdentifiers(query)
  await releaseAbandonedIdentifiers(db, names, abandonedBefore(deps))
  return findTakenIdentifiers(db, names, { except: ownId })
}

export type NewAccount = {
  username: string
  email: string
  password: string
  confirmPassword: string
  mobileNumber: string
  language: Language
}

export type AccountProblems = Record<Exclude<keyof NewAccount, 'language'>, RuleCode | undefined>

const TAKEN_CODES = {
  username: 'usernameTaken',
  email: 'emailTaken',
  mobileNumber: 'mobileTaken',
} as const satisfies Partial<AccountProblems>

const FIELD_BY_CONSTRAINT: Record<string, keyof typeof TAKEN_CODES> = {
  accounts_username_key_key: 'username',
  accounts_email: 'email',
  accounts_mobile_number_key: 'mobileNumber',
}

export const validateAccount = async (
  db: Db,
  form: NewAccount,
  deps: AccountDeps,
): Promise<AccountProblems> => {
  const { email, mobileNumber } = form
  const taken = await releaseAndCheckAvailability(db, form, deps)
  return {
    username: rules.username(form.username) ?? (taken.username ? TAKEN_CODES.username : undefined),
    email: rules.optionalEmail(email) ?? (taken.email ? TAKEN_CODES.email : undefined),
    password: validateNewPassword(form.password),
    confirmPassword: rules.confirmPassword(form.confirmPassword, form.password),
    mobileNumber:
      rules.mobileNumber(mobileNumber) ?? (taken.mobileNumber ? TAKEN_CODES.mobileNumber : undefined),
  }
}

/** Nests the codes like the payload of the form. */
export type NestProblems = (found: Partial<AccountProblems>) => FieldCodes

/** Translates a violated unique constraint to its field; returns other errors unchanged. */
export const takenRefusal = (error: unknown, nest: NestProblems): unknown => {
  const name =
    error instanceof DatabaseError && error.code === '23505'
      ? FIELD_BY_CONSTRAINT[error.constraint ?? '']
      : undefined
  return name ? new FormRefusal(nest({ [name]: TAKEN_CODES[name] })) : error
}

type SignUp = {
  role: 'customer' | 'provider'
  form: NewAccount
  insertProfile: (tx: Tx, accountId: number) => Promise<unknown>
  nest: NestProblems
}

const insertAccountAndProfile = (
  db: Db,
  { role, form, insertProfile }: SignUp,
  { passwordHash, now }: { passwordHash: string; now: Date },
) =>
  inTransaction(db, async (tx) => {
    const { id } = await insertAccount(tx, {
      role,
      username: form.username.normalize('NFC'),
      usernameKey: usernameKey(form.username),
      email: form.email || null,
      emailToVerify: form.email !== '',
      mobileNumber: form.mobileNumber,
      mobileToVerify: true,
      passwordHash,
      language: form.language,
      createdAt: now,
    })
    await insertProfile(tx, id)
    await recordSignUp(tx, { accountId: id, language: form.language, now })
    return id
  })

/** For a validated form. The returned grant lets the client verify the account. */
export const createAccount = async (db: Db, signUp: SignUp, { keys }: AccountDeps) => {
  const passwordHash = await hashPassword(signUp.form.password)
  const inserted = insertAccountAndProfile(db, signUp, { passwordHash, now: keys.clock() })
  const id = await inserted.catch((error: unknown) => {
    throw takenRefusal(error, signUp.nest)
  })
  return {
    user_id: id,
    grant: await signGrant({ accountId: id, purpose: 'verify' }, keys),
    message: 'Account created successfully. Proceed with verification.',
  }
}
