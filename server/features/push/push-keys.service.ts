// The VAPID keys: generated once and stored in the database, so that every process and backup has them.
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { decrypt, encrypt } from '../../platform/encryption.ts'
import { makeVapidKeys, type VapidKeys } from '../../platform/push/vapid.ts'
import { deletePushKeys, insertPushKeys, selectPushKeys } from './push.queries.ts'

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

/** Keys encrypted with another SECRET_KEY are replaced, and browsers subscribe again. */
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
