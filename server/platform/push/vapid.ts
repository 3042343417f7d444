// The key pair by which push services know who sends (VAPID, RFC 8292): P-256, as base64url.
import { createECDH } from 'node:crypto'

export type VapidKeys = Readonly<{ publicKey: string; privateKey: string }>

const CURVE = 'prime256v1'
const PUBLIC_BYTES = 65
const PRIVATE_BYTES = 32

const publicKeyOf = (privateKey: Buffer) => {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(privateKey)
  return pair.getPublicKey()
}

export const makeVapidKeys = (): VapidKeys => {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  // Leading zeros are part of the key.
  const privateKey = Buffer.concat([Buffer.alloc(PRIVATE_BYTES), pair.getPrivateKey()]).subarray(
    -PRIVATE_BYTES,
  )
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  }
}

/** The bytes of base64url text, padded or not; undefined when it is something else. */
export const bytesOf = (text: string, length: number) => {
  if (!/^[\w-]+={0,2}$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64url')
  return bytes.length === length ? bytes : undefined
}

/** Whether it is a point of the curve: with any other nothing could be encrypted. */
export const isPublicKey = (text: string) => {
  const bytes = bytesOf(text, PUBLIC_BYTES)
  if (!bytes) return false
  try {
    const pair = createECDH(CURVE)
    pair.generateKeys()
    pair.computeSecret(bytes)
    return true
  } catch {
    return false
  }
}

/** Whether they belong together. */
export const isVapidPair = ({ publicKey, privateKey }: VapidKeys) => {
  const [open, secret] = [bytesOf(publicKey, PUBLIC_BYTES), bytesOf(privateKey, PRIVATE_BYTES)]
  if (!open || !secret) return false
  try {
    return publicKeyOf(secret).equals(open)
  } catch {
    return false
  }
}
