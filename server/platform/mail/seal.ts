import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

const keyFrom = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'haat message seal', 32))

export const seal = (text: string, secret: string): string => {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, keyFrom(secret), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
}

export const unseal = (sealed: string, secret: string): string => {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv(CIPHER, keyFrom(secret), bytes.subarray(0, NONCE))
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
}
