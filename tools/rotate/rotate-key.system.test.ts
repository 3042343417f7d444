import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { checkSecretKey } from '../../server/app/secret-check.ts'
import { SECOND_FACTOR_PURPOSE } from '../../server/features/accounts/second-factor-codes.service.ts'
import { secondFactorKey } from '../../server/features/accounts/second-factor.service.ts'
import { PUSH_KEY_PURPOSE } from '../../server/features/push/push-keys.service.ts'
import { makeDb, makePool } from '../../server/platform/db/db.ts'
import { decryptMessage } from '../../server/platform/mail/message.ts'
import { encrypt, decrypt } from '../../server/platform/encryption.ts'
import { openSealedAccounts } from '../../server/features/sealed-accounts/open-account.service.ts'
import { anAccount } from '../../server/testing/accounts.ts'
import { testServer } from '../../server/testing/test-server.ts'
import { isServed } from '../backup/database.ts'
import { backupsOf, openInstallation } from '../testing/backups.ts'
import { aProvider } from '../../server/testing/providers.ts'
import { aStaff } from '../../server/testing/staff.ts'
import { forgetSecret, reencrypt } from './reencrypt.ts'

const from = 'the key that was given to too many people'
const to = 'a key that was not used until now'
const old = await testServer({ env: { SECRET_KEY: from, RETAIN_DELETED_DAYS: '30' } })
const owner = await aStaff(old.db)
const supportMember = await aStaff(old.db, 'support')
const encryptedRows = (secret: string) => encrypt(secret, { secret: from, purpose: SECOND_FACTOR_PURPOSE })
await old.db
  .updateTable('staff')
  .set({ secondFactor: encryptedRows('OWNER') })
  .where('accountId', '=', owner.id)
  .execute()
await old.db
  .updateTable('staff')
  .set({ nextSecondFactor: encryptedRows('APPRENTICE') })
  .where('accountId', '=', supportMember.id)
  .execute()
const provider = await aProvider(old.db)
await old.db
  .insertInto('secondFactors')
  .values({ accountId: provider.id, secret: encrypt('SHOP', secondFactorKey(provider.id, from)) })
  .execute()
const leaver = await anAccount(old.db, { email: 'leaver@example.in' })
await (await old.as(leaver)).delete('/api/delete-account/')
await checkSecretKey(old.db, from)
await old.get('/api/get-captcha/')
await old.ctx.send(old.db, {
  via: 'email',
  to: 'asha@example.in',
  subject: 'x',
  text: 'A letter',
  code: null,
})

const { backUp, restore, emptyInstallation } = await backupsOf(old)
await backUp({ isSecretGiven: true })
const target = await emptyInstallation()
await restore(target, { givenSecret: from })
const client = new Client({ connectionString: target.url })
await client.connect()
afterAll(() => client.end())

const ask = async <T>(statement: string) => (await client.query(statement)).rows as T[]

test('a wrong old key changes nothing', async () => {
  await expect(reencrypt(client, { from: 'a wrong one', to })).rejects.toThrow('not the one of this database')
  const [row] = await ask<{ second_factor: string }>(
    'select second_factor from staff where second_factor is not null',
  )
  expect(decrypt(row?.second_factor ?? '', { secret: from, purpose: SECOND_FACTOR_PURPOSE })).toBe('OWNER')
})

test('not while a server runs', async () => {
  const server = await openInstallation(target, { SECRET_KEY: from })
  await expect(reencrypt(client, { from, to })).rejects.toThrow(/a server is running/)
  await server.close()
  // PostgreSQL notices the closed connection with a delay.
  await expect.poll(() => isServed(client)).toBe(false)
})

test('what was sealed is opened by the new key', async () => {
  expect(await reencrypt(client, { from, to })).toEqual({
    secondFactors: 3,
    messages: 1,
    pushKeys: 1,
    sealedAccounts: 1,
  })
  const staff = await ask<{ factor: string }>(
    'select coalesce(second_factor, next_second_factor) as factor from staff order by account_id',
  )
  const opened = staff.map(({ factor }) => decrypt(factor, { secret: to, purpose: SECOND_FACTOR_PURPOSE }))
  expect(opened).toEqual(['OWNER', 'APPRENTICE'])
  const [{ secret } = { secret: '' }] = await ask<{ secret: string }>('select secret from second_factors')
  expect(decrypt(secret, secondFactorKey(provider.id, to))).toBe('SHOP')
  const jobs = await ask<{ data: object }>(`select data from pgboss.job where data ? 'sealed'`)
  expect(jobs.map(({ data }) => decryptMessage(data, to).text)).toEqual(['A letter'])
  const [pair] = await ask<{ private_key: string }>('select private_key from push_keys')
  expect(decrypt(pair?.private_key ?? '', { secret: to, purpose: PUSH_KEY_PURPOSE })).toMatch(/^[\w-]{43}$/)
  expect(await ask('select from captchas')).toEqual([])
})

const openLeaver = async (secret: string) => {
  const pool = makePool(target.url)
  const opened = new PassThrough()
  const opening = { who: 'leaver@example.in', reason: 'Order 12', secret, now: new Date() }
  try {
    const [accounts, lines] = await Promise.all([
      openSealedAccounts(makeDb(pool), opening, () => opened),
      text(opened),
    ])
    return { accounts, lines }
  } finally {
    opened.end()
    await pool.end()
  }
}

test('the data of a deleted account, restored from the backup, is opened by the new key only', async () => {
  const { accounts, lines } = await openLeaver(to)
  expect(accounts).toEqual([leaver.id])
  expect(lines).toContain('leaver@example.in')
  await expect(openLeaver(from)).rejects.toThrow('unable to authenticate data')
})

test('a second run, after a first that was killed at its end, changes nothing and ends well', async () => {
  expect(await reencrypt(client, { from, to })).toEqual({
    secondFactors: 0,
    messages: 0,
    pushKeys: 0,
    sealedAccounts: 0,
  })
})

test('a start with the old key is refused until the new one is declared lost', async () => {
  const pool = makePool(target.url)
  const db = makeDb(pool)
  await checkSecretKey(db, to)
  await expect(checkSecretKey(db, from)).rejects.toThrow(/^SECRET_KEY is not the one/)
  await forgetSecret(client)
  expect(await ask('select from sealed_accounts')).toEqual([])
  expect(await ask('select from sealed_parts')).toEqual([])
  await checkSecretKey(db, from)
  await pool.end()
})
