// Codes of an authenticator app: RFC 6238 as every app knows it, SHA-1, six digits, half a minute.
import { Secret, TOTP } from 'otpauth'
import { PRODUCT } from '../../contract/limits.ts'

const SECRET_BYTES = 20
// A phone's clock may be off, and a person types slowly.
const STEPS_AROUND = 1

export const makeSecret = () => new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: PRODUCT, label, secret: Secret.fromBase32(secret) })

/** What the app's camera reads. */
export const enrolmentUrl = (secret: string, name: string) => totpOf(secret, name).toString()

/** The half minute that a code belongs to, counted from 1970, or null when it is none of now. */
export const stepOf = (code: string, secret: string, now: Date) => {
  const totp = totpOf(secret, '')
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: STEPS_AROUND })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
