// Data of deleted accounts: encrypted for RETAIN_DELETED_DAYS, opened by the command line only.
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { DAY } from '../../../contract/limits.ts'
import { eraseStepsWith } from '../../app/account-erasure.ts'
import { housekeepingJob } from '../../app/housekeeping.ts'
import { anAccount } from '../../testing/accounts.ts'
import { aProvider } from '../../testing/providers.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { deleteAccount } from '../accounts/delete-account.service.ts'
import { openSealedAccounts } from './open-account.service.ts'

const DAYS = 30
const server = await testServer({ env: { RETAIN_DELETED_DAYS: String(DAYS) } })
const { db, ctx, time } = server
const { secretKey: secret } = ctx.config

afterEach(async () => {
  time.now = NOON
  await db.deleteFrom('sealedAccounts').execute()
})

let made = 0
const aPerson = async (name = 'Zarafshan Bano') => {
  const account = await anAccount(db, { email: `leaver${(made += 1)}@example.in` })
  await db.updateTable('customers').set({ name }).where('accountId', '=', account.id).execute()
  const provider = await aProvider(db)
  const chat = { customerId: account.id, providerId: provider.id }
  const { id: chatId } = await db.insertInto('chats').values(chat).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('messages')
    .values({ chatId, senderType: 'customer', clientId: '1', content: `${name} asks for rice` })
    .execute()
  return { ...account, chatId }
}
const erase = async (account: { id: number }) =>
  expect((await (await server.as(account)).delete('/api/delete-account/')).statusCode).toBe(200)

const open = async (who: string, reason = 'Order 12 of the court') => {
  const to = new PassThrough()
  const [accounts, written] = await Promise.all([
    openSealedAccounts(db, { who, reason, secret, now: time.now }, () => to).finally(() => to.end()),
    text(to),
  ])
  const lines = written.split('\n').filter(Boolean)
  return { accounts, rows: lines.map((line): { file: string; row: object } => JSON.parse(line)) }
}
const sealedIds = async () => {
  const rows = await db.selectFrom('sealedAccounts').select('accountId').orderBy('accountId').execute()
  return rows.map(({ accountId }) => accountId)
}
const partCount = async () => (await db.selectFrom('sealedParts').select('position').execute()).length
const sweepAt = async (ms: number, retainDeletedDays = DAYS) => {
  time.now = new Date(NOON.getTime() + ms)
  await housekeepingJob({ ...ctx, config: { ...ctx.config, retainDeletedDays } }).work()
}
const audited = () =>
  db
    .selectFrom('auditLog')
    .select(['staffId', 'subjectKind', 'subjectId', 'details'])
    .where('action', '=', 'deleted_account_opened')
    .orderBy('number')
    .execute()

/** All rows of all tables and the log as one text. */
const everything = async () => {
  const { rows } = await ctx.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  const texts = await Promise.all(
    rows.map(({ name }) => ctx.pool.query<{ row: string }>(`select t::text as row from ${name} t`)),
  )
  return [...texts.flatMap((each) => each.rows.map(({ row }) => row)), ...server.logLines].join('\n')
}

test.each(['username', 'email', 'mobileNumber'] as const)(
  'the data are readable by the %s of the account with a reason, and nowhere else',
  async (identifier) => {
    const person = await aPerson()
    await erase(person)
    const before = await audited()
    const { accounts, rows } = await open(person[identifier]?.toUpperCase() ?? '')
    expect(accounts).toEqual([person.id])
    expect(rows).toContainEqual({ file: 'profile', row: { name: 'Zarafshan Bano' } })
    expect(rows).toContainEqual({
      file: 'account',
      row: expect.objectContaining({ email: person.email, mobile_number: person.mobileNumber }),
    })
    const content = 'Zarafshan Bano asks for rice'
    expect(rows).toContainEqual({ file: 'messages', row: expect.objectContaining({ content }) })
    expect((await audited()).slice(before.length)).toEqual([
      {
        staffId: null,
        subjectKind: 'account',
        subjectId: person.id,
        details: { reason: 'Order 12 of the court' },
      },
    ])
    const stored = await everything()
    for (const word of ['Zarafshan', person.email, person.mobileNumber, person.username])
      expect(stored).not.toContain(word)
  },
)

test('an unknown name opens nothing and leaves no entry', async () => {
  await erase(await aPerson())
  const before = await audited()
  for (const who of ['other@example.in', '#999999', '%', ''])
    expect(await open(who)).toEqual({ accounts: [], rows: [] })
  expect(await audited()).toEqual(before)
})

test('a name that two deleted accounts had opens both', async () => {
  const first = await aPerson()
  await erase(first)
  const second = await anAccount(db, { username: first.username, usernameKey: first.username })
  await erase(second)
  expect((await open(first.username ?? '')).accounts).toEqual([first.id, second.id])
  expect((await open(`#${second.id}`)).accounts).toEqual([second.id])
})

test('the data are destroyed with their key when the days are over', async () => {
  const person = await aPerson()
  await erase(person)
  await sweepAt(DAYS * DAY - 1)
  expect(await sealedIds()).toEqual([person.id])
  await sweepAt(DAYS * DAY)
  expect([await sealedIds(), await partCount()]).toEqual([[], 0])
  expect((await open(person.email ?? '')).accounts).toEqual([])
})

test('a shorter period applies at the next run, a longer one to later deletions only, and 0 destroys all', async () => {
  const first = await aPerson()
  await erase(first)
  await sweepAt(10 * DAY, 11)
  expect(await sealedIds()).toEqual([first.id])
  await sweepAt(10 * DAY, 10)
  expect(await sealedIds()).toEqual([])

  time.now = NOON
  await erase(await aPerson())
  await sweepAt(DAYS * DAY, 365)
  expect(await sealedIds()).toEqual([])

  time.now = NOON
  await erase(await aPerson())
  await sweepAt(0, 0)
  expect([await sealedIds(), await partCount()]).toEqual([[], 0])
})

test('0 days, the default, keep nothing', async () => {
  const other = await testServer()
  const person = await anAccount(other.db)
  expect((await (await other.as(person)).delete('/api/delete-account/')).statusCode).toBe(200)
  expect(await other.db.selectFrom('sealedAccounts').selectAll().execute()).toEqual([])
})

test('a connection that dies during the deletion leaves the account and nothing sealed', async () => {
  const person = await aPerson()
  const { sessionId } = await db
    .selectFrom('sessions')
    .select('id as sessionId')
    .where('accountId', '=', (await server.signIn(person), person.id))
    .executeTakeFirstOrThrow()
  const viewer = { id: person.id, role: 'customer', sessionId } as Parameters<typeof deleteAccount>[1]
  const keys = { clock: () => time.now }
  const eraseSteps = eraseStepsWith({ secret, days: DAYS, clock: keys.clock })
  const dying = [
    ...eraseSteps,
    (tx: typeof db) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx),
  ]
  await expect(deleteAccount(db, viewer, { eraseSteps: dying, keys, publish: () => {} })).rejects.toThrow(
    /terminat/i,
  )
  expect([await sealedIds(), await partCount()]).toEqual([[], 0])
  await deleteAccount(db, viewer, { eraseSteps, keys, publish: () => {} })
  expect(await sealedIds()).toEqual([person.id])
})

const withLongMessages = async () => {
  const person = await aPerson()
  const rows = Array.from({ length: 600 }, (_, index) => ({
    chatId: person.chatId,
    senderType: 'customer' as const,
    clientId: `long ${index}`,
    content: String(index).padEnd(2_000, 'x'),
  }))
  await db.insertInto('messages').values(rows).execute()
  await erase(person)
  return person
}

const DAMAGED = 'unable to authenticate data'

test('a large account is sealed in parts, and a missing or moved part is noticed', async () => {
  const person = await withLongMessages()
  const count = await partCount()
  expect(count).toBeGreaterThan(2)
  const { rows } = await open(person.email ?? '')
  expect(rows.filter(({ file }) => file === 'messages')).toHaveLength(601)
  await db
    .deleteFrom('sealedParts')
    .where('position', '=', count - 1)
    .execute()
  await expect(open(person.email ?? '')).rejects.toThrow(DAMAGED)
  await db.updateTable('sealedParts').set({ position: 99 }).where('position', '=', 0).execute()
  await db.updateTable('sealedParts').set({ position: 0 }).where('position', '=', 1).execute()
  await expect(open(person.email ?? '')).rejects.toThrow(DAMAGED)
})
