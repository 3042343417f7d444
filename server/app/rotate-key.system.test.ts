import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { SECOND_FACTOR_SEAL } from '../features/admin/sessions/second-factor.service.ts'
import { openParcel } from '../platform/mail/message.ts'
import { seal, unseal } from '../platform/seal.ts'
import { testHouse } from '../testing/app.ts'
import { backupsOf, openPlace } from '../testing/backups.ts'
import { aStaff } from '../testing/staff.ts'
import { reseal } from '../../tools/rotate/reseal.ts'

const from = 'the key that was given to too many people'
const to = 'the key that nobody else knows until now'
const old = await testHouse({ env: { SECRET_KEY: from } })
const owner = await aStaff(old.db)
const apprentice = await aStaff(old.db, 'support')
const sealed = (secret: string) => seal(secret, { secret: from, purpose: SECOND_FACTOR_SEAL })
await old.db
  .updateTable('staff')
  .set({ secondFactor: sealed('OWNER') })
  .where('accountId', '=', owner.id)
  .execute()
await old.db
  .updateTable('staff')
  .set({ nextSecondFactor: sealed('APPRENTICE') })
  .where('accountId', '=', apprentice.id)
  .execute()
await old.get('/api/get-captcha/')
await old.house.send(old.db, {
  via: 'email',
  to: 'asha@example.in',
  subject: 'x',
  text: 'A letter',
  code: null,
})

// A copy, in which no server runs.
const { backUp, restore, emptyPlace } = await backupsOf(old)
await backUp({ isSecretGiven: true })
const place = await emptyPlace()
await restore(place, { givenSecret: from })
const client = new Client({ connectionString: place.url })
await client.connect()
afterAll(() => client.end())

const ask = async <T>(question: string) => (await client.query(question)).rows as T[]

test('a wrong old key changes nothing', async () => {
  await expect(reseal(client, { from: to, to: from })).rejects.toThrow(/authenticate/)
  const [row] = await ask<{ second_factor: string }>(
    'select second_factor from staff where second_factor is not null',
  )
  expect(unseal(row?.second_factor ?? '', { secret: from, purpose: SECOND_FACTOR_SEAL })).toBe('OWNER')
})

test('not while a server runs', async () => {
  const house = await openPlace(place, { SECRET_KEY: from })
  await expect(reseal(client, { from, to })).rejects.toThrow(/a server is running/)
  await house.close()
})

test('what was sealed is opened by the new key', async () => {
  expect(await reseal(client, { from, to })).toEqual({ secondFactors: 2, messages: 1 })
  const staff = await ask<{ factor: string }>(
    'select coalesce(second_factor, next_second_factor) as factor from staff order by account_id',
  )
  const opened = staff.map(({ factor }) => unseal(factor, { secret: to, purpose: SECOND_FACTOR_SEAL }))
  expect(opened).toEqual(['OWNER', 'APPRENTICE'])
  const jobs = await ask<{ data: object }>(`select data from pgboss.job where data ? 'sealed'`)
  expect(jobs.map(({ data }) => openParcel(data, to).text)).toEqual(['A letter'])
  expect(await ask('select from captchas')).toEqual([])
})
