// A new customer. The database has the last word on unique names: two at the same moment give one account and one refusal.
import { DatabaseError } from 'pg'
import type { FieldErrors } from '../../../contract/errors.ts'
import { type Language, session } from '../../../contract/limits.ts'
import { ruleTexts } from '../../../contract/rule-texts.ts'
import * as rules from '../../../contract/rules.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { FormRefusal } from '../../platform/http/refusal.ts'
import { freeStaleNames, insertAccount, insertCustomer, type Names, takenNames } from './accounts.queries.ts'
import { signGrant } from './grants.ts'
import { hashPassword, newPassword } from './password.ts'
import type { AccountTools } from './tools.ts'
import { usernameKey } from './username-key.ts'

export type NewCustomer = {
  username: string
  email: string
  password: string
  confirmPassword: string
  name: string
  mobileNumber: string
  language: Language
}

type Messages = Record<
  'username' | 'email' | 'password' | 'confirmPassword' | 'name' | 'mobileNumber',
  string | undefined
>

const brokenRules = (form: NewCustomer): Messages => ({
  username: rules.username(form.username),
  email: rules.optionalEmail(form.email),
  password: newPassword(form.password),
  confirmPassword: rules.confirmPassword(form.confirmPassword, form.password),
  name: rules.personName(form.name),
  mobileNumber: rules.mobileNumber(form.mobileNumber),
})

const TAKEN = {
  username: ruleTexts.usernameTaken,
  email: ruleTexts.emailTaken,
  mobileNumber: ruleTexts.mobileTaken,
} as const

const takenMessages = async (db: Db, names: Names, messages: Messages): Promise<Messages> => {
  const taken = await takenNames(db, names)
  const of = (name: keyof typeof TAKEN) => messages[name] ?? (taken[name] ? TAKEN[name] : undefined)
  return { ...messages, username: of('username'), email: of('email'), mobileNumber: of('mobileNumber') }
}

// As the payload is nested.
const fieldErrors = (messages: Messages): FieldErrors | undefined => {
  const list = (message: string | undefined, field: string) => (message ? { [field]: [message] } : {})
  const profile = { ...list(messages.name, 'name'), ...list(messages.mobileNumber, 'mobile_number') }
  const fields = {
    ...list(messages.username, 'username'),
    ...list(messages.email, 'email'),
    ...list(messages.password, 'password'),
    ...list(messages.confirmPassword, 'confirm_password'),
    ...(Object.keys(profile).length > 0 && { customer_profile: profile }),
  }
  return Object.keys(fields).length > 0 ? fields : undefined
}

const NOTHING: Messages = {
  username: undefined,
  email: undefined,
  password: undefined,
  confirmPassword: undefined,
  name: undefined,
  mobileNumber: undefined,
}
const BY_CONSTRAINT: Record<string, keyof typeof TAKEN> = {
  accounts_username_key_key: 'username',
  accounts_email: 'email',
  accounts_mobile_number_key: 'mobileNumber',
}

/** The field error behind a broken unique constraint; anything else is not ours to explain. */
export const asTaken = (error: unknown): unknown => {
  const name =
    error instanceof DatabaseError && error.code === '23505'
      ? BY_CONSTRAINT[error.constraint ?? '']
      : undefined
  const fields = name && fieldErrors({ ...NOTHING, [name]: TAKEN[name] })
  return fields ? new FormRefusal(fields) : error
}

type Prepared = { names: Names; passwordHash: string; now: Date }

const insertAll = (db: Db, form: NewCustomer, { names, passwordHash, now }: Prepared) =>
  inTransaction(db, async (tx) => {
    const account = await insertAccount(tx, {
      role: 'customer',
      username: form.username.normalize('NFC'),
      usernameKey: names.usernameKey,
      email: form.email || null,
      mobileNumber: form.mobileNumber,
      passwordHash,
      language: form.language,
      createdAt: now,
    })
    await insertCustomer(tx, { accountId: account.id, name: form.name.trim() })
    return account
  })

export const signUpCustomer = async (db: Db, form: NewCustomer, { keys }: AccountTools) => {
  const names = {
    usernameKey: usernameKey(form.username),
    email: form.email,
    mobileNumber: form.mobileNumber,
  }
  const now = keys.clock()
  await freeStaleNames(db, names, new Date(now.getTime() - session.unverifiedKept))
  const fields = fieldErrors(await takenMessages(db, names, brokenRules(form)))
  if (fields) throw new FormRefusal(fields)
  const prepared = { names, passwordHash: await hashPassword(form.password), now }
  const account = await insertAll(db, form, prepared).catch((error: unknown) => {
    throw asTaken(error)
  })
  return { user_id: account.id, grant: await signGrant({ accountId: account.id, purpose: 'verify' }, keys) }
}
