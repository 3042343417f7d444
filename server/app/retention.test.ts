// Retention periods of docs/privacy.md that no feature tests itself, with a moved clock.
import { beforeEach, expect, test } from 'vitest'
import { anAccount } from '../testing/accounts.ts'
import { testServer, NOON } from '../testing/test-server.ts'
import { housekeepingJob } from './housekeeping.ts'

const server = await testServer({ env: { CAPTCHA_ANSWER: 'seen' } })
const { db, time } = server
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const sweepAfter = async (milliseconds: number) => {
  time.now = new Date(NOON.getTime() + milliseconds)
  await housekeepingJob(server.ctx).work()
}
beforeEach(() => {
  time.now = NOON
})

test('security events are stored for 180 days with keyed hashes', async () => {
  const person = await anAccount(db)
  const { captcha_key } = (await server.get('/api/get-captcha/')).json<{ captcha_key: string }>()
  const wrong = {
    identifier: person.username,
    password: 'Wrong@1',
    captcha_0: captcha_key,
    captcha_1: 'seen',
  }
  await server.post('/api/customer/login/', wrong)
  await server.ctx.securityEvents.settled()
  const stored = () => db.selectFrom('securityEvents').selectAll().execute()
  const hash = expect.stringMatching(/^[\w-]{16}$/)
  expect(await stored()).toEqual([
    { id: expect.any(Number), at: NOON, kind: 'login_failed', accountHash: hash, ipHash: hash },
  ])
  await sweepAfter(180 * DAY)
  expect(await stored()).toHaveLength(1)
  await sweepAfter(180 * DAY + 1)
  expect(await stored()).toEqual([])
})

test('failed attempts are stored for a day after the last one', async () => {
  await db.insertInto('failedTries').values({ who: 'hash', count: 3, lastAt: NOON, freeAt: NOON }).execute()
  const stored = () => db.selectFrom('failedTries').select('who').execute()
  await sweepAfter(DAY - MINUTE)
  expect(await stored()).toHaveLength(1)
  await sweepAfter(DAY + MINUTE)
  expect(await stored()).toEqual([])
})

test('counts of codes are stored for two days', async () => {
  await db.insertInto('codeCounts').values({ who: 'hash', day: '2026-03-14', count: 1 }).execute()
  const stored = () => db.selectFrom('codeCounts').select('who').execute()
  await sweepAfter(DAY)
  expect(await stored()).toHaveLength(1)
  await sweepAfter(4 * DAY)
  expect(await stored()).toEqual([])
})

test('one-time codes are stored until they expire', async () => {
  const { id: accountId } = await anAccount(db)
  const code = { purpose: 'reset', via: 'mobile', contact: '7', codeHash: Buffer.of(1) } as const
  const rest = { triesLeft: 5, otherTriesLeft: 5, requester: '', address: '' }
  const expiresAt = new Date(NOON.getTime() + 15 * MINUTE)
  await db
    .insertInto('sentCodes')
    .values({ accountId, ...code, ...rest, sentAt: NOON, expiresAt })
    .execute()
  const stored = () => db.selectFrom('sentCodes').select('accountId').execute()
  await sweepAfter(14 * MINUTE)
  expect(await stored()).toHaveLength(1)
  await sweepAfter(16 * MINUTE)
  expect(await stored()).toEqual([])
})

test('counts of written reviews are stored for a day', async () => {
  const { id: customerId } = await anAccount(db)
  await db.insertInto('reviewWrites').values({ customerId, writtenAt: NOON }).execute()
  const stored = () => db.selectFrom('reviewWrites').select('customerId').execute()
  await sweepAfter(0)
  expect(await stored()).toHaveLength(1)
  await sweepAfter(2 * DAY)
  expect(await stored()).toEqual([])
})
