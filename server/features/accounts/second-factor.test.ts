import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../testing/accounts.ts'
import { messagesTo } from '../../testing/mail.ts'
import { notificationsFor } from '../../testing/notifications.ts'
import { aProvider } from '../../testing/providers.ts'
import { aBegunFactor, aFactorOwner } from '../../testing/second-factors.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer({ jobs: 'work' })
const { db } = server
const { notificationsOf } = notificationsFor(server)

const wait = (minutes: number) => {
  server.time.now = new Date(server.time.now.getTime() + minutes * 60_000)
}
type Reply = Awaited<ReturnType<typeof server.get>>
const codeOf = async (reply: Promise<Reply>) => (await reply).json<{ code: string }>().code
type Client = Awaited<ReturnType<typeof server.as>>
const stateOf = async (me: Client) => (await me.get('/api/second-factor/')).json()
const confirm = (me: Client, code: string) => me.post('/api/second-factor/confirm/', { code })
const switchOff = (me: Client, code = '') => me.post('/api/second-factor/off/', { code })
const renew = (me: Client, code = '') => me.post('/api/second-factor/recovery-codes/', { code })

describe('switching it on', () => {
  test('takes a code of the app and responds with ten recovery codes', async () => {
    const { me, secret, code } = await aBegunFactor(server)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(await stateOf(me)).toEqual({ is_on: false, recovery_codes_left: 0 })
    expect(await codeOf(confirm(me, 'wrong'))).toBe('second_factor_wrong')
    const confirmed = await confirm(me, code())
    expect(confirmed.headers['cache-control']).toContain('no-store')
    expect(new Set(confirmed.json<{ recovery_codes: string[] }>().recovery_codes).size).toBe(10)
    expect(await stateOf(me)).toEqual({ is_on: true, recovery_codes_left: 10 })
  })

  test('names Haat and the username to the app', async () => {
    const provider = await aProvider(db)
    const begun = await (await server.as(provider)).post('/api/second-factor/')
    const { otpauth_url } = begun.json<{ otpauth_url: string }>()
    expect(otpauth_url).toMatch(new RegExp(`^otpauth://totp/Haat:${provider.username}\\?issuer=Haat&secret=`))
  })

  test('is refused while it is on: another app needs it to be switched off first', async () => {
    const { me } = await aFactorOwner(server)
    expect(await codeOf(me.post('/api/second-factor/'))).toBe('already_done')
  })

  test.each([
    ['begun', (me: Client) => me.post('/api/second-factor/')],
    ['confirmed', (me: Client) => confirm(me, '000000')],
    ['switched off', (me: Client) => switchOff(me, '000000')],
    ['given new recovery codes', (me: Client) => renew(me, '000000')],
  ])('is not %s without a recent proof of identity', async (_what, act) => {
    const { owner, me } = await aBegunFactor(server)
    const provedAt = new Date(server.time.now.getTime() - 15 * 60_000 - 1)
    await db.updateTable('sessions').set({ provedAt }).where('accountId', '=', owner.id).execute()
    expect(await codeOf(act(me))).toBe('confirm_needed')
    await me.post('/api/confirm/', { password: PASSWORD })
    expect(await codeOf(act(me))).not.toBe('confirm_needed')
  })

  test('notifies the owner in the app and by mail', async () => {
    const owner = await aProvider(db)
    await aFactorOwner(server, owner)
    const { list } = await notificationsOf(owner)
    expect(list.map(({ message, target_url }) => [message, target_url])).toEqual([
      ['Two-step verification was turned on.', '/security'],
    ])
    await expect.poll(async () => (await messagesTo(server, owner.email ?? '')).length).toBe(1)
  })

  test('stores nothing readable, and a row copied to another account is useless', async () => {
    const { owner, secret, recoveryCodes } = await aFactorOwner(server)
    const row = await db
      .selectFrom('secondFactors')
      .select(['secret', 'lastStep'])
      .where('accountId', '=', owner.id)
      .executeTakeFirstOrThrow()
    const { rows } = await server.ctx.pool.query(
      `select encode(code_hash, 'escape') as text from recovery_codes`,
    )
    const stored = JSON.stringify([row, rows])
    for (const plain of [secret, ...recoveryCodes]) expect(stored).not.toContain(plain)
    const other = await aFactorOwner(server)
    await db
      .updateTable('secondFactors')
      .set({ secret: row.secret })
      .where('accountId', '=', other.owner.id)
      .execute()
    wait(1)
    expect((await switchOff(other.me, '123456')).statusCode).toBe(500)
  })
})

describe('switching it off', () => {
  test('takes a code of the app, once', async () => {
    const { me, code } = await aFactorOwner(server)
    expect(await codeOf(switchOff(me, code()))).toBe('second_factor_wrong')
    wait(1)
    expect((await switchOff(me, code())).statusCode).toBe(200)
    expect(await stateOf(me)).toEqual({ is_on: false, recovery_codes_left: 0 })
    expect(await codeOf(switchOff(me, code()))).toBe('second_factor_wrong')
  })

  test('or a recovery code, however it is typed; the owner is notified', async () => {
    const { owner, me, recoveryCodes } = await aFactorOwner(server)
    expect((await switchOff(me, ` ${recoveryCodes[0]?.toLowerCase()} `)).statusCode).toBe(200)
    expect((await notificationsOf(owner)).list[0]?.message).toContain('was turned off')
  })
})

describe('new recovery codes', () => {
  test('replace the old ones', async () => {
    const { me, recoveryCodes } = await aFactorOwner(server)
    const renewed = (await renew(me, recoveryCodes[0])).json<{ recovery_codes: string[] }>().recovery_codes
    expect(await stateOf(me)).toEqual({ is_on: true, recovery_codes_left: 10 })
    expect(await codeOf(renew(me, recoveryCodes[1]))).toBe('second_factor_wrong')
    expect((await renew(me, renewed[0])).statusCode).toBe(200)
  })

  test('are given once when two calls bring the same code at the same time', async () => {
    const { me, recoveryCodes } = await aFactorOwner(server)
    const replies = await Promise.all([renew(me, recoveryCodes[0]), renew(me, recoveryCodes[0])])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })
})

test('wrong codes are delayed like wrong passwords', async () => {
  const limited = await testServer({ env: { RATE_LIMITS: 'on' } })
  const { me } = await aFactorOwner(limited)
  for (let tries = 0; tries < 5; tries += 1) expect((await switchOff(me, 'wrong')).statusCode).toBe(400)
  const refused = await switchOff(me, 'wrong')
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 2])
})

test('it is erased with the account', async () => {
  const { owner, me } = await aFactorOwner(server)
  expect((await me.delete('/api/delete-account/')).statusCode).toBe(200)
  for (const table of ['secondFactors', 'recoveryCodes'] as const)
    expect(
      await db.selectFrom(table).select('accountId').where('accountId', '=', owner.id).execute(),
    ).toEqual([])
})
