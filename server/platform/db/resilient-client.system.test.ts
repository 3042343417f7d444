import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { makePool } from './db.ts'
import { NO_TIMEOUT, resilientClient, timedSocket } from './resilient-client.ts'

const url = inject('databaseUrl')

test('an idle connection that is lost is replaced', async () => {
  const [pool, other] = [makePool(url, 1), makePool(url, 1)]
  onTestFinished(async () => void (await Promise.all([pool.end(), other.end()])))
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await expect.poll(() => pool.totalCount).toBe(0)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a connection that is lost during its use fails the next query only', async () => {
  const pool = makePool(url, 2)
  onTestFinished(() => pool.end())
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await client.query('begin')
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await lost
  await expect(client.query('select 1')).rejects.toThrow(/not queryable|terminat/)
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a query fails when the database does not respond', async () => {
  const client = new (resilientClient(2_000))({ connectionString: url })
  await client.connect()
  await expect(client.query('select pg_sleep(30)')).rejects.toThrow('connection timeout')
})

test('a silent connection stays open while no query waits', async () => {
  const client = new Client({ connectionString: url, stream: () => timedSocket(100, () => false) })
  await client.connect()
  const { rows } = await client.query('select pg_sleep(0.4) is not null as woke')
  expect(rows).toEqual([{ woke: true }])
  await client.end()
})

test('a patient client waits for minutes', async () => {
  const client = new (resilientClient(NO_TIMEOUT))({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select pg_sleep(0.4) is not null as woke')
  expect(rows).toEqual([{ woke: true }])
  await client.end()
})
