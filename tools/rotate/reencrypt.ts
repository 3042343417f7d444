// Encrypts all stored secrets with another SECRET_KEY.
import type { Client } from 'pg'
import { isSecretOf, makeSecretCheck } from '../../server/app/secret-check.ts'
import { SECOND_FACTOR_PURPOSE } from '../../server/features/accounts/second-factor-codes.service.ts'
import { secondFactorKey } from '../../server/features/accounts/second-factor.service.ts'
import { PUSH_KEY_PURPOSE } from '../../server/features/push/push-keys.service.ts'
import { unwrapKey, wrapKey } from '../../server/features/sealed-accounts/sealed-key.ts'
import { MESSAGE_PURPOSE } from '../../server/platform/mail/message.ts'
import { encrypt, decrypt } from '../../server/platform/encryption.ts'
import { isServed } from '../backup/database.ts'

type Keys = Readonly<{ from: string; to: string }>
export type ReencryptedCounts = {
  secondFactors: number
  messages: number
  pushKeys: number
  sealedAccounts: number
}

const BATCH_SIZE = 500

const reencryptText = (sealed: string, purpose: string, { from, to }: Keys) =>
  encrypt(decrypt(sealed, { secret: from, purpose }), { secret: to, purpose })

type SecretColumn = { table: 'staff' | 'second_factors'; column: string; keyOf: typeof secondFactorKey }

const staffKey: typeof secondFactorKey = (_id, secret) => ({ secret, purpose: SECOND_FACTOR_PURPOSE })

const SECRET_COLUMNS: readonly SecretColumn[] = [
  { table: 'staff', column: 'second_factor', keyOf: staffKey },
  { table: 'staff', column: 'next_second_factor', keyOf: staffKey },
  { table: 'second_factors', column: 'secret', keyOf: secondFactorKey },
  { table: 'second_factors', column: 'next_secret', keyOf: secondFactorKey },
]

const reencryptSecrets = async (
  client: Client,
  { table, column, keyOf }: SecretColumn,
  { from, to }: Keys,
) => {
  const { rows } = await client.query<{ id: string; sealed: string }>(
    `select account_id as id, ${column} as sealed from ${table} where ${column} is not null`,
  )
  for (const { id, sealed } of rows)
    await client.query(`update ${table} set ${column} = $1 where account_id = $2`, [
      encrypt(decrypt(sealed, keyOf(Number(id), from)), keyOf(Number(id), to)),
      id,
    ])
  return rows.length
}

const reencryptMessages = async (client: Client, keys: Keys) => {
  let count = 0
  await client.query(
    `declare sealed cursor for select name, id, data ->> 'sealed' as sealed from pgboss.job where data ? 'sealed'`,
  )
  for (;;) {
    const { rows } = await client.query<{ name: string; id: string; sealed: string }>(
      `fetch ${BATCH_SIZE} from sealed`,
    )
    if (rows.length === 0) return count
    for (const { name, id, sealed } of rows)
      await client.query(
        `update pgboss.job set data = jsonb_set(data, '{sealed}', to_jsonb($1::text)) where name = $2 and id = $3`,
        [reencryptText(sealed, MESSAGE_PURPOSE, keys), name, id],
      )
    count += rows.length
  }
}

const reencryptPushKey = async (client: Client, keys: Keys) => {
  const { rows } = await client.query<{ sealed: string }>('select private_key as sealed from push_keys')
  for (const { sealed } of rows)
    await client.query('update push_keys set private_key = $1', [
      reencryptText(sealed, PUSH_KEY_PURPOSE, keys),
    ])
  return rows.length
}

// Only the wrapped keys: the data under them stay as they are.
const rewrapSealedAccounts = async (client: Client, { from, to }: Keys) => {
  const { rows } = await client.query<{ id: string; wrapped: string }>(
    'select account_id as id, wrapped_key as wrapped from sealed_accounts',
  )
  for (const { id, wrapped } of rows) {
    const key = unwrapKey(Number(id), wrapped, from)
    await client.query('update sealed_accounts set wrapped_key = $1 where account_id = $2', [
      wrapKey(Number(id), key, to),
      id,
    ])
  }
  return rows.length
}

const readSecretCheck = async (client: Client) => {
  const { rows } = await client.query<{ check: string | null }>(
    'select secret_check as check from installation',
  )
  return rows[0]?.check ?? null
}

const reencryptAll = async (client: Client, keys: Keys): Promise<ReencryptedCounts> => {
  const check = await readSecretCheck(client)
  // The process was interrupted before the new key file replaced the old one.
  if (check !== null && isSecretOf(check, keys.to))
    return { secondFactors: 0, messages: 0, pushKeys: 0, sealedAccounts: 0 }
  if (check !== null && !isSecretOf(check, keys.from))
    throw new Error('the old key is not the one of this database')
  await client.query('update installation set secret_check = $1', [makeSecretCheck(keys.to)])
  let secondFactors = 0
  for (const column of SECRET_COLUMNS) secondFactors += await reencryptSecrets(client, column, keys)
  const messages = await reencryptMessages(client, keys)
  const pushKeys = await reencryptPushKey(client, keys)
  const sealedAccounts = await rewrapSealedAccounts(client, keys)
  // They last five minutes and could no longer be decrypted.
  await client.query('delete from captchas')
  return { secondFactors, messages, pushKeys, sealedAccounts }
}

const refuseWhileServed = async (client: Client) => {
  if (await isServed(client)) throw new Error('a server is running on this database: stop it first')
}

export const forgetSecret = async (client: Client) => {
  await refuseWhileServed(client)
  await client.query('update installation set secret_check = null')
  // Without the key no one can open them.
  await client.query('delete from sealed_accounts')
}

export const reencrypt = async (client: Client, keys: Keys): Promise<ReencryptedCounts> => {
  await refuseWhileServed(client)
  await client.query('begin')
  try {
    const done = await reencryptAll(client, keys)
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
