// Two servers on one database and one Redis, in one process: as two machines are, as far as Redis can tell.
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, vi } from 'vitest'
import { prepareTables } from '../../server/app/prepare.ts'
import { makeDb, makePool } from '../../server/platform/db/db.ts'
import { startEmbedded } from '../../server/platform/postgres/embedded.ts'
import { testServer } from '../../server/testing/test-server.ts'
import { aChat } from '../../server/testing/chats.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { type TestSocket, listenForSockets } from '../../server/testing/sockets.ts'
import { aListedPost, aListedProvider } from '../../server/testing/search.ts'
import { PATIENT, startRedis } from './redis.ts'
import { makeTempFolder } from './temp-folder.ts'

export const SECRET_KEY = 'the same in every process of an installation'

const prepare = async (url: string) => {
  const pool = makePool(url)
  await prepareTables(makeDb(pool), (_title, work) => work())
  await pool.end()
}

/** For a whole test file: everything is gone after its last test. */
export const startTwoServers = async () => {
  const tempFolder = await makeTempFolder()
  const redis = await startRedis({ dir: tempFolder.dir, port: await freePort() })
  const postgres = await startEmbedded({ dir: join(tempFolder.dir, 'postgres'), durable: false })
  afterAll(async () => {
    await postgres.stop()
    await redis.stop()
    tempFolder.cleanUp()
  })
  await prepare(postgres.url)
  const database = { url: postgres.url, drop: async () => {} }
  const env = { REDIS_URL: redis.url, SECRET_KEY, RATE_LIMITS: 'on', TRUST_PROXY: '1' }
  const startServer = async ({ isPatient = true } = {}) => {
    const server = await testServer({ env: isPatient ? { ...env, ...PATIENT } : env, database })
    return { ...server, ...(await listenForSockets(server)) }
  }
  return { redis, startServer, one: await startServer(), two: await startServer() }
}

export type ClusterServer = Awaited<ReturnType<typeof startTwoServers>>['one']

export const readiness = async (server: ClusterServer) =>
  (await server.get('/readyz')).json<{ status: string; redis: string }>()

export const waitForRedisState = (server: ClusterServer, state: string) =>
  vi.waitFor(async () => expect((await readiness(server)).redis).toBe(state), 60_000)

export const readMetric = async (server: ClusterServer, name: string) =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec((await server.get('/metrics')).body)?.[1])

/** A customer on the first server and a business on the second, in one chat. */
export const openChatBetween = async (one: ClusterServer, two: ClusterServer) => {
  const { customer, shop: provider, chat, path } = await aChat(one.db)
  const [asking, answering] = [await one.connect(path, customer), await two.connect(path, provider)]
  return { customer, shop: provider, chat, path, asking, answering }
}

/** Another customer writes to a provider that doesn't look: its bell shows the way to this chat. */
export const askFromAnotherCustomer = async (
  server: ClusterServer,
  provider: Awaited<ReturnType<typeof aChat>>['shop'],
) => {
  const { customer, chat, path } = await aChat(server.db, { provider })
  const asking = await server.connect(path, customer)
  asking.send({ content: 'And the other one?' })
  return `/chatrequests?chat=${chat.id}`
}

/** As a browser does: one that is too busy is asked again. */
const getPatiently = async (server: ClusterServer, url: string) => {
  const reply = await server.get(url)
  if (reply.statusCode !== 503) return reply
  await setTimeout(200)
  return getPatiently(server, url)
}

/** A provider with a post, and whether each page and list of each server shows it. */
export const createBusiness = async (servers: readonly [ClusterServer, ClusterServer], name: string) => {
  const { db } = servers[0]
  const title = `Gupta ${name} Mithai`
  const provider = await aListedProvider(db, title)
  const post = await aListedPost(db, provider.id, { title: `Barfi of ${title}` })
  const pages = [`/api/provider-profile/${provider.id}/`, `/api/blogs/${post.id}/`]
  const asked = `searchtext=${encodeURIComponent(title)}`
  const lists = [
    '/api/index/',
    '/api/blogs/',
    `/api/search/?${asked}`,
    `/api/marketplace/search/?${asked}`,
    `/api/blogs/search/?${asked}`,
    `/api/search-suggestions/?q=Gupta%20${name}`,
    '/api/post-search-suggestions/?q=Barfi',
  ]
  const found = async () => {
    const replies = servers.flatMap((server) => [...pages, ...lists].map((url) => getPatiently(server, url)))
    return (await Promise.all(replies)).map(({ body }) => body.includes(title))
  }
  return { shop: provider, pages, found }
}

export const nextMessage = async (line: TestSocket) => {
  for (;;) {
    const frame = await line.next()
    if (frame['action'] === 'message') return frame
  }
}

let ips = 0
export const uniqueIp = () => {
  ips += 1
  return `198.51.100.${ips}`
}

let calls = 0
/** To the contact page, where an IP may write ten times an hour. */
export const postContactMessage = async (server: ClusterServer, remoteAddress: string) => {
  calls += 1
  const payload = { name: 'Asha', email: 'asha@example.in', subject: 'Namaste', message: `Word ${calls}` }
  const url = '/api/contact-haat-admin/'
  return (await server.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode
}

export const repeat = async <T>(times: number, work: () => Promise<T>) => {
  const results: T[] = []
  for (let turn = 0; turn < times; turn += 1) results.push(await work())
  return results
}

export const timed = async <T>(work: Promise<T>) => {
  const began = performance.now()
  return { value: await work, ms: performance.now() - began }
}
