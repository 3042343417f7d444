// VAPID keys (RFC 8292): P-256, base64url.
import { createECDH, createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'

export type VapidKeys = Readonly<{ publicKey: string; privateKey: string }>

export const CURVE = 'prime256v1'
export const PUBLIC_KEY_BYTES = 65
const PRIVATE_KEY_BYTES = 32

const publicKeyOf = (privateKey: Buffer) => {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(privateKey)
  return pair.getPublicKey()
}

export const makeVapidKeys = (): VapidKeys => {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  // Leading zeros are part of the key.
  const privateKey = Buffer.concat([Buffer.alloc(PRIVATE_KEY_BYTES), pair.getPrivateKey()]).subarray(
    -PRIVATE_KEY_BYTES,
  )
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  }
}

/** Accepts padding. Undefined for other text or another length. */
export const bytesOf = (text: string, length: number) => {
  if (!/^[\w-]+={0,2}$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64url')
  return bytes.length === length ? bytes : undefined
}

export const isPublicKey = (text: string) => {
  const bytes = bytesOf(text, PUBLIC_KEY_BYTES)
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

export const isVapidPair = ({ publicKey, privateKey }: VapidKeys) => {
  const [open, secret] = [bytesOf(publicKey, PUBLIC_KEY_BYTES), bytesOf(privateKey, PRIVATE_KEY_BYTES)]
  if (!open || !secret) return false
  try {
    return publicKeyOf(secret).equals(open)
  } catch {
    return false
  }
}

const privateKeyObject = ({ publicKey, privateKey }: VapidKeys) => {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)] as const
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } })
}

/** The `Authorization` header for all messages to one push service. */
export const vapidHeader = async (
  keys: VapidKeys,
  { audience, subject, expiresAt }: { audience: string; subject: string; expiresAt: Date },
) => {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(audience)
    .setSubject(subject)
    .setExpirationTime(expiresAt)
    .sign(privateKeyObject(keys))
  return `vapid t=${token}, k=${keys.publicKey}`
}
