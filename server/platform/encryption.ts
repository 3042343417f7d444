import { type CipherKey, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from './keys.ts'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

// Each purpose has its own key, so that a value cannot be moved to another purpose.
export type EncryptionKey = Readonly<{
  secret: string
  purpose: string
  /** Associated data, where a value must not be valid in another row. */
  of?: string
}>

const keyFrom = ({ secret, purpose }: EncryptionKey) => deriveKey(secret, `${purpose} seal`)

/** The result begins with nonce and authentication tag. `aad` is authenticated, not stored. */
export const encryptBytes = (bytes: Buffer, key: CipherKey, aad: string): Buffer => {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce)
  cipher.setAAD(Buffer.from(aad))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

export const decryptBytes = (encrypted: Buffer, key: CipherKey, aad: string): Buffer => {
  // Requires the full tag length: a shorter one would be easier to guess.
  const decipher = createDecipheriv(CIPHER, key, encrypted.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(aad))
  decipher.setAuthTag(encrypted.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(encrypted.subarray(NONCE + TAG)), decipher.final()])
}

export const encrypt = (text: string, key: EncryptionKey): string =>
  encryptBytes(Buffer.from(text), keyFrom(key), key.of ?? '').toString('base64')

export const decrypt = (encrypted: string, key: EncryptionKey): string =>
  decryptBytes(Buffer.from(encrypted, 'base64'), keyFrom(key), key.of ?? '').toString('utf8')
