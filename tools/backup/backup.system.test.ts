import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { verifyAudit, writeAudit } from '../../server/features/admin/audit/audit.service.ts'
import { SWEEP_LOCK } from '../../server/features/media/media.queries.ts'
import { sweepMedia } from '../../server/features/media/media.service.ts'
import { inTransaction, makeDb, makePool } from '../../server/platform/db/db.ts'
import { decryptMessage } from '../../server/platform/mail/message.ts'
import { PASSWORD } from '../../server/testing/accounts.ts'
import { NOON, testServer } from '../../server/testing/test-server.ts'
import { backupsOf, openInstallation } from '../testing/backups.ts'
import { aChat, insertMessages } from '../../server/testing/chats.ts'
import { aFile, aPicture } from '../../server/testing/forms.ts'
import { aPostAuthor } from '../../server/testing/post-forms.ts'
import { aListedProvider } from '../../server/testing/search.ts'

const env = { RATE_LIMITS: 'off', CAPTCHA_ANSWER: 'seen' }
const old = await testServer({ env })
const { db } = old
const backups = await backupsOf(old)

const writer = await aPostAuthor(old)
const picture = aFile(await aPicture().jpeg().toBuffer())
const publish = async () =>
  (await writer.publish({ blog_images: picture })).json<{ blog_id: number }>().blog_id
const postId = await publish()
const provider = await aListedProvider(db, 'Tab\there, back\\slash, नमस्ते मिठाई')
const { customer, chat } = await aChat(db)
await insertMessages(db, chat.id, [
  { by: 'customer', content: 'Two lines\nand a \\N' },
  { by: 'provider', content: 'जी' },
])
const subject = { kind: 'account', id: provider.id } as const
for (const action of ['look', 'decide', 'reopen'])
  await inTransaction(db, (tx) =>
    writeAudit(tx, { staffId: null, now: NOON }, { action, ...subject, details: { a: 1 } }),
  )
const letter = { subject: 'A letter', text: 'On its way', code: null }
await old.ctx.send(db, { via: 'email', to: 'asha@example.in', ...letter })

await backups.backUp()
const target = await backups.emptyInstallation()
await backups.restore(target)
const server = await openInstallation(target, env)
afterAll(() => server.close())

type BackupClient = Pick<typeof server, 'get' | 'as'>
const answersOf = async ({ get, as }: BackupClient) => {
  const found = `/api/marketplace/search/?query=${encodeURIComponent('namaste mithai')}`
  const pages = [`/api/provider-profile/${provider.id}/`, `/api/blogs/${postId}/`, found, '/api/districts/']
  const seen = await Promise.all(pages.map((page) => get(page)))
  const said = await (await as(customer)).get(`/api/chats/${chat.id}/messages/`)
  return [...seen, said].map(({ statusCode, body }) => ({ statusCode, body }))
}

test('a restored installation answers as the old one does', async () => {
  const before = await answersOf(old)
  expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(before[2]?.body).toContain('नमस्ते मिठाई')
  expect(await answersOf(server)).toEqual(before)
})

test('it shows the same bytes of a picture', async () => {
  const { folder } = await db.selectFrom('media').select('folder').executeTakeFirstOrThrow()
  const { statusCode, rawPayload } = await server.get(`/media/${folder}/320.webp`)
  expect(statusCode).toBe(200)
  expect(rawPayload.equals(await readFile(join(old.ctx.mediaDir, folder, '320.webp')))).toBe(true)
})

test('it lets people in by their passwords', async () => {
  const { captcha_key } = (await server.get('/api/get-captcha/')).json<{ captcha_key: string }>()
  const captcha = { captcha_0: captcha_key, captcha_1: 'seen' }
  const login = { identifier: customer.username, password: PASSWORD, ...captcha }
  expect((await server.post('/api/customer/login/', login)).statusCode).toBe(200)
})

test('its audit log is unbroken, and still only added to', async () => {
  expect(await verifyAudit(server.db)).toEqual(await verifyAudit(db))
  expect((await verifyAudit(server.db)).head.number).toBe(3)
  await expect(server.db.deleteFrom('auditLog').execute()).rejects.toThrow(/only added to/)
})

test('it knows the letters that were on their way, and opens them with the same secret', async () => {
  const { rows } = await server.ctx.pool.query<{ data: object }>(
    `select data from pgboss.job where name = 'deliver-message'`,
  )
  const { secretKey } = server.ctx.config
  expect(rows.map(({ data }) => decryptMessage(data, secretKey).text)).toEqual(['On its way'])
})

test('the next row has the next number, and must fit the others', async () => {
  const write = (providerId: number) =>
    server.db
      .insertInto('posts')
      .values({ providerId, title: 'Next', content: 'One' })
      .returning('id')
      .executeTakeFirstOrThrow()
  expect((await write(provider.id)).id).toBeGreaterThan(postId)
  await expect(write(999_999)).rejects.toThrow(/foreign key/)
})

test('it has every rule, index and trigger of the old one', async () => {
  const facts = `
    select conrelid::regclass::text || conname || pg_get_constraintdef(oid) as fact from pg_constraint
    union all select tgrelid::regclass::text || tgname || tgenabled::text from pg_trigger where not tgisinternal
    union all select indexdef from pg_indexes where schemaname = 'public'
    order by 1`
  const factsOf = async (pool: typeof old.ctx.pool) => (await pool.query<{ fact: string }>(facts)).rows
  expect(await factsOf(server.ctx.pool)).toEqual(await factsOf(old.ctx.pool))
})

test('a picture that is deleted during a backup stays until it is read', async () => {
  const id = await publish()
  const pool = makePool(backups.url, 1)
  const files = async () => (await readdir(old.ctx.mediaDir, { recursive: true })).length
  await makeDb(pool)
    .connection()
    .execute(async (backup) => {
      await sql`select pg_advisory_lock_shared(hashtext(${SWEEP_LOCK}))`.execute(backup)
      await writer.me.delete(`/api/blogs/${id}/`)
      const before = await files()
      await sweepMedia(db, old.ctx.mediaDeps)
      expect(await files()).toBe(before)
      await sql`select pg_advisory_unlock_shared(hashtext(${SWEEP_LOCK}))`.execute(backup)
      await sweepMedia(db, old.ctx.mediaDeps)
      expect(await files()).toBeLessThan(before)
    })
  await pool.end()
})
