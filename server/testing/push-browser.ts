// A browser that decrypts pushes (RFC 8291), implemented independently of the product.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushMessage } from '../../contract/push.ts'

const CURVE = 'prime256v1'
const SALT_BYTES = 16
const TAG_BYTES = 16
const LAST_RECORD = 2

const derive = (secret: Buffer, salt: Buffer, { info, length }: { info: Buffer | string; length: number }) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

export const aPushBrowser = () => {
  const pair = createECDH(CURVE)
  const publicKey = pair.generateKeys()
  const auth = randomBytes(16)

  /** The only record of an aes128gcm body (RFC 8188): salt, record size, sender key, ciphertext. */
  const decrypt = (body: Buffer): PushMessage => {
    const salt = body.subarray(0, SALT_BYTES)
    const keyLength = body.readUInt8(SALT_BYTES + 4)
    const senderKey = body.subarray(SALT_BYTES + 5, SALT_BYTES + 5 + keyLength)
    const sealed = body.subarray(SALT_BYTES + 5 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
    const secret = derive(pair.computeSecret(senderKey), auth, { info, length: 32 })
    const key = derive(secret, salt, { info: 'Content-Encoding: aes128gcm\0', length: 16 })
    const nonce = derive(secret, salt, { info: 'Content-Encoding: nonce\0', length: 12 })
    const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
    const end = padded.lastIndexOf(LAST_RECORD)
    return JSON.parse(padded.subarray(0, end).toString('utf8')) as PushMessage
  }

  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    decrypt,
  }
}
export type PushBrowser = ReturnType<typeof aPushBrowser>
