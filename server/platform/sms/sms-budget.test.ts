import pino from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { inTransaction } from '../db/db.ts'
import { openSmsBudget } from './sms-budget.ts'

const server = await testServer({ env: { SMS_PER_DAY: '10' } })
const { db, time } = server

beforeEach(async () => {
  time.now = NOON
  await db.deleteFrom('smsDays').execute()
})

describe('the text messages of a day', () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const aProcess = () => openSmsBudget({ db, clock: () => time.now, log, perDay: 10 })
  const spend = (budget: ReturnType<typeof aProcess>) => inTransaction(db, (tx) => budget.spend(tx))
  const isSent = (sending: Promise<void>) =>
    sending.then(
      () => true,
      () => false,
    )

  test('never exceed the cap, also with concurrent processes', async () => {
    const processes = [aProcess(), aProcess(), aProcess()]
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => processes.map((each) => isSent(spend(each)))).flat(),
    )
    expect(sent.filter(Boolean)).toHaveLength(10)
    await expect(spend(aProcess())).rejects.toMatchObject({ code: 'sms_used_up' })
  })

  test('are logged once at 80 %, and once at the cap', async () => {
    lines.length = 0
    const [one, other] = [aProcess(), aProcess()]
    const sentAtWarnings: number[] = []
    for (let sent = 1; sent <= 12; sent += 1) {
      await isSent(spend(sent % 2 ? one : other))
      if (lines.length > sentAtWarnings.length) sentAtWarnings.push(sent)
    }
    expect(sentAtWarnings).toEqual([8, 10])
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, sent: 8, perDay: 10 },
      { level: 40, sent: 10, perDay: 10 },
    ])
  })

  test('are reset at midnight in India', async () => {
    const budget = aProcess()
    time.now = new Date('2026-03-14T18:29:00Z')
    for (let sent = 0; sent < 10; sent += 1) await spend(budget)
    await expect(spend(budget)).rejects.toMatchObject({ code: 'sms_used_up', retryAfter: 60 })
    time.now = new Date('2026-03-14T18:30:00Z')
    await spend(budget)
  })

  test('are not counted when the transaction is rolled back', async () => {
    const failing = inTransaction(db, async (tx) => {
      await aProcess().spend(tx)
      throw new Error('something else failed')
    })
    await expect(failing).rejects.toThrow('something else')
    expect(await db.selectFrom('smsDays').selectAll().execute()).toEqual([])
  })
})

describe('when they are used up', () => {
  const useUp = () => db.insertInto('smsDays').values({ day: '2026-03-14', sent: 10 }).execute()
  const forget = async (contact: object) => {
    const reply = await server.post('/api/forget-password/', contact)
    return [reply.statusCode, reply.json().code]
  }
  const metric = async (name: string) => {
    const { body } = await server.get('/metrics')
    return Number(new RegExp(`^${name.replaceAll(/[{}"]/g, '\\$&')} (\\d+)`, 'm').exec(body)?.[1])
  }

  test('a code by SMS is refused, and the e-mail suggested where the account has one', async () => {
    const both = await anAccount(db, { email: 'both@example.in' })
    const doubtful = await anAccount(db, { email: 'typo@example.in', emailToVerify: true })
    const mobileOnly = await anAccount(db, { email: null })
    await useUp()
    const refused = { both: 'sms_used_up_try_email', doubtful: 'sms_used_up', mobileOnly: 'sms_used_up' }
    for (const [name, account] of Object.entries({ both, doubtful, mobileOnly }))
      expect([name, await forget({ mobile_number: account.mobileNumber })]).toEqual([
        name,
        [429, refused[name as keyof typeof refused]],
      ])
    expect(await forget({ email: both.email })).toEqual([200, undefined])
  })

  test('it is a security event, and /metrics has the figures', async () => {
    const { mobileNumber: mobile_number } = await anAccount(db)
    await forget({ mobile_number })
    expect([await metric('haat_sms_today'), await metric('haat_sms_per_day')]).toEqual([1, 10])
    await db.deleteFrom('smsDays').execute()
    await useUp()
    const event = 'haat_security_events_total{kind="sms_used_up"}'
    const before = [await metric('haat_sms_refused_total'), await metric(event)]
    await forget({ mobile_number })
    const after = [await metric('haat_sms_refused_total'), await metric(event)]
    expect(after).toEqual(before.map((count) => count + 1))
  })
})
