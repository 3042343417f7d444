import { type KeyObject, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { deriveKey } from '../../server/platform/keys.ts'
import { fingerprint } from '../backup/secret.ts'

export type BackupKey = Readonly<{
  key: KeyObject
  /** Identifies the key without revealing it. */
  id: Buffer
}>

const BYTES = 32
const KEY_TEXT = /^[\w-]{43}$/

export const createKeyFile = (path: string) =>
  writeFile(path, `${randomBytes(BYTES).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 })

export const ID_BYTES = 16

export const readKeyFile = async (path: string): Promise<BackupKey> => {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new Error(`the key file ${path} can't be read: without it, its backups can't be restored`, {
      cause: error,
    })
  })
  const secret = text.trim()
  if (!KEY_TEXT.test(secret))
    throw new Error(`${path} is no key file: create one with npm run backup -- --new-key FILE`)
  return {
    key: deriveKey(secret, 'continuous backup seal'),
    id: Buffer.from(fingerprint(secret), 'hex'),
  }
}
