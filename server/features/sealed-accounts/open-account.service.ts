// Opens the data of a deleted account for an order of an authority. Only the command line calls it.
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { decryptBytes } from '../../platform/encryption.ts'
import { writeCommandLineAudit } from '../admin/command-line-audit.service.ts'
import { partAad } from './part-aad.ts'
import { type SealedKey, unwrapKey } from './sealed-key.ts'
import { selectSealedAccount, selectSealedAccounts, selectSealedPart } from './sealed-accounts.queries.ts'

type Found = Readonly<{ accountId: number; key: SealedKey }>

const BATCH = 500

// Identifiers are stored encrypted only, so each key is decrypted to find one. An identifier may have been used by several accounts.
const findByIdentifier = async (db: Db, identifier: string, secret: string) => {
  const found: Found[] = []
  let after = 0
  for (;;) {
    const rows = await selectSealedAccounts(db, { after, most: BATCH })
    for (const { accountId, wrappedKey } of rows) {
      const key = unwrapKey(accountId, wrappedKey, secret)
      if (key.identifiers.includes(identifier.toLowerCase())) found.push({ accountId, key })
      after = accountId
    }
    if (rows.length < BATCH) return found
  }
}

const findByNumber = async (db: Db, number: number, secret: string): Promise<Found[]> => {
  const row = await selectSealedAccount(db, number)
  return row ? [{ accountId: row.accountId, key: unwrapKey(row.accountId, row.wrappedKey, secret) }] : []
}

/** `who` is a username, an email, a mobile number, or '#' and the number of the account. */
const findSealedAccounts = (db: Db, who: string, secret: string) => {
  const [, number] = /^#(\d{1,15})$/.exec(who) ?? []
  return number === undefined ? findByIdentifier(db, who, secret) : findByNumber(db, Number(number), secret)
}

async function* partsOf(db: Db, { accountId, key }: Found) {
  const dataKey = Buffer.from(key.key, 'base64')
  let position = 0
  let part = await selectSealedPart(db, { accountId, position })
  // A missing part fails the authentication of the part before it.
  if (!part) throw new Error('the data was destroyed in the meantime')
  while (part) {
    const following = await selectSealedPart(db, { accountId, position: position + 1 })
    yield decryptBytes(part.bytes, dataKey, partAad({ accountId, position, isLast: !following }))
    position += 1
    part = following
  }
}

type Opening = Readonly<{ who: string; reason: string; secret: string; now: Date }>

/** Writes a line of JSON for each row to `to`. Returns the numbers of the accounts; none when nothing is sealed under that name. */
export const openSealedAccounts = async (
  db: Db,
  { who, reason, secret, now }: Opening,
  to: () => Writable,
): Promise<number[]> => {
  const found = await findSealedAccounts(db, who, secret)
  if (found.length === 0) return []
  // Committed first: nothing is written that the audit log does not have.
  await inTransaction(db, async (tx) => {
    for (const { accountId } of found) {
      const details = { reason }
      await writeCommandLineAudit(tx, now, {
        action: 'deleted_account_opened',
        kind: 'account',
        id: accountId,
        details,
      })
    }
  })
  const all = async function* all() {
    for (const each of found) yield* partsOf(db, each)
  }
  await pipeline(Readable.from(all()), to())
  return found.map(({ accountId }) => accountId)
}
