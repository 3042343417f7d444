// WORKERS=2: two processes at one port, without nginx, on the parent's own database and one Redis.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { codeOf } from '../server/platform/postgres/errno.ts'
import { freePort } from '../server/testing/free-port.ts'
import { startApp } from './parts/app.ts'
import { startRedis } from './parts/redis.ts'
import { makeTempFolder } from './parts/temp-folder.ts'

const tempFolder = await makeTempFolder()
const redis = await startRedis({ dir: tempFolder.dir, port: await freePort() })
const dir = join(tempFolder.dir, 'app')
const env = { WORKERS: '2', REDIS_URL: redis.url, RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
const app = await startApp({ dir, port: await freePort(), env })
afterAll(async () => {
  await app.stop()
  await redis.stop()
  tempFolder.cleanUp()
})

const output = () => readFileSync(join(dir, 'app.log'), 'utf8')
const isReady = () => output().includes('Haat is ready')

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8')
const workers = () => childrenOf(app.pid()).filter((pid) => commandOf(pid).includes('main.ts'))

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

// Fewer than would be turned away on a slow machine (decision 22).
const AT_ONCE = 6

const ask = () =>
  // On a connection of its own, so that any worker may get it.
  fetch(`${app.url}/api/category/`, { headers: { connection: 'close' } }).then(
    ({ status }) => status,
    () => 'failed',
  )

const askOften = async (times: number) => {
  const answers = new Set<number | string>()
  for (let asked = 0; asked < times; asked += AT_ONCE)
    for (const answer of await Promise.all(Array.from({ length: AT_ONCE }, ask))) answers.add(answer)
  return answers
}

const metrics = async () => (await fetch(`${app.url}/metrics`)).text()
const answered = async () => {
  const line = /^haat_http_request_seconds_count\{.*route="\/api\/category\/".*worker="(\d)"\} (\d+)$/gm
  return new Map([...(await metrics()).matchAll(line)].map(([, worker, count]) => [worker, Number(count)]))
}
const servingWorkers = async () =>
  [...(await metrics()).matchAll(/^haat_process_start_time_seconds\{worker="(\d)"\}/gm)].map(
    ([, worker]) => worker,
  )

test('two processes serve one port, and a scrape of either has the metrics of both', async () => {
  await expect.poll(isReady).toBe(true)
  expect(output().match(/Haat is ready/g)).toHaveLength(1)
  expect(workers()).toHaveLength(2)
  expect(await askOften(60)).toEqual(new Set([200]))
  const counts = await answered()
  expect([...counts.keys()].toSorted()).toEqual(['1', '2'])
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(60)
})

describe('a worker that is killed', () => {
  test('is replaced, and no request fails afterwards', async () => {
    const [killed = 0, other] = workers()
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => isAlive(killed)).toBe(false)
    expect(await askOften(60)).toEqual(new Set([200]))
    await expect.poll(servingWorkers).toHaveLength(2)
    expect(workers()).toContain(other)
    expect(workers()).not.toContain(killed)
    expect(await askOften(60)).toEqual(new Set([200]))
    expect(output()).toContain('a worker died, another one is started')
  })
})

test('SIGTERM ends all workers and the database of the parent', async () => {
  const all = [app.pid(), ...childrenOf(app.pid())]
  expect(all.length).toBeGreaterThanOrEqual(4)
  await app.stop()
  await expect.poll(() => all.filter(isAlive)).toEqual([])
  expect(output().match(/Stopping/g)).toHaveLength(1)
})

test('a killed parent leaves no worker running', async () => {
  await app.startAgain()
  await expect.poll(() => workers().length).toBe(2)
  const left = workers()
  await app.kill9()
  await expect.poll(() => left.filter(isAlive)).toEqual([])
})
