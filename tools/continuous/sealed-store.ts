// Every object is one AES-256-GCM message. Its name is authenticated with it, so an object that was changed, renamed or exchanged for
// another is detected. Objects are at most 16 MB, so none needs a stream.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { DamagedArchiveError } from '../backup/archive.ts'
import { type BackupKey, ID_BYTES } from './key-file.ts'
import type { Target } from './target.ts'

const CIPHER = 'aes-256-gcm'
const MAGIC = Buffer.from('haatseal')
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = MAGIC.length + ID_BYTES

const seal = (plain: Buffer, name: string, { key, id }: BackupKey) => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name))
  return Buffer.concat([MAGIC, id, nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

const unseal = (sealed: Buffer, name: string, { key, id }: BackupKey) => {
  const damaged = (cause?: unknown) => new DamagedArchiveError(`${name} is truncated or changed`, { cause })
  if (sealed.length < HEAD_BYTES + NONCE_BYTES + TAG_BYTES) throw damaged()
  if (!sealed.subarray(0, MAGIC.length).equals(MAGIC)) throw damaged()
  if (!sealed.subarray(MAGIC.length, HEAD_BYTES).equals(id))
    throw new Error('the backup was encrypted with another key: use the key file that it was made with')
  const start = HEAD_BYTES + NONCE_BYTES
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(HEAD_BYTES, start), {
    authTagLength: TAG_BYTES,
  }).setAAD(Buffer.from(name))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(start, -TAG_BYTES)), decipher.final()])
  } catch (error) {
    throw damaged(error)
  }
}

export type SealedStore = Readonly<{
  put: (name: string, plain: Buffer) => Promise<void>
  get: (name: string) => Promise<Buffer>
  list: Target['list']
  remove: Target['remove']
}>

export const sealedStore = ({ put, get, list, remove }: Target, key: BackupKey): SealedStore => ({
  put: (name, plain) => put(name, seal(plain, name, key)),
  get: async (name) => unseal(await get(name), name, key),
  list,
  remove,
})
