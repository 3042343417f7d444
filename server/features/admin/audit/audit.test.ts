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
    writeAudit(
      tx,
      { staffId: owner.id, now: server.time.now },
      { action: 'tried', kind: 'case', id, details },
    ),
  )
const last = async () => (await verifyAudit(db)).head.number

/** Bypasses the triggers, as only the owner of the database can. */
const tamper = async (change: ReturnType<typeof sql>) => {
  await sql`alter table audit_log disable trigger audit_log_stays`.execute(db)
  await change.execute(db)
  await sql`alter table audit_log enable trigger audit_log_stays`.execute(db)
}

describe('the log', () => {
  test('is append only', async () => {
    await write(1)
    for (const change of [
      sql`update audit_log set action = 'nothing'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ])
      await expect(change.execute(db)).rejects.toThrow('the audit log is only added to')
  })

  test('is rolled back together with the action', async () => {
    const before = await last()
    const failing = inTransaction(db, async (tx) => {
      const author = { staffId: owner.id, now: server.time.now }
      await writeAudit(tx, author, { action: 'tried', kind: 'case', id: 2 })
      throw new Error('after all not')
    })
    await expect(failing).rejects.toThrow('after all not')
    expect(await last()).toBe(before)
  })

  test('has one chain under concurrent writes', async () => {
    const before = await last()
    await Promise.all(Array.from({ length: 20 }, (_nothing, id) => write(id + 1, { zeal: 1, age: null })))
    expect(await verifyAudit(db)).toMatchObject({ broken: null, head: { number: before + 20 } })
  })
})

describe('tampering is detected', () => {
  test('when a row was changed', async () => {
    const row = await last()
    await write(3, { decision: 'ban' })
    await write(4)
    await tamper(sql`update audit_log set details = '{"decision":"warn"}' where number = ${row + 1}`)
    expect((await verifyAudit(db)).broken).toBe(row + 1)
    await tamper(sql`update audit_log set details = '{"decision":"ban"}' where number = ${row + 1}`)
    expect((await verifyAudit(db)).broken).toBeNull()
  })

  test('when the staff member or the time was changed', async () => {
    const row = await last()
    await tamper(sql`update audit_log set staff_id = null where number = ${row}`)
    expect((await verifyAudit(db)).broken).toBe(row)
    await tamper(sql`update audit_log set staff_id = ${owner.id} where number = ${row}`)
    await tamper(sql`update audit_log set at = at + interval '1 second' where number = ${row}`)
    expect((await verifyAudit(db)).broken).toBe(row)
    await tamper(sql`update audit_log set at = at - interval '1 second' where number = ${row}`)
    expect((await verifyAudit(db)).broken).toBeNull()
  })

  test('when a row was deleted', async () => {
    const row = await last()
    await write(5)
    await write(6)
    await tamper(sql`delete from audit_log where number = ${row + 1}`)
    expect((await verifyAudit(db)).broken).toBe(row + 1)
  })
})

describe('reading the log', () => {
  test('returns the newest rows first, page by page, of all staff or of one', async () => {
    const all = await owner.get('/api/admin/audit/?limit=2')
    const [first, second] = all.json<{ number: number }[]>()
    expect(first).toMatchObject({ staff_id: owner.id, staff_name: owner.username, action: 'tried' })
    const next = /<(.+)>; rel="next"/.exec(String(all.headers.link))?.[1] ?? ''
    const [third] = (await owner.get(next)).json<{ number: number }[]>()
    expect(third?.number).toBeLessThan(second?.number ?? 0)
    const older = (third?.number ?? 0) - 1
    const rest = await owner.get(`/api/admin/audit/?limit=${older}&cursor=${third?.number}`)
    expect([rest.json<object[]>().length, rest.headers.link]).toEqual([older, undefined])
    const another = await signedInStaff(server)
    expect((await owner.get(`/api/admin/audit/?staff=${another.id}`)).json()).toEqual([])
  })

  test('is refused to other roles', async () => {
    for (const role of ['moderator', 'support'] as const)
      expect((await (await signedInStaff(server, role)).get('/api/admin/audit/')).statusCode).toBe(403)
  })
})
