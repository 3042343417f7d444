// The second factor of a business. Every change requires a code and a recent proof of identity.
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import type { EncryptionKey } from '../../platform/encryption.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { TokenKeys } from './access-token.ts'
import type { AccountDeps } from './account-deps.ts'
import { getOwnAccount } from './login-security.service.ts'
import { clearAttempt, countAttempt } from './failed-tries.service.ts'
import { lockAccountOrRefuse } from './identifiers.service.ts'
import { requireRecentProof } from './sessions.service.ts'
import {
  createRecoveryCodes,
  createSecret,
  SECOND_FACTOR_PURPOSE,
  spendCode,
  stepOfCode,
} from './second-factor-codes.service.ts'
import {
  deleteSecondFactor,
  findSecondFactor,
  offerNextSecret,
  replaceRecoveryCodes,
  updateSecondFactor,
  useRecoveryCode,
} from './second-factor.queries.ts'
import { sendSecurityNotice } from './security-notice.service.ts'

type LockedOwner = Parameters<typeof sendSecurityNotice>[1]

/** Contains the account id: a row copied to another account is useless. */
export const secondFactorKey = (accountId: number, secret: string): EncryptionKey => ({
  secret,
  purpose: SECOND_FACTOR_PURPOSE,
  of: `account ${accountId}`,
})

const checkOf = (accountId: number, { secret, clock }: TokenKeys) => ({
  key: secondFactorKey(accountId, secret),
  now: clock(),
})

const isOn = (row: { secret: string | null } | undefined) => (row?.secret ?? null) !== null

export const hasSecondFactor = async (db: Db, { id, role }: Pick<Viewer, 'id' | 'role'>) =>
  role === 'provider' && isOn(await findSecondFactor(db, id))

export const ownSecondFactor = async (db: Db, { id }: Viewer) => {
  const row = await findSecondFactor(db, id)
  return { is_on: isOn(row), recovery_codes_left: row?.recoveryCodesLeft ?? 0 }
}

export const beginSecondFactor = async (db: Db, viewer: Viewer, { keys }: AccountDeps) => {
  await requireRecentProof(db, viewer.sessionId, keys)
  const { id, username } = await getOwnAccount(db, viewer)
  const { encrypted, reply } = createSecret(username ?? '', secondFactorKey(id, keys.secret))
  if (!(await offerNextSecret(db, id, encrypted))) throw new Refusal('already_done')
  return reply
}

/** The account must be locked, so that a code is used once. */
export const spendOwnCode = async (tx: Tx, accountId: number, typed: string, keys: TokenKeys) => {
  const row = await findSecondFactor(tx, accountId)
  if (!row?.secret) return false
  const factor = {
    encrypted: row.secret,
    lastStep: row.lastStep,
    setLastStep: (lastStep: number) => updateSecondFactor(tx, accountId, { lastStep }),
    useRecoveryCode: (codeHash: Buffer) => useRecoveryCode(tx, accountId, codeHash),
  }
  return (await spendCode(typed, factor, checkOf(accountId, keys))) !== undefined
}

// Counted before the check in its own transaction: a wrong code does not roll it back.
const withCountedTry = async <T>(
  db: Db,
  viewer: Viewer,
  { keys, isLimited }: AccountDeps,
  work: (tx: Tx, owner: LockedOwner) => Promise<T | null>,
) => {
  await requireRecentProof(db, viewer.sessionId, keys)
  const attempt = { name: `second factor of ${viewer.id}`, accountId: viewer.id }
  if (isLimited) await countAttempt(db, attempt, keys)
  const done = await inTransaction(db, async (tx) => work(tx, await lockAccountOrRefuse(tx, viewer.id)))
  if (done === null) throw new Refusal('second_factor_wrong')
  if (isLimited) await clearAttempt(db, attempt, keys)
  return done
}

const newRecoveryCodes = async (tx: Tx, accountId: number) => {
  const { hashes, readable } = createRecoveryCodes()
  await replaceRecoveryCodes(tx, accountId, hashes)
  return readable
}

const confirmNextSecret = async (tx: Tx, accountId: number, code: string, keys: TokenKeys) => {
  const { nextSecret = null } = (await findSecondFactor(tx, accountId)) ?? {}
  const step = nextSecret === null ? null : stepOfCode(code, nextSecret, checkOf(accountId, keys))
  if (step === null) return false
  await updateSecondFactor(tx, accountId, { secret: nextSecret, nextSecret: null, lastStep: step })
  return true
}

export const confirmSecondFactor = (db: Db, viewer: Viewer, code: string, deps: AccountDeps) =>
  withCountedTry(db, viewer, deps, async (tx, owner) => {
    if (!(await confirmNextSecret(tx, owner.id, code, deps.keys))) return null
    await sendSecurityNotice(tx, owner, { event: 'second_factor_on' }, deps)
    return newRecoveryCodes(tx, owner.id)
  })

export const renewRecoveryCodes = (db: Db, viewer: Viewer, code: string, deps: AccountDeps) =>
  withCountedTry(db, viewer, deps, async (tx, { id }) =>
    (await spendOwnCode(tx, id, code, deps.keys)) ? newRecoveryCodes(tx, id) : null,
  )

export const switchOffSecondFactor = (db: Db, viewer: Viewer, code: string, deps: AccountDeps) =>
  withCountedTry(db, viewer, deps, async (tx, owner) => {
    if (!(await spendOwnCode(tx, owner.id, code, deps.keys))) return null
    await deleteSecondFactor(tx, owner.id)
    await sendSecurityNotice(tx, owner, { event: 'second_factor_off' }, deps)
    return true
  })

/** By staff, for an owner who lost phone and recovery codes. */
export const removeSecondFactor = async (tx: Tx, owner: LockedOwner, deps: AccountDeps) => {
  if (!(await deleteSecondFactor(tx, owner.id))) return false
  await sendSecurityNotice(tx, owner, { event: 'second_factor_removed' }, deps)
  return true
}
