// Codes of an authenticator app: RFC 6238 with SHA-1, six digits, 30 seconds.
import { Secret, TOTP } from 'otpauth'
import { PRODUCT } from '../../contract/limits.ts'

const SECRET_BYTES = 20
const STEPS_AROUND = 1

export const makeSecret = () => new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: PRODUCT, label, secret: Secret.fromBase32(secret) })

export const enrolmentUrl = (secret: string, name: string) => totpOf(secret, name).toString()

/** The time step of a code, counted from the epoch, or null when it is not valid now. */
export const stepOf = (code: string, secret: string, now: Date) => {
  const totp = totpOf(secret, '')
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: STEPS_AROUND })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
