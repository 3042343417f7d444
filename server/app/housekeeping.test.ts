import { expect, test } from 'vitest'
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
  await housekeeping(house.db, () => house.time.now).work()
  expect(await keys()).toEqual(['young'])
})

test('it is planned for every hour', async () => {
  const { rows } = await house.house.pool.query(`select name, cron from pgboss.schedule`)
  expect(rows).toEqual([{ name: 'housekeeping', cron: '7 * * * *' }])
})
