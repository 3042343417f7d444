// Starts, stops and kills the real program.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openSession } from './features/accounts/sessions.service.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { makeDb, makePool } from './platform/db/db.ts'
import { runningUrl } from './platform/postgres/running.ts'
import { anAccount } from './testing/accounts.ts'
import { command } from './testing/database.ts'
import { freePort } from './testing/free-port.ts'
import { freshDatabase } from './testing/test-server.ts'

const dir = mkdtempSync(join(tmpdir(), 'haat-main-'))
const children = new Set<ChildProcess>()
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 })
})

const main = new URL('./main.ts', import.meta.url).pathname
const node = process.execPath

const run = (env: Record<string, string>) => {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(node, [main], { env: { PATH, NODE_COMPILE_CACHE, DEMO: '0', ...env } })
  children.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, output: () => output, exit: once(child, 'exit').then(([code]) => code as number | null) }
}

const started = async (env: Record<string, string>) => {
  const program = run(env)
  const ready = new Promise<void>((resolve) => {
    program.child.stdout.on('data', () => program.output().includes('Haat is ready at') && resolve())
  })
  await Promise.race([ready, program.exit])
  expect(program.output()).toContain('Haat is ready at')
  return program
}

const refused = async (env: Record<string, string>) => {
  const program = run({ DATA_DIR: join(dir, 'refused'), ...env })
  expect(await program.exit).not.toBe(0)
  const lines = program
    .output()
    .trim()
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('✓'))
  expect(lines).toHaveLength(1)
  return lines[0]
}

describe('one clear line and a non-zero exit', () => {
  test('for a taken port', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    expect(await refused({ PORT: String(port) })).toBe(
      `Haat can't start: port ${port} is taken; set PORT to another one`,
    )
    taken.close()
  })

  test('for a DATA_DIR that cannot be written', async () => {
    const file = join(dir, 'file')
    writeFileSync(file, '')
    expect(await refused({ DATA_DIR: file, PORT: String(await freePort()) })).toMatch(
      /DATA_DIR is not a folder/,
    )
  })

  test('for a live start on demo data', async () => {
    const { url, drop } = await freshDatabase()
    await command(url, 'update installation set demo_since = now()')
    const gateway = join(dir, 'gateway.json')
    const ids = { en: '1', hi: '2' }
    const templates = { verify: ids, reset: ids, contact_changed: ids }
    writeFileSync(gateway, JSON.stringify({ body: { to: '{mobile}' }, templates }))
    const line = await refused({
      HAAT_LIVE: '1',
      DATABASE_URL: url,
      PORT: String(await freePort()),
      PUBLIC_URL: 'https://haat.example',
      SECRET_KEY: 'x'.repeat(40),
      SMTP_URL: 'smtps://mail.example',
      SMS_URL: 'https://sms.example',
      SMS_TEMPLATES: gateway,
      ADMIN_EMAIL: 'desk@haat.example',
      GRIEVANCE_OFFICER: 'Asha Kumari',
      GRIEVANCE_EMAIL: 'grievance@haat.example',
    })
    expect(line).toMatch(/^Haat can't start: this database was filled with demo data/)
    await drop()
  })

  test('for another key than that of the database', async () => {
    const { url, drop } = await freshDatabase()
    await command(url, "update installation set secret_check = 'written with another key'")
    const line = await refused({ DATABASE_URL: url, PORT: String(await freePort()) })
    expect(line).toMatch(/^Haat can't start: SECRET_KEY is not the one/)
    await drop()
  })

  test('for a database that cannot be reached', async () => {
    const DATABASE_URL = `postgres://unknown:secret-word@127.0.0.1:${await freePort()}/haat`
    const line = await refused({ DATABASE_URL, PORT: String(await freePort()) })
    expect(line).toMatch(/the database at DATABASE_URL can't be reached: .*ECONNREFUSED/)
    expect(line).not.toContain('secret-word')
  })

  test('for a wrong variable, and for a demo market that it does not have', async () => {
    expect(await refused({ PORT: 'eighty' })).toMatch(/^Haat can't start: PORT must be a whole number/)
    expect(await refused({ DEMO: '1' })).toMatch(/^Haat can't start: DEMO=1 is for demo\/start.ts/)
  })
})

describe('with several workers', () => {
  const REDIS_URL = 'redis://127.0.0.1:1'

  test('there is no start without Redis', async () => {
    expect(await refused({ WORKERS: '2' })).toMatch(/^Haat can't start: WORKERS over 1 needs REDIS_URL/)
  })

  test('a failure of all workers is logged once, and all end', async () => {
    const { url, drop } = await freshDatabase()
    const DATA_DIR = join(dir, 'workers')
    mkdirSync(DATA_DIR)
    writeFileSync(join(DATA_DIR, 'incoming'), 'no folder')
    const env = { WORKERS: '2', REDIS_URL, DATABASE_URL: url, DATA_DIR, PORT: String(await freePort()) }
    expect(await refused(env)).toMatch(/^Haat can't start: ENOTDIR/)
    await drop()
  })
})

/** A client of the notification socket, and the reason why the server closes it. */
const aListener = async (dataDir: string, url: string) => {
  const pool = makePool((await runningUrl(join(dataDir, 'postgres'))) ?? '')
  const db = makeDb(pool)
  const { secretKey: secret } = readConfig({ DATA_DIR: dataDir })
  const { id } = await anAccount(db)
  const keys = { secret, clock: systemClock }
  const { access_token: token } = await openSession(db, { id, isRemembered: false }, keys)
  await pool.end()
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/notifications/?token=${token}`)
  await new Promise((resolve) => socket.addEventListener('message', resolve))
  return {
    closed: new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code))),
  }
}

test('acknowledged writes survive kill -9, a second start is refused, and SIGTERM closes sockets and ends within ten seconds', async () => {
  const port = String(await freePort())
  const env = { DATA_DIR: join(dir, 'killed'), PORT: port, RATE_LIMITS: 'off' }
  const url = `http://127.0.0.1:${port}`
  const write = async (subject: string) => {
    const body = JSON.stringify({ name: 'Asha', email: 'asha@example.in', subject, message: 'Still here?' })
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(`${url}/api/contact-haat-admin/`, { method: 'POST', headers, body })
    expect(reply.status).toBe(201)
  }
  const delivered = async () =>
    ((await (await fetch(`${url}/api/outbox/`)).json()) as { subject: string }[]).map(
      ({ subject }) => subject,
    )

  // There is no mail server, so the message waits for a retry.
  const first = await started({ ...env, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
  const second = run({ ...env, PORT: String(await freePort()) })
  expect(await second.exit).not.toBe(0)
  expect(second.output()).toMatch(/Another Haat/)
  await write('before the kill')
  await expect.poll(first.output).toContain('job failed, will be tried again')
  first.child.kill('SIGKILL')
  await first.exit

  const again = await started(env)
  // The message was acknowledged, so its job was stored and runs now.
  await expect.poll(delivered).toContain('before the kill')
  const { closed } = await aListener(env.DATA_DIR, url)
  const stopping = performance.now()
  again.child.kill('SIGTERM')
  expect(await closed).toBe(1001)
  expect(await again.exit).toBe(0)
  expect(performance.now() - stopping).toBeLessThan(10_000)
}, 180_000)

test('a program whose output is closed stops like any other', async () => {
  const { url, drop } = await freshDatabase()
  const env = { DATABASE_URL: url, DATA_DIR: join(dir, 'unread'), PORT: String(await freePort()) }
  const { child, exit } = await started(env)
  child.stdout.destroy()
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
  await drop()
})

test('limits the young generation of V8', async () => {
  const { url, drop } = await freshDatabase()
  const env = { DATABASE_URL: url, DATA_DIR: join(dir, 'young'), PORT: String(await freePort()) }
  const { child, exit } = await started(env)
  const processLine = execFileSync('ps', ['eww', '-o', 'command=', '-p', String(child.pid)], {
    encoding: 'utf8',
  })
  expect(processLine).toContain(' NODE_OPTIONS=--max-semi-space-size=16')
  child.kill('SIGTERM')
  await exit
  await drop()
}, 120_000)
