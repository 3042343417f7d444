import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../../app/app.ts'
import { serveWeb } from '../../app/web.ts'
import { aPost, aProvider } from '../../testing/providers.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { notifySearchEngines } from './indexnow.service.ts'

const KEY = 'a-key-of-haat-0123'
const sent: unknown[] = []
const engine = { status: 202, onCall: async () => {} }
const answer = async (request: IncomingMessage, response: ServerResponse) => {
  sent.push(await json(request))
  await engine.onCall()
  response.writeHead(engine.status).end()
}
const listener = createServer((request, response) => void answer(request, response))
await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve))
afterAll(() => void listener.close())
const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/indexnow`

const server = await testServer({
  env: { PUBLIC_URL: 'https://haat.example', INDEXNOW_KEY: KEY, INDEXNOW_URL: url },
})
const { db, ctx } = server
const { config } = ctx
const notify = (given: Partial<typeof config> = {}) =>
  notifySearchEngines({ db, clock: () => new Date(), config: { ...config, ...given } })

const sentUrls = () => sent.flatMap((each) => (each as { urlList: string[] }).urlList)
const bothOf = (path: string) => [`https://haat.example${path}?lng=hi`, `https://haat.example${path}`]

const provider = await aProvider(db)
const change = (id: number, set: { suspendedAt?: Date | null; deletedAt?: Date }) =>
  db.updateTable('accounts').set(set).where('id', '=', id).execute()

beforeEach(async () => {
  await db.deleteFrom('changedAddresses').execute()
  sent.length = 0
  Object.assign(engine, { status: 202, onCall: async () => {} })
})

test('sends new, changed, hidden and deleted posts once, in both languages', async () => {
  const post = await aPost(db, provider.id)
  await notify()
  const page = bothOf(`/postpage/${post.id}`)
  expect(sent).toEqual([
    { host: 'haat.example', key: KEY, keyLocation: `https://haat.example/${KEY}.txt`, urlList: page },
  ])
  await notify()
  expect(sent).toHaveLength(1)
  const posts = db.updateTable('posts').where('id', '=', post.id)
  await posts.set({ title: 'Another', updatedAt: NOON }).execute()
  await notify()
  await posts.set({ visibility: 'hidden' }).execute()
  await notify()
  await db.deleteFrom('posts').where('id', '=', post.id).execute()
  await notify()
  expect(sentUrls()).toEqual([page, page, page, page].flat())
})

test('sends new, changed, suspended and deleted businesses, except those that were never public', async () => {
  const unknown = await aProvider(db, { account: { verifiedAt: null } })
  await change(unknown.id, { suspendedAt: NOON })
  await notify()
  expect(sent).toEqual([])
  await db.updateTable('accounts').set({ verifiedAt: NOON }).where('id', '=', unknown.id).execute()
  await db.updateTable('providers').set({ updatedAt: NOON }).where('accountId', '=', provider.id).execute()
  await notify()
  const pages = [bothOf(`/providerprofile/${unknown.id}`), bothOf(`/providerprofile/${provider.id}`)].flat()
  expect(sentUrls()).toEqual(pages)
  await change(unknown.id, { suspendedAt: null })
  await notify()
  expect(sentUrls()).toEqual([...pages, ...bothOf(`/providerprofile/${unknown.id}`)])
})

test('sends a refused batch again the next time', async () => {
  await aPost(db, provider.id)
  engine.status = 429
  await expect(notify()).rejects.toThrow('IndexNow answered 429')
  engine.status = 200
  await notify()
  expect(sent[1]).toEqual(sent[0])
  await notify()
  expect(sent).toHaveLength(2)
})

test('sends a page again that changes while it is sent', async () => {
  const post = await aPost(db, provider.id)
  engine.onCall = async () => {
    engine.onCall = async () => {}
    await db.updateTable('posts').set({ visibility: 'hidden' }).where('id', '=', post.id).execute()
  }
  await notify()
  expect(sent[1]).toEqual(sent[0])
  expect(sent).toHaveLength(2)
})

test('sends at most ten thousand URLs at a time', async () => {
  await db
    .insertInto('changedAddresses')
    .values(Array.from({ length: 5_001 }, (_, id) => ({ kind: 'post' as const, id })))
    .execute()
  await notify()
  expect(sent.map((each) => (each as { urlList: string[] }).urlList.length)).toEqual([10_000, 2])
})

test('sends and stores nothing without a key', async () => {
  await aPost(db, provider.id)
  await notify({ indexNow: undefined })
  expect(sent).toEqual([])
  expect(await db.selectFrom('changedAddresses').selectAll().execute()).toEqual([])
})

test('serves the key at its URL', async () => {
  const site = await buildApp(ctx, { logTo: { write: () => {} } })
  await serveWeb(site, ctx, () => Promise.reject(new Error('no page is asked for')))
  const { statusCode, body } = await site.inject(`/${KEY}.txt`)
  expect([statusCode, body]).toEqual([200, KEY])
  await site.close()
})
