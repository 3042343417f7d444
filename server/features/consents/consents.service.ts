// What an account has agreed to: append-only receipts, of which the newest of a purpose is in force.
import { CONSENT_VERSION, type ConsentPurpose, consentPurposes } from '../../../contract/consent-purposes.ts'
import type { Consent } from '../../../contract/consents.ts'
import type { Language } from '../../../contract/language.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type ConsentRow, insertReceipt, lockConsents, selectConsents } from './consents.queries.ts'

type Change = { accountId: number; purpose: ConsentPurpose; isGiven: boolean; language: Language; now: Date }

/** What a change does in the tables of later features; injected by app/. */
type ConsentEffect = (tx: Tx, change: Pick<Change, 'accountId' | 'isGiven' | 'now'>) => Promise<unknown>
export type ConsentEffects = Readonly<Partial<Record<ConsentPurpose, ConsentEffect>>>

// Given with the account, as its notice says.
const WITH_ACCOUNT: ReadonlySet<ConsentPurpose> = new Set(['announcements'])

const rowOf = (rows: readonly ConsentRow[], purpose: ConsentPurpose) => {
  const ofPurpose = (sought: ConsentPurpose) => rows.find((row) => row.purpose === sought)
  return ofPurpose(purpose) ?? (WITH_ACCOUNT.has(purpose) ? ofPurpose('account') : undefined)
}

const consentView = (rows: readonly ConsentRow[], purpose: ConsentPurpose): Consent => {
  const row = rowOf(rows, purpose)
  return {
    purpose,
    is_given: row?.isGiven ?? false,
    version: row?.version ?? null,
    language: row?.language ?? null,
    at: row?.at.toISOString() ?? null,
  }
}

export const ownConsents = async (db: Db, accountId: number) => {
  const rows = await selectConsents(db, accountId)
  return consentPurposes.map((purpose) => consentView(rows, purpose))
}

/** Adds a receipt unless the same is in force. Returns whether the consent was given or withdrawn. */
export const recordConsent = async (tx: Tx, { now, ...change }: Change) => {
  await lockConsents(tx, change.accountId)
  const before = rowOf(await selectConsents(tx, change.accountId), change.purpose)
  const hasChanged = (before?.isGiven ?? false) !== change.isGiven
  const isRenewed = change.isGiven && before?.version !== CONSENT_VERSION
  if (hasChanged || isRenewed) await insertReceipt(tx, { ...change, version: CONSENT_VERSION, at: now })
  return hasChanged
}

/** A new account has agreed to the notice before its sign-up. */
export const recordSignUp = (tx: Tx, { accountId, language, now }: Omit<Change, 'purpose' | 'isGiven'>) =>
  insertReceipt(tx, {
    accountId,
    language,
    purpose: 'account',
    isGiven: true,
    version: CONSENT_VERSION,
    at: now,
  })

export const saveConsent = (db: Db, change: Change, effects: ConsentEffects) => {
  const { accountId, purpose, isGiven, now } = change
  if (purpose === 'account' && !isGiven) throw new Refusal('consent_needed')
  return inTransaction(db, async (tx) => {
    if (await recordConsent(tx, change)) await effects[purpose]?.(tx, { accountId, isGiven, now })
    return consentView(await selectConsents(tx, accountId), purpose)
  })
}
