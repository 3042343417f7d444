// The key pair of this installation: made once, kept in the database, so that every process and every backup has it.
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { decrypt, encrypt } from '../../platform/encryption.ts'
import { makeVapidKeys, type VapidKeys } from '../../platform/push/vapid.ts'
import { deletePushKeys, insertPushKeys, selectPushKeys } from './push-keys.queries.ts'

export const PUSH_KEY_PURPOSE = 'push key'

type LoadOptions = { secretKey: string; onUnreadable: () => void }

const decryptKeys = ({ publicKey, privateKey }: VapidKeys, secret: string): VapidKeys | undefined => {
  try {
    return { publicKey, privateKey: decrypt(privateKey, { secret, purpose: PUSH_KEY_PURPOSE }) }
  } catch {
    return undefined
  }
}

const makeKeys = async (db: Db, secret: string) => {
  const { publicKey, privateKey } = makeVapidKeys()
  await insertPushKeys(db, {
    publicKey,
    privateKey: encrypt(privateKey, { secret, purpose: PUSH_KEY_PURPOSE }),
  })
}

/** A pair that was encrypted with another SECRET_KEY is lost: a new one takes its place, and browsers subscribe again. */
export const loadPushKeys = async (db: Db, options: LoadOptions): Promise<VapidKeys> => {
  const stored = await selectPushKeys(db)
  const keys = stored && decryptKeys(stored, options.secretKey)
  if (keys) return keys
  if (stored) {
    options.onUnreadable()
    await inTransaction(db, (tx) => deletePushKeys(tx, stored))
  }
  await makeKeys(db, options.secretKey)
  return loadPushKeys(db, options)
}
