import { Client } from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { shareConnections } from './shared-connections.ts'

const url = inject('databaseUrl')
const shared = shareConnections(url)
afterAll(() => shared.close())

const statement = { name: 'double', text: 'select $1::integer * 2 as answer' }
const doubled = async (number: unknown) =>
  (await shared.query<{ answer: number }>(statement, [number])).rows[0]?.answer

test('concurrent queries each get their own result', async () => {
  const numbers = Array.from({ length: 200 }, (_, index) => index)
  expect(await Promise.all(numbers.map(doubled))).toEqual(numbers.map((number) => number * 2))
})

test('a query that fails does not fail others', async () => {
  const answers = await Promise.allSettled([
    doubled(1),
    doubled('one'),
    doubled(2),
    doubled('two'),
    doubled(3),
  ])
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

test('the next query after a lost connection opens a new one', async () => {
  await doubled(1)
  await killAll()
  await expect.poll(() => doubled(21).catch(() => 'not yet')).toBe(42)
})

test('where there is no database, the caller gets an error', async () => {
  const nowhere = shareConnections('postgres://haat@127.0.0.1:1/haat')
  await expect(nowhere.query(statement, [1])).rejects.toThrow(/ECONNREFUSED|terminated/)
  await nowhere.close()
})
