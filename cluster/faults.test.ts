// A full disk, and a database that refuses or hangs: clear responses, no partial writes, and recovery afterwards.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../server/platform/clock.ts'
import { makeDb, makePool } from '../server/platform/db/db.ts'
import { openSession } from '../server/features/accounts/sessions.service.ts'
import { aFile, aPicture, formOf } from '../server/testing/forms.ts'
import { freePort } from '../server/testing/free-port.ts'
import { aProvider } from '../server/testing/providers.ts'
import { startApp } from './parts/app.ts'
import type { Part } from './parts/part.ts'
import { startPostgres } from './parts/postgres.ts'
import { makeTempFolder } from './parts/temp-folder.ts'
import { openVolume, type Volume } from './parts/volume.ts'

const SECRET = 'a secret that is long enough for a test'
const tempFolder = await makeTempFolder()
const postgres = await startPostgres({ dir: join(tempFolder.dir, 'postgres'), port: await freePort() })
const env = { DATABASE_URL: postgres.url, SECRET_KEY: SECRET, RATE_LIMITS: 'off' }
const startAppIn = async (name: string, volume?: Volume) =>
  startApp({ dir: join(tempFolder.dir, name), port: await freePort(), env, ...(volume && { volume }) })

const app = await startAppIn('app')
const pool = makePool(postgres.url)
const db = makeDb(pool)
afterAll(async () => {
  await pool.end()
  await app.stop()
  await postgres.stop()
  tempFolder.cleanUp()
})

const signIn = async ({ id }: { id: number }) =>
  (await openSession(db, { id, isRemembered: false }, { secret: SECRET, clock: systemClock })).access_token

const timedFetch = async (path: string) => {
  const began = performance.now()
  const reply = await fetch(`${app.url}${path}`)
  return { reply, body: await reply.text(), ms: performance.now() - began }
}
const waitUntilReady = async () => {
  await expect.poll(async () => (await timedFetch('/readyz')).reply.status).toBe(200)
}

describe('the volume of the media is full', () => {
  const picture = aPicture({ width: 1_200, height: 900 }).jpeg().toBuffer()

  const aPublisher = async (server: Part) => {
    const provider = await aProvider(db)
    const headers = { authorization: `Bearer ${await signIn(provider)}` }
    const publish = async (body: FormData) =>
      fetch(`${server.url}/api/blogs/`, { method: 'POST', headers, body })
    const withPicture = async () =>
      publish(formOf({ title: 'Tilkut', content: 'Fresh', blog_images: aFile(await picture) }))
    const posts = () => db.selectFrom('posts').select('id').where('providerId', '=', provider.id).execute()
    return { withPicture, posts, withText: () => publish(formOf({ title: 'Words', content: 'Only' })) }
  }

  // Only the media, or also the place where forms wait.
  test.each(['media', '.'])('(%s)', async (part) => {
    const name = `full-${part === '.' ? 'all' : part}`
    const at = join(tempFolder.dir, name, part)
    const server = await startAppIn(name, { at, size: '6m' })
    onTestFinished(() => server.stop())
    const volume = openVolume(server, at)
    const { withPicture, withText, posts } = await aPublisher(server)
    expect((await withPicture()).status).toBe(201)
    const before = await volume.files()
    await volume.fill()

    const refused = await withPicture()
    expect([refused.status, await refused.json()]).toEqual([
      507,
      expect.objectContaining({ code: 'no_room' }),
    ])
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await posts()).toHaveLength(1)
    expect(await volume.files()).toEqual(before)
    expect(await db.selectFrom('mediaLeftovers').select('folder').execute()).toEqual([])
    expect((await withText()).status).toBe(201)
    expect((await fetch(`${server.url}/api/category/`)).status).toBe(200)

    await volume.makeRoom()
    const again = await withPicture()
    expect(again.status).toBe(201)
    const { blog_images } = (await again.json()) as { blog_images: { image: string }[] }
    expect((await fetch(`${server.url}${blog_images[0]?.image}`)).status).toBe(200)
  })
})

describe('the database', () => {
  const isRefused = async (path: string) => {
    const { reply, body } = await timedFetch(path)
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2'])
    return body
  }

  test('refuses connections: 503 with a time to come back, /readyz says why, and the process lives', async () => {
    await timedFetch('/api/blogs/?limit=2')
    await postgres.stop()
    // What was asked for a moment ago is still shown.
    expect((await timedFetch('/api/blogs/?limit=2')).reply.status).toBe(200)
    expect(JSON.parse(await isRefused('/api/blogs/?limit=1'))).toMatchObject({ code: 'busy' })
    const { reply, body } = await timedFetch('/readyz')
    expect([reply.status, JSON.parse(body)]).toEqual([503, expect.objectContaining({ database: 'failed' })])
    expect((await timedFetch('/healthz')).reply.status).toBe(200)
    await postgres.startAgain()
    await waitUntilReady()
    expect((await timedFetch('/api/blogs/?limit=1')).reply.status).toBe(200)
  })

  /** Its processes are paused: connections stay open without a response. */
  const freeze = async (signal: 'SIGSTOP' | 'SIGCONT') => {
    const pid = postgres.pid()
    process.kill(pid, signal)
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    for (const child of children.match(/\d+/g) ?? []) {
      try {
        process.kill(Number(child), signal)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
    }
  }

  test('hangs: requests time out, and work again when the database does', async () => {
    await timedFetch('/api/blogs/?limit=4')
    try {
      await freeze('SIGSTOP')
      const looks = await Promise.all(
        ['/api/blogs/?limit=3', '/api/category/?lang=hi', '/readyz'].map(timedFetch),
      )
      expect(looks.map(({ reply }) => reply.status)).toEqual([503, 503, 503])
      expect(Math.max(...looks.map(({ ms }) => ms))).toBeLessThan(30_000)
    } finally {
      await freeze('SIGCONT')
    }
    await waitUntilReady()
    const status = async () => (await timedFetch('/api/blogs/?limit=5')).reply.status
    await expect.poll(status).toBe(200)
  })
})
