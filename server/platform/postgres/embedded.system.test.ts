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

// One cluster serves all tests, for making one takes longer than any of them. The folder above it is closed, as a
// checkout under /root is: root has to pass its right to enter on to the database.
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
  // The file is empty for a moment when it is new, and killing process 0 would kill the tests.
  expect(pid).toBeGreaterThan(0)
  return pid
}

const isAlive = (pid: number) => stat(`/proc/${pid}/exe`).then(Boolean, () => false)

// Kills the database and waits until another one took its place.
const killPostmaster = async () => {
  const killed = await postmaster()
  process.kill(killed, 'SIGKILL')
  await expect.poll(postmaster, { interval: 10 }).not.toBe(killed)
}

// Runs another Haat until it has committed some rows, kills it, and returns the last row that it told of.
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

// Takes setpriv and flock off the PATH. Then nobody can pass rights on, so the folder opens.
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

test('rows outlive an orderly stop', async () => {
  const first = await start()
  await query(first, "CREATE TABLE words AS SELECT 'हाट' AS word")
  await first.stop()
  expect(await query(await start(), 'SELECT word FROM words')).toEqual(['हाट'])
})

test('only a Unix socket in a closed folder leads to the database', async () => {
  const postgres = await start()
  const folder = new URL(postgres.url).searchParams.get('host') ?? ''
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect(await query(postgres, 'SHOW listen_addresses')).toEqual([''])
})

test('a folder too deep for the name of a socket works', async () => {
  const deep = join(home, 'deep'.repeat(40), 'postgres')
  expect(await query(await start({ dir: deep }), 'SELECT current_user')).toEqual(['haat'])
})

test('a killed database comes back with every committed row', async () => {
  const postgres = await start({ durable: true })
  await query(postgres, 'CREATE TABLE numbers AS SELECT generate_series(1, 1000) AS n')
  await killPostmaster()
  await expect.poll(() => query(postgres, 'SELECT count(*)::int FROM numbers')).toEqual([1000])
})

test('a database that falls six times within a minute is given up', async () => {
  const lost = Promise.withResolvers<Error>()
  const postgres = await start({ onLost: lost.resolve })
  for (let fall = 1; fall <= 5; fall += 1) await killPostmaster()
  process.kill(await postmaster(), 'SIGKILL')
  expect((await lost.promise).message).toMatch(/^PostgreSQL keeps falling: /)
  await postgres.stop()
})

test('the next start after a killed server has every committed row', async () => {
  const last = await killParent()
  const [count] = await query(await start(), 'SELECT count(*)::int FROM committed')
  expect(count).toBeGreaterThanOrEqual(last)
})

test('a database left running is stopped and started anew', async () => {
  await withoutTools()
  const last = await killParent()
  const orphan = await postmaster()
  expect(await isAlive(orphan)).toBe(true)
  const [count] = await query(await start(), 'SELECT count(*)::int FROM committed')
  expect(count).toBeGreaterThanOrEqual(last)
  expect(await isAlive(orphan)).toBe(false)
})

test('a stranger that has the pid of an old database is left alone', async () => {
  const { uid, gid } = await stat(join(dir, 'data'))
  const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {})
  ends.push(() => stranger.kill())
  await once(stranger, 'spawn')
  await writeFile(join(dir, 'data/postmaster.pid'), `${stranger.pid}\n${dir}/data\n`)
  await start()
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
})

test('a second Haat on the same folder is refused, and the first goes on', async () => {
  const first = await start()
  await expect(start()).rejects.toThrow(`Another Haat (process ${process.pid}) is using ${dir}`)
  expect(await query(first, 'SELECT 1')).toEqual([1])
})

test('without file locks a second Haat is refused too', async () => {
  await withoutTools()
  await start()
  await expect(start()).rejects.toThrow('Another Haat (process')
})

test('stopping twice, or while the database is being brought back, is safe', async () => {
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

test('a file in the place of the folder is named in one line', async () => {
  const file = join(home, 'file')
  await writeFile(file, '')
  await expect(start({ dir: file })).rejects.toThrow(
    `Cannot keep the database in ${file}: it is not a folder. Set DATA_DIR to a folder that Haat may write to`,
  )
})

test('a cluster of another major version is refused', async () => {
  await spoil('PG_VERSION', '17\n')
  await expect(start()).rejects.toThrow(`${dir}/data was made by PostgreSQL 17, and this Haat brings 18`)
})

test('a database that does not start says why', async () => {
  await spoil('postgresql.conf', 'nonsense')
  await expect(start()).rejects.toThrow('PostgreSQL ended with code 1: ')
})
