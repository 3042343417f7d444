import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startEmbedded, type EmbeddedOptions, type EmbeddedPostgres } from './embedded.ts'

const PARENT = join(import.meta.dirname, 'parent.fixture.ts')

let home: string
let dir: string
let ends: (() => unknown)[]

// One cluster for all tests, since creating it takes longer than any of them. Its parent folder is closed, as a checkout under /root
// is: root must pass on its right to enter it.
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'haat-embedded-'))
  dir = join(home, 'postgres')
})

beforeEach(() => {
  ends = []
})

afterEach(async () => {
  for (const end of ends) await end()
})

afterAll(() => rm(home, { recursive: true }))

const start = async (options: Partial<EmbeddedOptions> = {}) => {
  const postgres = await startEmbedded({ dir, durable: false, ...options })
  ends.push(postgres.stop)
  return postgres
}

const query = async ({ url }: EmbeddedPostgres, sql: string) => {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

const postmaster = async () => {
  const pid = Number((await readFile(join(dir, 'data/postmaster.pid'), 'utf8')).split('\n')[0])
  // A new pid file is empty for a moment, and killing process 0 would kill the tests.
  expect(pid).toBeGreaterThan(0)
  return pid
}

const isAlive = (pid: number) => stat(`/proc/${pid}/exe`).then(Boolean, () => false)

const killPostmaster = async () => {
  const killed = await postmaster()
  process.kill(killed, 'SIGKILL')
  await expect.poll(postmaster, { interval: 10 }).not.toBe(killed)
}

const killParent = async () => {
  const parent = spawn(process.execPath, [PARENT, dir], { stdio: ['ignore', 'pipe', 'inherit'] })
  ends.push(() => parent.kill('SIGKILL'))
  let last = 0
  for await (const line of createInterface(parent.stdout)) {
    last = Number(line)
    if (last === 50) parent.kill('SIGKILL')
  }
  return last
}

// Removes setpriv and flock from the PATH. Without them rights cannot be passed on, so the folder is opened.
const withoutTools = async () => {
  const bin = await mkdtemp(join(home, 'bin-'))
  await symlink('/bin/sh', join(bin, 'sh'))
  await Promise.all([chmod(bin, 0o755), chmod(home, 0o755)])
  vi.stubEnv('PATH', bin)
  ends.push(
    () => vi.unstubAllEnvs(),
    () => chmod(home, 0o700),
  )
}

const spoil = async (file: string, content: string) => {
  const path = join(dir, 'data', file)
  const original = await readFile(path)
  ends.push(() => writeFile(path, original))
  await writeFile(path, content)
}

test('rows survive an orderly stop', async () => {
  const first = await start()
  await query(first, "CREATE TABLE words AS SELECT 'हाट' AS word")
  await first.stop()
  expect(await query(await start(), 'SELECT word FROM words')).toEqual(['हाट'])
})

test('the database listens only on a Unix socket in a closed folder', async () => {
  const postgres = await start()
  const folder = new URL(postgres.url).searchParams.get('host') ?? ''
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect(await query(postgres, 'SHOW listen_addresses')).toEqual([''])
})

test('works in a folder whose path is too long for a socket', async () => {
  const deep = join(home, 'deep'.repeat(40), 'postgres')
  expect(await query(await start({ dir: deep }), 'SELECT current_user')).toEqual(['haat'])
})

test('restarts a killed database with every committed row', async () => {
  const postgres = await start({ durable: true })
  await query(postgres, 'CREATE TABLE numbers AS SELECT generate_series(1, 1000) AS n')
  await killPostmaster()
  await expect.poll(() => query(postgres, 'SELECT count(*)::int FROM numbers')).toEqual([1000])
})

test('gives up a database that crashes six times within a minute', async () => {
  const lost = Promise.withResolvers<Error>()
  const postgres = await start({ onLost: lost.resolve })
  for (let fall = 1; fall <= 5; fall += 1) await killPostmaster()
  process.kill(await postmaster(), 'SIGKILL')
  expect((await lost.promise).message).toMatch(/^PostgreSQL keeps falling: /)
  await postgres.stop()
})

test('has every committed row after the server was killed', async () => {
  const last = await killParent()
  const [count] = await query(await start(), 'SELECT count(*)::int FROM committed')
  expect(count).toBeGreaterThanOrEqual(last)
})

test('stops and restarts a database that was left running', async () => {
  await withoutTools()
  const last = await killParent()
  const orphan = await postmaster()
  expect(await isAlive(orphan)).toBe(true)
  const [count] = await query(await start(), 'SELECT count(*)::int FROM committed')
  expect(count).toBeGreaterThanOrEqual(last)
  expect(await isAlive(orphan)).toBe(false)
})

test('does not touch another process with the pid of an old database', async () => {
  const { uid, gid } = await stat(join(dir, 'data'))
  const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {})
  ends.push(() => stranger.kill())
  await once(stranger, 'spawn')
  await writeFile(join(dir, 'data/postmaster.pid'), `${stranger.pid}\n${dir}/data\n`)
  await start()
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
})

test('refuses a second server on the same folder', async () => {
  const first = await start()
  await expect(start()).rejects.toThrow(`Another Haat (process ${process.pid}) is using ${dir}`)
  expect(await query(first, 'SELECT 1')).toEqual([1])
})

test('refuses a second server also without file locks', async () => {
  await withoutTools()
  await start()
  await expect(start()).rejects.toThrow('Another Haat (process')
})

test('can be stopped twice and during a restart', async () => {
  const restarting = Promise.withResolvers<string>()
  const postgres = await start({
    note: (line) => line.includes('starting it again') && restarting.resolve(line),
  })
  const killed = await postmaster()
  process.kill(killed, 'SIGKILL')
  await restarting.promise
  await Promise.all([postgres.stop(), postgres.stop()])
  await postgres.stop()
  await expect(query(postgres, 'SELECT 1')).rejects.toThrow('ENOENT')
})

test('reports a file at the path of the folder in one line', async () => {
  const file = join(home, 'file')
  await writeFile(file, '')
  await expect(start({ dir: file })).rejects.toThrow(
    `Cannot keep the database in ${file}: it is not a folder. Set DATA_DIR to a folder that Haat may write to`,
  )
})

test('refuses a cluster of another major version', async () => {
  await spoil('PG_VERSION', '17\n')
  await expect(start()).rejects.toThrow(`${dir}/data was made by PostgreSQL 17, and this Haat brings 18`)
})

test('reports why a database does not start', async () => {
  await spoil('postgresql.conf', 'nonsense')
  await expect(start()).rejects.toThrow('PostgreSQL ended with code 1: ')
})
