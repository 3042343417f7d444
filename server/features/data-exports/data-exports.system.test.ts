import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { DataExport } from '../../../contract/data-exports.ts'
import { DAY } from '../../../contract/limits.ts'
import { buildApp } from '../../app/app.ts'
import { housekeepingJob } from '../../app/housekeeping.ts'
import { serveWeb } from '../../app/web.ts'
import { PASSWORD } from '../../testing/accounts.ts'
import { aChat, insertMessages } from '../../testing/chats.ts'
import { aReceivedNeed, NEED_TEXT } from '../../testing/needs.ts'
import { aBuyer, anOrderingProvider, placedOrder } from '../../testing/orders.ts'
import { aMedia, attachMedia } from '../../testing/providers.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { exportWriter } from './write-export.service.ts'

// The limits of archives hold without rate limits too.
const server = await testServer({ env: { RATE_LIMITS: 'off' } })
const { db, ctx } = server
const site = await buildApp(ctx, { logTo: { write: () => {} } })
afterAll(() => site.close())
await serveWeb(site, ctx, () => Promise.reject(new Error('no page is asked for')))

beforeEach(() => void (server.time.now = NOON))
const advance = (ms: number) => void (server.time.now = new Date(server.time.now.getTime() + ms))

type Me = Awaited<ReturnType<typeof server.as>>
const request = (me: Me, lang = 'en') => me.post(`/api/data-exports/?lang=${lang}`)
const read = async (me: Me, id: number) => (await me.get(`/api/data-exports/${id}/`)).json<DataExport>()
const codeOf = (reply: Awaited<ReturnType<typeof request>>) => [
  reply.statusCode,
  reply.json<{ code: string }>().code,
]

const write = (id: number, mostMediaBytes?: number) =>
  exportWriter({
    db,
    mediaDeps: ctx.mediaDeps,
    incomingDir: ctx.incomingDir,
    ...(mostMediaBytes !== undefined && { mostMediaBytes }),
  })({ id })

/** Requested and written. */
const prepared = async (me: Me, lang = 'en', mostMediaBytes?: number) => {
  const reply = await request(me, lang)
  expect(reply.statusCode).toBe(202)
  const { export_id: id } = reply.json<{ export_id: number }>()
  await write(id, mostMediaBytes)
  return read(me, id)
}

const download = ({ url }: DataExport) => site.inject({ url: url ?? '' })
const filesOf = async (done: DataExport) => unzipSync((await download(done)).rawPayload)
const textOf = (files: Record<string, Uint8Array>, name: string) => strFromU8(files[name] ?? new Uint8Array())

/** A row of `media`, and its largest file. */
const storedPicture = async () => {
  const media = await aMedia(db, { bytes: 10 })
  const { folder, widths } = await db
    .selectFrom('media')
    .select(['folder', 'widths'])
    .where('id', '=', media.id)
    .executeTakeFirstOrThrow()
  await mkdir(join(ctx.mediaDir, folder), { recursive: true })
  await writeFile(join(ctx.mediaDir, folder, `${widths.at(-1)}.webp`), 'a picture')
  return media
}

test('holds what a customer wrote and received, with names in the language of the page', async () => {
  const provider = await anOrderingProvider(server)
  const customer = await aBuyer(server)
  await placedOrder(customer, provider, { note: 'Without =onions' })
  const { chat } = await aChat(db)
  await db.updateTable('chats').set({ customerId: customer.id }).where('id', '=', chat.id).execute()
  const line = { by: 'provider', content: 'Namaste' } as const
  await insertMessages(db, chat.id, [line, line, line])
  const [own = 0, removed = 0] = await insertMessages(db, chat.id, [
    { by: 'customer', content: 'Mine' },
    { by: 'provider', content: 'Theirs' },
  ])
  // Removed by staff: only its writer has it.
  await db.updateTable('messages').set({ visibility: 'removed' }).where('id', 'in', [own, removed]).execute()
  const done = await prepared(customer, 'hi')
  expect(done).toMatchObject({
    status: 'ready',
    expires_at: new Date(NOON.getTime() + 7 * DAY).toISOString(),
  })
  const reply = await download(done)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="haat-data.zip"',
    'cache-control': 'no-store',
    'content-length': String(done.size),
  })
  const files = unzipSync(reply.rawPayload)
  expect(JSON.parse(textOf(files, 'json/orders.json'))).toMatchObject([
    { note: 'Without =onions', created_at: NOON.toISOString(), subtotal_paise: 6_000 },
  ])
  expect(JSON.parse(textOf(files, 'json/messages.json'))).toEqual([
    ...[line, line, line].map(({ content }) => expect.objectContaining({ content, visibility: 'shown' })),
    expect.objectContaining({ content: 'Mine', visibility: 'removed' }),
  ])
  expect(JSON.parse(textOf(files, 'json/account.json'))).toMatchObject([{ id: customer.id }])
  const [head = '', order = ''] = textOf(files, 'ऑर्डर.csv').split('\r\n')
  expect(head).toContain('"नोट"')
  expect(order).toContain('"14-03-2026 12:00 PM"')
  expect(order).toContain('"60.00"')
  const index = textOf(files, 'index.html')
  expect(index).toContain('<html lang="hi">')
  expect(index).toContain('<td>चैट मैसेज</td><td>4</td>')
})

test('holds no passwords, no keys and nothing of other accounts', async () => {
  const provider = await anOrderingProvider(server)
  const [mine, other] = [await aBuyer(server), await aBuyer(server)]
  await placedOrder(other, provider, { note: 'of another customer' })
  const files = await filesOf(await prepared(mine))
  const all = Object.keys(files)
    .map((name) => textOf(files, name))
    .join('\n')
  expect(all).not.toContain('of another customer')
  expect(all).not.toContain('argon2')
  expect(all).not.toContain(PASSWORD)
  expect(Object.keys(files)).not.toContain('json/orders.json')
})

test('holds the contacts that a customer gave to the business, and no others', async () => {
  const provider = await anOrderingProvider(server)
  const [silent, asking] = [await aBuyer(server), await aBuyer(server)]
  for (const customer of [silent, asking]) await placedOrder(customer, provider)
  const given = { name: 'Asha', email: 'given@example.in', mobileNumber: '9000000009' }
  await db
    .insertInto('contacts')
    .values({ ...given, providerId: provider.id, senderId: asking.id })
    .execute()
  const files = await filesOf(await prepared(provider))
  expect(JSON.parse(textOf(files, 'json/received_requests.json'))).toMatchObject([
    { name: 'Asha', email: 'given@example.in', mobile_number: '9000000009' },
  ])
  const all = Object.keys(files).map((name) => textOf(files, name))
  for (const { mobileNumber, username } of [silent, asking])
    for (const secret of [mobileNumber ?? '', username ?? ''])
      expect([secret.length > 4, all.some((text) => text.includes(secret))]).toEqual([true, false])
})

test('holds the needs of a customer with their replies, and what a business was asked and replied', async () => {
  const [provider, customer] = [await anOrderingProvider(server), await aBuyer(server)]
  const closed = { status: 'closed', closeReason: 'found_here', endedAt: NOON, nextRoundAt: null } as const
  const sides = { customerId: customer.id, providerId: provider.id }
  await aReceivedNeed(db, sides, { reply: 'Fresh ones tomorrow', ...closed })
  const [asked, replied] = [await filesOf(await prepared(customer)), await filesOf(await prepared(provider))]
  expect(JSON.parse(textOf(asked, 'json/needs.json'))).toMatchObject([
    { text: NEED_TEXT, status: 'closed', close_reason: 'found_here' },
  ])
  expect(JSON.parse(textOf(replied, 'json/received_needs.json'))).toMatchObject([{ text: NEED_TEXT }])
  for (const files of [asked, replied])
    expect(JSON.parse(textOf(files, 'json/need_replies.json'))).toMatchObject([
      { text: 'Fresh ones tomorrow', provider_name: `Shop ${provider.id}` },
    ])
  expect(Object.keys(replied)).not.toContain('json/needs.json')
  expect(Object.keys(asked)).not.toContain('json/received_needs.json')
  const all = Object.keys(replied).map((name) => textOf(replied, name))
  expect(all.join()).not.toContain(String(customer.mobileNumber))
})

test('links every file on the index page, and nothing else', async () => {
  const provider = await anOrderingProvider(server)
  await attachMedia(db, provider.id, [await storedPicture()])
  const files = await filesOf(await prepared(provider, 'hi'))
  const links = [...textOf(files, 'index.html').matchAll(/href="([^"]*)"/g)].map(([, path = '']) =>
    decodeURIComponent(path),
  )
  expect(links.toSorted()).toEqual(
    Object.keys(files)
      .filter((name) => name !== 'index.html')
      .toSorted(),
  )
  expect(links.some((path) => path.startsWith('media/'))).toBe(true)
})

test('holds the uploads of a business, and says when not all of them fit', async () => {
  const provider = await anOrderingProvider(server)
  await attachMedia(db, provider.id, [await storedPicture(), await storedPicture()])
  const picturesOf = (files: Record<string, Uint8Array>) =>
    Object.keys(files).filter((name) => name.startsWith('media/'))
  const whole = await filesOf(await prepared(provider))
  expect(picturesOf(whole).length).toBe(2)
  expect(textOf(whole, picturesOf(whole)[0] ?? '')).toBe('a picture')
  expect(textOf(whole, 'index.html')).not.toContain('Not all photos')
  const part = await filesOf(await prepared(provider, 'en', 15))
  expect(picturesOf(part).length).toBe(1)
  expect(textOf(part, 'index.html')).toContain('Not all photos')
})

test('needs a recent proof of identity', async () => {
  const me = await aBuyer(server)
  advance(16 * 60_000)
  // The access token is valid for less than the proof.
  const { access_token: token } = await server.signIn(me)
  await db.updateTable('sessions').set({ provedAt: NOON }).where('accountId', '=', me.id).execute()
  const reply = await site.inject({
    method: 'POST',
    url: '/api/data-exports/',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(codeOf(reply)).toEqual([403, 'confirm_needed'])
})

test('one at a time and three a day, also with RATE_LIMITS=off', async () => {
  const me = await aBuyer(server)
  const both = await Promise.all([request(me), request(me)])
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([202, 409])
  expect(codeOf(await request(me))).toEqual([409, 'export_running'])
  const [first] = (await me.get('/api/data-exports/')).json<DataExport[]>()
  await write(first?.export_id ?? 0)
  await prepared(me)
  await prepared(me)
  expect(codeOf(await request(me))).toEqual([429, 'export_limit'])
  advance(DAY)
  const tomorrow = await server.as(me)
  expect((await request(tomorrow)).statusCode).toBe(202)
})

test('a job that was repeated writes one file', async () => {
  const me = await aBuyer(server)
  const done = await prepared(me)
  await write(done.export_id)
  expect(await read(me, done.export_id)).toEqual(done)
})

test('only the owner reads it, and the file has no URL without a signature', async () => {
  const me = await aBuyer(server)
  const done = await prepared(me)
  const other = await aBuyer(server)
  expect((await other.get(`/api/data-exports/${done.export_id}/`)).statusCode).toBe(404)
  expect((await other.get('/api/data-exports/')).json()).toEqual([])
  const bare = done.url?.split('?')[0] ?? ''
  expect((await site.inject({ url: bare })).statusCode).toBe(404)
  expect((await site.inject({ url: `${bare}?pass=x.y` })).statusCode).toBe(404)
})

test('the file is deleted after seven days, and the row a week later', async () => {
  const me = await aBuyer(server)
  const done = await prepared(me)
  advance(7 * DAY)
  const later = await server.as(me)
  const { url } = await read(later, done.export_id)
  expect(url).toBeNull()
  expect(await read(later, done.export_id)).toMatchObject({ status: 'expired', size: null, expires_at: null })
  await housekeepingJob(ctx).work()
  const folder = done.url?.split('/').slice(2, 4).join('/') ?? ''
  expect(
    (await site.inject({ url: `/media/${folder}/haat-data.zip?pass=${ctx.mediaSigner.passFor(folder)}` }))
      .statusCode,
  ).toBe(404)
  advance(7 * DAY + 1)
  await housekeepingJob(ctx).work()
  expect(await db.selectFrom('dataExports').select('id').where('id', '=', done.export_id).execute()).toEqual(
    [],
  )
})

test('goes with the account', async () => {
  const me = await aBuyer(server)
  const done = await prepared(me)
  expect((await me.delete('/api/delete-account/')).statusCode).toBe(200)
  await housekeepingJob(ctx).work()
  expect((await download(done)).statusCode).toBe(404)
  expect(await db.selectFrom('dataExports').select('id').where('accountId', '=', me.id).execute()).toEqual([])
})
