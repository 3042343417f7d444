// Encrypts a message for one browser (RFC 8291), as a body of a single record in the content encoding aes128gcm (RFC 8188).
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { bytesOf, CURVE, PUBLIC_KEY_BYTES } from './vapid.ts'

const AUTH_BYTES = 16
const SALT_BYTES = 16
const RECORD_SIZE = 4_096
const LAST_RECORD = Buffer.from([2])

type BrowserKeys = Readonly<{ p256dh: string; auth: string }>
type Sender = Readonly<{ salt: Buffer; publicKey: Buffer; secretWith: (publicKey: Buffer) => Buffer }>

const newSender = (): Sender => {
  const pair = createECDH(CURVE)
  return {
    salt: randomBytes(SALT_BYTES),
    publicKey: pair.generateKeys(),
    secretWith: (publicKey) => pair.computeSecret(publicKey),
  }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

const headerOf = ({ salt, publicKey }: Sender) => {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(RECORD_SIZE)
  sizes.writeUInt8(publicKey.length, 4)
  return Buffer.concat([salt, sizes, publicKey])
}

/** Throws when the keys are not valid. */
export const encryptPush = (message: string, { p256dh, auth }: BrowserKeys, sender = newSender()) => {
  const receiver = bytesOf(p256dh, PUBLIC_KEY_BYTES)
  const authSecret = bytesOf(auth, AUTH_BYTES)
  if (!receiver || !authSecret) throw new Error('the keys of the subscription are not valid')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender.publicKey])
  const secret = derive(sender.secretWith(receiver), authSecret, info, 32)
  const key = derive(secret, sender.salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, sender.salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(message, 'utf8'), cipher.update(LAST_RECORD), cipher.final()]
  return Buffer.concat([headerOf(sender), ...sealed, cipher.getAuthTag()])
}
