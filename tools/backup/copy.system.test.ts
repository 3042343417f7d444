import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { copyIn, copyOut, inParts } from './copy.ts'

const connect = async () => {
  const client = new Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const MANY_ROWS = `copy (select n, repeat('x', 1000) from generate_series(1, 20000) n) to stdout`

test('every part of a table can be loaded by itself', async () => {
  const [source, target] = [await connect(), await connect()]
  await target.query('create temporary table loaded (n integer, content text)')
  let parts = 0
  for await (const part of inParts(copyOut(source, MANY_ROWS), 1_000_000)) {
    await copyIn(target, 'copy loaded from stdin', part)
    parts += 1
  }
  const { rows } = await target.query('select count(*)::integer, sum(n)::integer from loaded')
  expect(rows).toEqual([{ count: 20_000, sum: 200_010_000 }])
  expect(parts).toBeGreaterThan(10)
})

test('an error of the database ends a copy, and the connection can be used again', async () => {
  const client = await connect()
  const failing = inParts(
    copyOut(client, 'copy (select 1 / (50 - n) from generate_series(1, 99) n) to stdout'),
    1,
  )
  await expect(Array.fromAsync(failing)).rejects.toThrow(/division by zero/)
  await client.query('create temporary table numbers (n integer)')
  const load = copyIn(client, 'copy numbers from stdin', Buffer.from('1\nx\n'))
  await expect(load).rejects.toThrow(/invalid input syntax/)
  expect((await client.query('select n from numbers')).rows).toEqual([])
})

test('a connection can be closed during a copy', async () => {
  const client = new Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  for await (const chunk of copyOut(client, MANY_ROWS)) {
    expect(chunk.length).toBeGreaterThan(0)
    break
  }
  await client.end()
})
