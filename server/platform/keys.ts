// A key for each purpose, derived from SECRET_KEY (HKDF-SHA-256, RFC 5869): what was signed or encrypted for one purpose can't be used
// for another. Nothing else uses the secret itself (decision 52).
import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** Part of the derivation: renaming one makes what it signed or encrypted unreadable. */
export type KeyPurpose =
  | 'access token'
  | 'grant'
  | 'one-time code'
  | 'known device'
  | 'owner browser'
  | 'identifiers'
  | 'idempotency'
  | 'rate limits'
  | 'figures'
  | 'security events'
  | 'media pass'
  | 'proof challenge'
  | 'proof key'
  | 'backup fingerprint'
  /** Encryption: messages, captchas, second factors and the like. */
  | `${string} seal`

const BYTES = 32

// There are few, and deriving one takes twice as long as using it.
const keys = new Map<string, KeyObject>()

export const deriveKey = (secret: string, purpose: KeyPurpose): KeyObject => {
  const name = `${purpose} ${secret}`
  const known =
    keys.get(name) ?? createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `haat ${purpose}`, BYTES)))
  keys.set(name, known)
  return known
}

/** How many keys are cached, for a test. */
export const cachedKeyCount = () => keys.size

/** HMAC-SHA-256: without the secret it can neither be forged nor be found by trying what was hashed. */
export const keyedHash = (secret: string, purpose: KeyPurpose, text: string) =>
  createHmac('sha256', deriveKey(secret, purpose)).update(text).digest()
