import { mkdir, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { anAccount } from '../testing/accounts.ts'
import { testServer } from '../testing/test-server.ts'
import { aReport } from '../testing/cases.ts'
import { aMedia, aProvider, attachMedia } from '../testing/providers.ts'
import { housekeepingJob } from './housekeeping.ts'

const server = await testServer()
const DAY = 24 * 60 * 60 * 1_000

test('deletes the replies of idempotency keys after a day and the keys after a month; those with an IP after a day', async () => {
  const row = { caller: 'account 1', endpoint: 'POST /write/', requestHash: 'x', status: 200, reply: '{}' }
  const at = (age: number) => new Date(server.time.now.getTime() - age)
  await server.db
    .insertInto('idempotencyKeys')
    .values([
      { ...row, key: 'ancient', createdAt: at(30 * DAY + 1_000) },
      { ...row, key: 'done', createdAt: at(30 * DAY - 1_000) },
      { ...row, key: 'young', createdAt: at(DAY - 1_000) },
      { ...row, key: 'stranger', caller: 'address x', createdAt: at(DAY + 1_000) },
      { ...row, key: 'young stranger', caller: 'address x', createdAt: at(DAY - 1_000) },
    ])
    .execute()
  await housekeepingJob(server.ctx).work()
  const left = await server.db
    .selectFrom('idempotencyKeys')
    .select(['key', 'status', 'reply', sql<boolean>`done_at is not null`.as('isDone')])
    .orderBy('key')
    .execute()
  const reply = { status: 200, reply: {}, isDone: false }
  expect(left).toEqual([
    { key: 'done', status: null, reply: null, isDone: true },
    { key: 'young', ...reply },
    { key: 'young stranger', ...reply },
  ])
})

test('deletes sessions that expired a week ago', async () => {
  const { id: accountId } = await anAccount(server.db)
  const endedOn = (days: number) => new Date(server.time.now.getTime() - days * DAY)
  const session = { accountId, isRemembered: false }
  await server.db
    .insertInto('sessions')
    .values([
      { ...session, expiresAt: endedOn(8) },
      { ...session, expiresAt: endedOn(6) },
    ])
    .execute()
  await housekeepingJob(server.ctx).work()
  expect(await server.db.selectFrom('sessions').select('expiresAt').execute()).toEqual([
    { expiresAt: endedOn(6) },
  ])
})

describe('an abandoned sign-up', () => {
  const old = () => ({ verifiedAt: null, createdAt: new Date(server.time.now.getTime() - DAY - 1_000) })
  const known = async (ids: readonly number[]) =>
    (await server.db.selectFrom('accounts').select('id').where('id', 'in', ids).execute()).map(({ id }) => id)

  test('is deleted after a day with its pictures, and its reports stay', async () => {
    const provider = await aProvider(server.db, { account: old() })
    const [picture, logo] = [await aMedia(server.db), await aMedia(server.db)]
    await attachMedia(server.db, provider.id, [picture])
    await server.db
      .updateTable('providers')
      .set({ logoId: logo.id })
      .where('accountId', '=', provider.id)
      .execute()
    const set = (verifiedAt: Date | null) =>
      server.db.updateTable('accounts').set({ verifiedAt }).where('id', '=', provider.id).execute()
    await set(server.time.now)
    await aReport(server, { provider: provider.id })
    await set(null)
    const customer = await anAccount(server.db, old())
    await housekeepingJob(server.ctx).work()
    expect(await known([provider.id, customer.id])).toEqual([])
    const media = server.db.selectFrom('media').select('id').where('id', 'in', [picture.id, logo.id])
    expect(await media.execute()).toEqual([])
    const cases = server.db.selectFrom('cases').select('accountId').where('targetId', '=', provider.id)
    expect(await cases.execute()).toEqual([{ accountId: null }])
  })

  test('stays while it is new, suspended or being verified, as does an account with a verified contact', async () => {
    const now = server.time.now
    const young = await anAccount(server.db, { verifiedAt: null, createdAt: now })
    const suspended = await anAccount(server.db, { ...old(), suspendedAt: now })
    const verified = await anAccount(server.db, { ...old(), verifiedAt: now })
    const proving = await anAccount(server.db, old())
    const code = {
      purpose: 'verify',
      via: 'mobile',
      contact: '7',
      codeHash: Buffer.of(1),
      triesLeft: 5,
      otherTriesLeft: 5,
      requester: '',
      address: '',
    } as const
    const expiresAt = new Date(now.getTime() + 1_000)
    await server.db
      .insertInto('sentCodes')
      .values({ accountId: proving.id, ...code, sentAt: now, expiresAt })
      .execute()
    await housekeepingJob(server.ctx).work()
    const ids = [young, suspended, verified, proving].map(({ id }) => id)
    expect(await known(ids)).toHaveLength(4)
  })

  test('is deleted in any number', async () => {
    await server.ctx.pool.query(
      `insert into accounts (role, username, username_key, password_hash, created_at)
       select 'customer', 'left' || n, 'left' || n, 'x', $1 from generate_series(1, 450) n`,
      [old().createdAt],
    )
    await housekeepingJob(server.ctx).work()
    const left = server.db.selectFrom('accounts').select('id').where('username', 'like', 'left%')
    expect(await left.execute()).toEqual([])
  })
})

test('deletes the files of a killed upload after an hour, and not before', async () => {
  const { incomingDir } = server.ctx
  const aged = async (name: string, minutes: number) => {
    const then = new Date(server.time.now.getTime() - minutes * 60_000)
    await mkdir(join(incomingDir, name), { recursive: true })
    await utimes(join(incomingDir, name), then, then)
  }
  await aged('form-old', 61)
  await aged('form-young', 59)
  await housekeepingJob(server.ctx).work()
  expect(await readdir(incomingDir)).toEqual(['form-young'])
})

test('jobs are scheduled every minute, every few minutes, hourly or nightly', async () => {
  const { rows } = await server.ctx.pool.query(`select name, cron from pgboss.schedule order by name`)
  expect(rows).toEqual([
    { name: 'day-counting', cron: '*/10 * * * *' },
    { name: 'deliver-breach-notices', cron: '*/5 * * * *' },
    { name: 'figures-folding', cron: '43 20 * * *' },
    { name: 'habit-counting', cron: '57 20 * * *' },
    { name: 'housekeeping', cron: '7 * * * *' },
    { name: 'indexnow', cron: '*/5 * * * *' },
    { name: 'need-tending', cron: '*/5 * * * *' },
    { name: 'offline-districts', cron: '* * * * *' },
    { name: 'review-inviting', cron: '23 * * * *' },
    { name: 'search-tending', cron: '41 21 * * *' },
    { name: 'suspension-tending', cron: '*/5 * * * *' },
  ])
})
