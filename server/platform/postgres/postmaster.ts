// One run of the database's main process, from its start to its end.
import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { codeOf } from './errno.ts'
import type { PostgresLog } from './postgres-log.ts'
import type { RunAs } from './run-as.ts'

export type Postmaster = {
  // Resolves when it answers a query. Rejects when it can't get there, and then it has ended.
  ready: Promise<void>
  // Resolves with how it ended.
  ended: Promise<string>
  stop: () => Promise<void>
}

type PostmasterDeps = { runAs: RunAs; log: PostgresLog; url: string }

const POLL_MS = 25
const IMMEDIATE_AFTER_MS = 8_000
// Recovery replays a gigabyte or so of log at most; a slow disk may need minutes for it.
const MAX_RECOVERY_MS = 10 * 60 * 1000

// Wrong role or missing database: waiting doesn't help.
const isFatal = (error: unknown) => /^(28|3D)/.test(codeOf(error) ?? '')

const answers = async (url: string) => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch (error) {
    if (isFatal(error)) throw error
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

const endOf = (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(`PostgreSQL could not be started (${error.message})`))
    child.on('exit', (code, signal) =>
      resolve(signal ? `PostgreSQL was stopped by ${signal}` : `PostgreSQL ended with code ${code}`),
    )
  })

const becomesReady = async (url: string, ended: Promise<string>) => {
  let end: string | undefined
  void ended.then((how) => (end = how))
  const deadline = Date.now() + MAX_RECOVERY_MS
  while (!(await answers(url))) {
    if (end !== undefined) throw new Error(end)
    if (Date.now() > deadline) throw new Error('PostgreSQL does not answer')
    await sleep(POLL_MS)
  }
}

const shutDown = async (child: ChildProcess, ended: Promise<string>) => {
  child.kill('SIGINT')
  const impatience = setTimeout(() => child.kill('SIGQUIT'), IMMEDIATE_AFTER_MS)
  await ended
  clearTimeout(impatience)
}

// Where the kernel can't tell the database that we died, at least an orderly exit does.
const stopAtExit = (child: ChildProcess, ended: Promise<string>) => {
  const farewell = () => child.kill('SIGINT')
  process.once('exit', farewell)
  void ended.then(() => process.off('exit', farewell))
}

export const launch = async (argv: string[], { runAs, log, url }: PostmasterDeps): Promise<Postmaster> => {
  const beginning = await log.size()
  // A process group of its own: Ctrl-C in a terminal is for the server, which stops the database last.
  const child = runAs.start(argv, { stdio: ['ignore', log.fd, log.fd], detached: true })
  const ended = endOf(child)
  stopAtExit(child, ended)
  const stop = () => shutDown(child, ended)
  const ready = becomesReady(url, ended).catch(async (error: Error) => {
    await stop()
    throw new Error(`${error.message}: ${await log.complaintSince(beginning)}`, { cause: error })
  })
  // A caller that stops it before it is ready doesn't await this promise.
  ready.catch(() => {})
  return { ready, ended, stop }
}
