// Once for all test files: a real PostgreSQL with a template database, migrated and with its reference data.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { prepareTables } from '../app/open-house.ts'
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

export default async ({ provide }: TestProject) => {
  const dir = await mkdtemp(join(tmpdir(), 'haat-test-'))
  const database = await startEmbedded({ dir: join(dir, 'postgres'), durable: false })
  await command(database.url, `create database ${TEMPLATE}`)
  const pool = makePool(inDatabase(database.url, TEMPLATE))
  await prepareTables(makeDb(pool), (_title, work) => work())
  await pool.end()
  provide('databaseUrl', database.url)
  return async () => {
    await database.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
