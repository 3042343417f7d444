// A key for each purpose, derived from SECRET_KEY (HKDF-SHA-256, RFC 5869): what was signed or encrypted for one purpose is not valid
// for another. Nothing else uses the secret itself (decision 52).
import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** Part of the derivation: renaming one invalidates its signatures and encrypted values. */
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
  | 'offline districts'
  | `${string} seal`

const BYTES = 32

// Cached: deriving a key takes twice as long as using it.
const keys = new Map<string, KeyObject>()

export const deriveKey = (secret: string, purpose: KeyPurpose): KeyObject => {
  const name = `${purpose} ${secret}`
  const known =
    keys.get(name) ?? createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `haat ${purpose}`, BYTES)))
  keys.set(name, known)
  return known
}

export const cachedKeyCount = () => keys.size

export const keyedHash = (secret: string, purpose: KeyPurpose, text: string) =>
  createHmac('sha256', deriveKey(secret, purpose)).update(text).digest()
