import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { makeDb, makePool } from '../platform/db/db.ts'
import { command, inDatabase } from './database.ts'

/** Without tables; dropped after the tests. */
export const emptyDatabase = async () => {
  const url = inject('databaseUrl')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await command(url, `create database ${name}`)
  afterAll(() => command(url, `drop database if exists ${name} with (force)`))
  return inDatabase(url, name)
}

export const withPool = async <T>(url: string, work: (db: ReturnType<typeof makeDb>) => Promise<T>) => {
  const pool = makePool(url, 2)
  try {
    return await work(makeDb(pool))
  } finally {
    await pool.end()
  }
}

export const connected = async (url: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  afterAll(() => client.end())
  return client
}
