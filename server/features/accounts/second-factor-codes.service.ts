// TOTP and recovery codes of accounts and staff. Each works once.
import { createHash } from 'node:crypto'
import { decrypt, encrypt, type EncryptionKey } from '../../platform/encryption.ts'
import { formatCode, makeReadableCode, normalizeCode } from '../../platform/readable-code.ts'
import { enrolmentUrl, makeSecret, stepOf } from '../../platform/totp.ts'

const RECOVERY_CODES = 10
const APP_CODE = /^\d{6}$/

export const SECOND_FACTOR_PURPOSE = 'second factor'

const hashCode = (code: string) => createHash('sha256').update(normalizeCode(code)).digest()
const withoutSpaces = (typed: string) => typed.replaceAll(/\s/g, '')

/** A new secret: encrypted for the database, and readable for its owner. */
export const createSecret = (name: string, key: EncryptionKey) => {
  const secret = makeSecret()
  return { encrypted: encrypt(secret, key), reply: { secret, otpauth_url: enrolmentUrl(secret, name) } }
}

/** Hashed for the database, and readable for the owner, once. */
export const createRecoveryCodes = () => {
  const codes = Array.from({ length: RECOVERY_CODES }, makeReadableCode)
  return { hashes: codes.map(hashCode), readable: codes.map(formatCode) }
}

type CodeCheck = Readonly<{ key: EncryptionKey; now: Date }>

/** The TOTP time step of the code; null for a wrong code. */
export const stepOfCode = (typed: string, encrypted: string, { key, now }: CodeCheck) =>
  stepOf(withoutSpaces(typed), decrypt(encrypted, key), now)

/** The caller has locked its row, so that a code is used once. */
type LockedFactor = Readonly<{
  encrypted: string | null
  lastStep: number
  setLastStep: (step: number) => Promise<unknown>
  useRecoveryCode: (codeHash: Buffer) => Promise<boolean>
}>

const spendAppCode = async (
  code: string,
  { encrypted, lastStep, setLastStep }: LockedFactor,
  check: CodeCheck,
) => {
  const step = encrypted === null ? null : stepOfCode(code, encrypted, check)
  if (step === null || step <= lastStep) return false
  await setLastStep(step)
  return true
}

/** Undefined for a wrong or used code. */
export const spendCode = async (typed: string, factor: LockedFactor, check: CodeCheck) => {
  const code = withoutSpaces(typed)
  if (APP_CODE.test(code)) return (await spendAppCode(code, factor, check)) ? 'app' : undefined
  return (await factor.useRecoveryCode(hashCode(code))) ? 'recovery code' : undefined
}
