import { mkdir, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anAccount } from '../testing/accounts.ts'
import { testHouse } from '../testing/app.ts'
import { housekeeping } from './housekeeping.ts'

const house = await testHouse()
const DAY = 24 * 60 * 60 * 1_000
const keys = async () =>
  (await house.db.selectFrom('idempotencyKeys').select('key').orderBy('key').execute()).map(({ key }) => key)

test('idempotency keys are forgotten after a day, and not before', async () => {
  const row = { caller: 'account 1', endpoint: 'POST /write/', requestHash: 'x', status: 200, reply: '{}' }
  const at = (age: number) => new Date(house.time.now.getTime() - age)
  await house.db
    .insertInto('idempotencyKeys')
    .values([
      { ...row, key: 'old', createdAt: at(DAY + 1_000) },
      { ...row, key: 'young', createdAt: at(DAY - 1_000) },
    ])
    .execute()
  await housekeeping(house.house).work()
  expect(await keys()).toEqual(['young'])
})

test('sessions that ran out a week ago are forgotten', async () => {
  const { id: accountId } = await anAccount(house.db)
  const endedOn = (days: number) => new Date(house.time.now.getTime() - days * DAY)
  const session = { accountId, isRemembered: false }
  await house.db
    .insertInto('sessions')
    .values([
      { ...session, expiresAt: endedOn(8) },
      { ...session, expiresAt: endedOn(6) },
    ])
    .execute()
  await housekeeping(house.house).work()
  expect(await house.db.selectFrom('sessions').select('expiresAt').execute()).toEqual([
    { expiresAt: endedOn(6) },
  ])
})

test('a form that a killed process was taking is cleared away after an hour, and not before', async () => {
  const { incomingDir } = house.house
  const aged = async (name: string, minutes: number) => {
    const then = new Date(house.time.now.getTime() - minutes * 60_000)
    await mkdir(join(incomingDir, name), { recursive: true })
    await utimes(join(incomingDir, name), then, then)
  }
  await aged('form-old', 61)
  await aged('form-young', 59)
  await housekeeping(house.house).work()
  expect(await readdir(incomingDir)).toEqual(['form-young'])
})

test('it is planned for every hour, the search for every night, ends of suspensions and the counting of days for every few minutes', async () => {
  const { rows } = await house.house.pool.query(`select name, cron from pgboss.schedule order by name`)
  expect(rows).toEqual([
    { name: 'day-counting', cron: '*/10 * * * *' },
    { name: 'housekeeping', cron: '7 * * * *' },
    { name: 'search-tending', cron: '41 21 * * *' },
    { name: 'suspension-tending', cron: '*/5 * * * *' },
  ])
})
