import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/db/db.ts'
import { testServer } from '../../../testing/test-server.ts'
import { signedInStaff } from '../../../testing/staff.ts'
import { verifyAudit, writeAudit } from './audit.service.ts'

const server = await testServer()
const { db } = server
const owner = await signedInStaff(server)

const write = (id: number, details = {}) =>
  inTransaction(db, (tx) =>
    writeAudit(tx, {
      staffId: owner.id,
      action: 'tried',
      subject: { kind: 'case', id },
      details,
      now: server.time.now,
    }),
  )
const last = async () => (await verifyAudit(db)).head.number

/** What only the owner of the database itself can do. */
const tamper = async (change: ReturnType<typeof sql>) => {
  await sql`alter table audit_log disable trigger audit_log_stays`.execute(db)
  await change.execute(db)
  await sql`alter table audit_log enable trigger audit_log_stays`.execute(db)
}

describe('the log', () => {
  test('is only added to', async () => {
    await write(1)
    for (const change of [
      sql`update audit_log set action = 'nothing'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ])
      await expect(change.execute(db)).rejects.toThrow('the audit log is only added to')
  })

  test('goes with what it tells of: rolled back, neither has happened', async () => {
    const before = await last()
    const failing = inTransaction(db, async (tx) => {
      await writeAudit(tx, {
        staffId: owner.id,
        action: 'tried',
        subject: { kind: 'case', id: 2 },
        now: server.time.now,
      })
      throw new Error('after all not')
    })
    await expect(failing).rejects.toThrow('after all not')
    expect(await last()).toBe(before)
  })

  test('has one chain, however many write at once', async () => {
    const before = await last()
    await Promise.all(Array.from({ length: 20 }, (_nothing, id) => write(id + 1, { zeal: 1, age: null })))
    expect(await verifyAudit(db)).toMatchObject({ broken: null, head: { number: before + 20 } })
  })
})

describe('a row that was tampered with is found', () => {
  test('when it was changed', async () => {
    const row = await last()
    await write(3, { decision: 'ban' })
    await write(4)
    await tamper(sql`update audit_log set details = '{"decision":"warn"}' where number = ${row + 1}`)
    expect((await verifyAudit(db)).broken).toBe(row + 1)
    await tamper(sql`update audit_log set details = '{"decision":"ban"}' where number = ${row + 1}`)
    expect((await verifyAudit(db)).broken).toBeNull()
  })

  test('when it was given to somebody else, or another time', async () => {
    const row = await last()
    await tamper(sql`update audit_log set staff_id = null where number = ${row}`)
    expect((await verifyAudit(db)).broken).toBe(row)
    await tamper(sql`update audit_log set staff_id = ${owner.id} where number = ${row}`)
    await tamper(sql`update audit_log set at = at + interval '1 second' where number = ${row}`)
    expect((await verifyAudit(db)).broken).toBe(row)
    await tamper(sql`update audit_log set at = at - interval '1 second' where number = ${row}`)
    expect((await verifyAudit(db)).broken).toBeNull()
  })

  test('when it was taken away', async () => {
    const row = await last()
    await write(5)
    await write(6)
    await tamper(sql`delete from audit_log where number = ${row + 1}`)
    expect((await verifyAudit(db)).broken).toBe(row + 1)
  })
})

describe('the owner reads it', () => {
  test('the latest first, page by page, of everybody or of one', async () => {
    const all = await owner.get('/api/admin/audit/?limit=2')
    const [first, second] = all.json<{ number: number }[]>()
    expect(first).toMatchObject({ staff_id: owner.id, staff_name: owner.username, action: 'tried' })
    const next = /<(.+)>; rel="next"/.exec(String(all.headers.link))?.[1] ?? ''
    const [third] = (await owner.get(next)).json<{ number: number }[]>()
    expect(third?.number).toBeLessThan(second?.number ?? 0)
    // A full page that is the last one names no other.
    const older = (third?.number ?? 0) - 1
    const rest = await owner.get(`/api/admin/audit/?limit=${older}&cursor=${third?.number}`)
    expect([rest.json<object[]>().length, rest.headers.link]).toEqual([older, undefined])
    const another = await signedInStaff(server)
    expect((await owner.get(`/api/admin/audit/?staff=${another.id}`)).json()).toEqual([])
  })

  test('and nobody else', async () => {
    for (const role of ['moderator', 'support'] as const)
      expect((await (await signedInStaff(server, role)).get('/api/admin/audit/')).statusCode).toBe(403)
  })
})
