import { ruleTexts } from '../../../contract/rule-texts.ts'
import * as rules from '../../../contract/rules.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { FormRefusal } from '../../platform/http/refusal.ts'
import { findCustomerProfile, takenNames, updateCustomerName, updateNames } from './accounts.queries.ts'
import { customerProfileView } from './accounts.view.ts'
import { asTaken } from './sign-up.service.ts'
import { usernameKey } from './username-key.ts'

export const ownCustomerProfile = async (db: Db, id: number) =>
  customerProfileView(await findCustomerProfile(db, id))

export type ProfileChange = { name: string; username: string; email: string }

const checkChange = async (db: Db, id: number, { name, username, email }: ProfileChange) => {
  const taken = await takenNames(db, { usernameKey: usernameKey(username), email, mobileNumber: '' }, id)
  const messages = {
    name: rules.personName(name),
    username: rules.username(username) ?? (taken.username ? ruleTexts.usernameTaken : undefined),
    email: rules.optionalEmail(email) ?? (taken.email ? ruleTexts.emailTaken : undefined),
  }
  const broken = Object.entries(messages).flatMap(([field, message]) =>
    message ? [[field, [message]] as [string, string[]]] : [],
  )
  if (broken.length > 0) throw new FormRefusal(Object.fromEntries(broken))
}

export const saveCustomerProfile = async (db: Db, id: number, change: ProfileChange) => {
  await checkChange(db, id, change)
  const { username, email } = change
  const names = {
    username: username.normalize('NFC'),
    usernameKey: usernameKey(username),
    email: email || null,
  }
  const save = inTransaction(db, async (tx) => {
    await updateNames(tx, id, names)
    await updateCustomerName(tx, id, change.name.trim())
  })
  await save.catch((error: unknown) => {
    throw asTaken(error)
  })
  return ownCustomerProfile(db, id)
}
