// What every sign-up shares. The database has the last word on unique names: two at the same moment give one account and one
// refusal.
import { DatabaseError } from 'pg'
import type { FieldErrors } from '../../../contract/errors.ts'
import type { Language } from '../../../contract/limits.ts'
import { ruleTexts } from '../../../contract/rule-texts.ts'
import * as rules from '../../../contract/rules.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { FormRefusal } from '../../platform/http/refusal.ts'
import { insertAccount } from './accounts.queries.ts'
import { whichStayTaken } from './availability.service.ts'
import { signGrant } from './grants.ts'
import { hashPassword, newPassword } from './password.ts'
import type { AccountTools } from './tools.ts'
import { usernameKey } from './username-key.ts'

// For the sign-ups of other features.
export { keepGrant } from './grants.ts'
export type { AccountTools } from './tools.ts'

export type NewAccount = {
  username: string
  email: string
  password: string
  confirmPassword: string
  mobileNumber: string
  language: Language
}

export type AccountMessages = Record<Exclude<keyof NewAccount, 'language'>, string | undefined>

const TAKEN = {
  username: ruleTexts.usernameTaken,
  email: ruleTexts.emailTaken,
  mobileNumber: ruleTexts.mobileTaken,
} as const

const BY_CONSTRAINT: Record<string, keyof typeof TAKEN> = {
  accounts_username_key_key: 'username',
  accounts_email: 'email',
  accounts_mobile_number_key: 'mobileNumber',
}

/** What is wrong with the account's part of a form. */
export const accountMessages = async (
  db: Db,
  form: NewAccount,
  tools: AccountTools,
): Promise<AccountMessages> => {
  const { email, mobileNumber } = form
  const taken = await whichStayTaken(db, form, tools)
  return {
    username: rules.username(form.username) ?? (taken.username ? TAKEN.username : undefined),
    email: rules.optionalEmail(email) ?? (taken.email ? TAKEN.email : undefined),
    password: newPassword(form.password),
    confirmPassword: rules.confirmPassword(form.confirmPassword, form.password),
    mobileNumber: rules.mobileNumber(mobileNumber) ?? (taken.mobileNumber ? TAKEN.mobileNumber : undefined),
  }
}

/** Messages as a form's payload is nested. */
export type Nest = (messages: Partial<AccountMessages>) => FieldErrors

/** The field error behind a broken unique constraint; anything else is not ours to explain. */
export const takenRefusal = (error: unknown, nest: Nest): unknown => {
  const name =
    error instanceof DatabaseError && error.code === '23505'
      ? BY_CONSTRAINT[error.constraint ?? '']
      : undefined
  return name ? new FormRefusal(nest({ [name]: TAKEN[name] })) : error
}

type Opening = {
  role: 'customer' | 'provider'
  form: NewAccount
  /** The customer's or the provider's own row, in the same transaction. */
  insertProfile: (tx: Tx, accountId: number) => Promise<unknown>
  nest: Nest
}

const insertAll = (
  db: Db,
  { role, form, insertProfile }: Opening,
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
    return id
  })

/** For a form without messages. What it answers lets the caller verify the account. */
export const openAccount = async (db: Db, opening: Opening, { keys }: AccountTools) => {
  const passwordHash = await hashPassword(opening.form.password)
  const inserted = insertAll(db, opening, { passwordHash, now: keys.clock() })
  const id = await inserted.catch((error: unknown) => {
    throw takenRefusal(error, opening.nest)
  })
  return {
    user_id: id,
    grant: await signGrant({ accountId: id, purpose: 'verify' }, keys),
    message: 'Account created successfully. Proceed with verification.',
  }
}
