// What must lie in the database and be read again by us alone: a copy of the database without the secret opens nothing.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from './keys.ts'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

// Each purpose has a key of its own: what was encrypted for one can't be moved to the place of another.
export type EncryptionKey = Readonly<{
  secret: string
  /** One of a few: a key is kept for each. */
  purpose: string
  /** Of what it is the text, where one row must not be read in the place of another. */
  of?: string
}>

const keyFrom = ({ secret, purpose }: EncryptionKey) => deriveKey(secret, `${purpose} seal`)

export const encrypt = (text: string, key: EncryptionKey): string => {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, keyFrom(key), nonce)
  cipher.setAAD(Buffer.from(key.of ?? ''))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
}

export const decrypt = (encrypted: string, key: EncryptionKey): string => {
  const bytes = Buffer.from(encrypted, 'base64')
  // Of full length only: a shorter tag would be easier to guess.
  const decipher = createDecipheriv(CIPHER, keyFrom(key), bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(key.of ?? ''))
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
}
