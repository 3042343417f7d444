import { expect, test } from 'vitest'
import { decrypt } from './encryption.ts'
import { deriveKey, keyedHash, type KeyPurpose } from './keys.ts'

const SECRET = 'a secret of this test, long enough for its algorithm'
const PURPOSES: KeyPurpose[] = ['access token', 'grant', 'one-time code', 'identifiers', 'message seal']

test('every purpose and every secret has a key of its own of 256 bits', () => {
  const keys = [SECRET, `${SECRET}!`].flatMap((secret) =>
    PURPOSES.map((purpose) => deriveKey(secret, purpose).export().toString('hex')),
  )
  expect(new Set(keys).size).toBe(2 * PURPOSES.length)
  expect(keys.every((key) => key.length === 64 && !key.includes(Buffer.from(SECRET).toString('hex')))).toBe(
    true,
  )
})

test('a keyed hash depends on the text, the purpose and the secret', () => {
  const hash = keyedHash(SECRET, 'identifiers', 'address 203.0.113.7')
  expect(keyedHash(SECRET, 'identifiers', 'address 203.0.113.7')).toEqual(hash)
  for (const other of [
    keyedHash(SECRET, 'identifiers', 'address 203.0.113.8'),
    keyedHash(SECRET, 'idempotency', 'address 203.0.113.7'),
    keyedHash(`${SECRET}!`, 'identifiers', 'address 203.0.113.7'),
  ])
    expect(other).not.toEqual(hash)
})

// Written by earlier versions: the derivation must not change, or stored values become unreadable.
test('decrypts values of earlier versions', () => {
  const stored = 'oRFB3H/4YOOugLefJORQDBMDPYh6ZTDC6axi4O4NTArDGFsKyxOgG9RGNJf99vH9eg=='
  expect(decrypt(stored, { secret: SECRET, purpose: 'letter', of: 'row 7' })).toBe('It can still be read.')
})
