// Encrypts the rows of an account before they are deleted, in the same transaction, and destroys them after RETAIN_DELETED_DAYS.
import { randomBytes } from 'node:crypto'
import { DAY } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { encryptBytes } from '../../platform/encryption.ts'
import { ownRows } from '../data-exports/own-rows.service.ts'
import { partAad } from './part-aad.ts'
import { wrapKey } from './sealed-key.ts'
import { deleteSealedAccounts, insertSealedAccount, insertSealedPart } from './sealed-accounts.queries.ts'

type Person = Readonly<{
  id: number
  username: string | null
  email: string | null
  mobileNumber: string | null
}>
type SealOptions = Readonly<{ secret: string; days: number; now: Date }>

const KEY_BYTES = 32
// Memory does not grow with the account.
const PART_LENGTH = 500_000

async function* linesOf(tx: Tx, { id, email }: Person) {
  for await (const { file, row } of ownRows(tx, { accountId: id, email }))
    yield `${JSON.stringify({ file, row })}\n`
}

async function* textParts(lines: AsyncIterable<string>) {
  let part = ''
  for await (const line of lines) {
    if (part !== '' && part.length + line.length > PART_LENGTH) {
      yield { text: part, isLast: false }
      part = ''
    }
    part += line
  }
  yield { text: part, isLast: true }
}

export const sealAccount = async (tx: Tx, person: Person, { secret, days, now }: SealOptions) => {
  if (days === 0) return
  const key = randomBytes(KEY_BYTES)
  const identifiers = [person.username, person.email, person.mobileNumber].flatMap(
    (each) => each?.toLowerCase() ?? [],
  )
  await insertSealedAccount(tx, {
    accountId: person.id,
    deletedAt: now,
    destroyAt: new Date(now.getTime() + days * DAY),
    wrappedKey: wrapKey(person.id, { key: key.toString('base64'), identifiers }, secret),
  })
  let position = 0
  for await (const { text, isLast } of textParts(linesOf(tx, person))) {
    const aad = partAad({ accountId: person.id, position, isLast })
    await insertSealedPart(tx, {
      accountId: person.id,
      position,
      bytes: encryptBytes(Buffer.from(text), key, aad),
    })
    position += 1
  }
}

/** One statement, so a killed process leaves no part without its key. */
export const destroySealedAccounts = (db: Db, period: { now: Date; days: number }) =>
  deleteSealedAccounts(db, period)
