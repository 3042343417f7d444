import { Client } from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { shareConnections } from './shared-connections.ts'

const url = inject('databaseUrl')
const shared = shareConnections(url)
afterAll(() => shared.close())

const double = { name: 'double', sql: 'select $1::integer * 2 as answer' }
const ask = async (number: unknown) =>
  (await shared.query<{ answer: number }>(double, [number])).rows[0]?.answer

test('many who ask at once each get their own answer', async () => {
  const numbers = Array.from({ length: 200 }, (_, index) => index)
  expect(await Promise.all(numbers.map(ask))).toEqual(numbers.map((number) => number * 2))
})

test('a question that fails, fails alone', async () => {
  const answers = await Promise.allSettled([ask(1), ask('one'), ask(2), ask('two'), ask(3)])
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'refused'))).toEqual([
    2,
    'refused',
    4,
    'refused',
    6,
  ])
})

const killAll = async () => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like '%as answer%' and pid <> pg_backend_pid()`,
  )
  await client.end()
}

test('after a connection was lost the next one who asks gets a new one', async () => {
  await ask(1)
  await killAll()
  await expect.poll(() => ask(21).catch(() => 'not yet')).toBe(42)
})

test('where there is no database, the caller gets an error', async () => {
  const nowhere = shareConnections('postgres://haat@127.0.0.1:1/haat')
  await expect(nowhere.query(double, [1])).rejects.toThrow(/ECONNREFUSED|terminated/)
  await nowhere.close()
})
