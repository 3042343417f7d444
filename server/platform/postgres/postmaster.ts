import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { codeOf } from './errno.ts'
import type { PostgresLog } from './postgres-log.ts'
import type { RunAs } from './run-as.ts'

export type Postmaster = {
  ready: Promise<void>
  ended: Promise<string>
  stop: () => Promise<void>
}

type PostmasterDeps = { runAs: RunAs; log: PostgresLog; url: string }

const POLL_MS = 25
const IMMEDIATE_AFTER_MS = 8_000
// Recovery replays about a gigabyte of WAL at most, which may take minutes on a slow disk.
const MAX_RECOVERY_MS = 10 * 60 * 1000

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

// For systems without a parent death signal: covers an orderly exit.
const stopAtExit = (child: ChildProcess, ended: Promise<string>) => {
  const farewell = () => child.kill('SIGINT')
  process.once('exit', farewell)
  void ended.then(() => process.off('exit', farewell))
}

export const launch = async (argv: string[], { runAs, log, url }: PostmasterDeps): Promise<Postmaster> => {
  const beginning = await log.size()
  // In its own process group: Ctrl-C in a terminal is for the server, which stops the database last.
  const child = runAs.start(argv, { stdio: ['ignore', log.fd, log.fd], detached: true })
  const ended = endOf(child)
  stopAtExit(child, ended)
  const stop = () => shutDown(child, ended)
  const ready = becomesReady(url, ended).catch(async (error: Error) => {
    await stop()
    throw new Error(`${error.message}: ${await log.complaintSince(beginning)}`, { cause: error })
  })
  ready.catch(() => {})
  return { ready, ended, stop }
}
