// Global set-up: PostgreSQL with a migrated template database and its reference data.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { createServices } from '../app/bootstrap.ts'
import { prepareTables } from '../app/prepare.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { makeDb, makePool } from '../platform/db/db.ts'
import { startEmbedded } from '../platform/postgres/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

export const TEMPLATE = 'haat_template'

export const inDatabase = (url: string, name: string) => url.replace(/\/haat\?/, `/${name}?`)

export const command = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

const fillTemplate = async (url: string, dataDir: string) => {
  const pool = makePool(url)
  await prepareTables(makeDb(pool), (_title, work) => work())
  await pool.end()
  const config = readConfig({ DATA_DIR: dataDir })
  const log = pino({ level: 'silent' })
  const { close } = await createServices({
    config,
    url,
    clock: systemClock,
    log,
    isDev: false,
    jobsRole: 'prepare',
  })
  await close()
}

const startDatabase = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'haat-test-'))
  const database = await startEmbedded({ dir: join(dir, 'postgres'), durable: false })
  await command(database.url, `create database ${TEMPLATE}`)
  await fillTemplate(inDatabase(database.url, TEMPLATE), join(dir, 'data'))
  const stop = async () => {
    await database.stop()
    await rm(dir, { recursive: true, force: true })
  }
  return { url: database.url, stop }
}

// Vitest loads this file once per project in one process. The last project stops the database.
const run = globalThis as { testDatabase?: { started: ReturnType<typeof startDatabase>; users: number } }

export default async ({ provide }: TestProject) => {
  const shared = (run.testDatabase ??= { started: startDatabase(), users: 0 })
  shared.users += 1
  const { url, stop } = await shared.started
  provide('databaseUrl', url)
  return async () => {
    shared.users -= 1
    if (shared.users === 0) await stop()
  }
}
