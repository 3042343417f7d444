import { ruleTexts } from '../../../contract/rule-texts.ts'
import * as rules from '../../../contract/rules.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { FormRefusal, Refusal } from '../../platform/http/refusal.ts'
import { findCustomerProfile, updateCustomerName } from './accounts.queries.ts'
import { customerProfileView } from './accounts.view.ts'
import { whichStayTaken } from './availability.service.ts'
import { saveNames } from './names.service.ts'
import { asTaken } from './sign-up.service.ts'
import type { AccountTools } from './tools.ts'

export const ownCustomerProfile = async (db: Db, id: number) => {
  const profile = await findCustomerProfile(db, id)
  // Deleted since the token was looked at.
  if (!profile) throw new Refusal('not_authenticated')
  return customerProfileView(profile)
}

export type ProfileChange = { name: string; username: string; email: string }

const checkChange = async (db: Db, id: number, change: ProfileChange, tools: AccountTools) => {
  const { name, username, email } = change
  const taken = await whichStayTaken(db, { username, email }, tools, id)
  const messages = {
    name: rules.personName(name),
    username: rules.username(username) ?? (taken.username ? ruleTexts.usernameTaken : undefined),
    email: rules.optionalEmail(email) ?? (taken.email ? ruleTexts.emailTaken : undefined),
  }
  const broken = Object.entries(messages).flatMap<[string, string[]]>(([field, message]) =>
    message ? [[field, [message]]] : [],
  )
  if (broken.length > 0) throw new FormRefusal(Object.fromEntries(broken))
}

export const saveCustomerProfile = async (
  db: Db,
  id: number,
  change: ProfileChange,
  tools: AccountTools & { address: string },
) => {
  await checkChange(db, id, change, tools)
  const save = inTransaction(db, async (tx) => {
    await saveNames(tx, id, { username: change.username, email: change.email || null }, tools)
    await updateCustomerName(tx, id, change.name.trim())
    await tools.indexCustomer(tx, id)
  })
  await save.catch((error: unknown) => {
    throw asTaken(error)
  })
  return ownCustomerProfile(db, id)
}
