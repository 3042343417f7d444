// docs/privacy.md lists every column of the database once: with its retention and its place in the archive, or as not personal.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'
import { sections } from './sections.ts'

const server = await testServer()

const document = readFileSync(new URL('../../../docs/privacy.md', import.meta.url), 'utf8')
const [, chapter = ''] = document.split('## Retention of every column')
const [text = ''] = chapter.split('\n## ')
const namesIn = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)

const documented = [...text.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].flatMap(
  ([, table = '', columns = '', retention = '', archive = '']) =>
    namesIn(columns).map((column) => ({
      column: `${table}.${column}`,
      table,
      retention,
      archive: namesIn(archive),
    })),
)
const impersonal = namesIn(/^No personal data: .+$/m.exec(text)?.[0] ?? '')

const stored = async () => {
  const { rows } = await server.ctx.pool.query<{ table: string; column: string }>(
    `select c.relname as table, c.relname || '.' || a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely_migration%'`,
  )
  return rows
}

test('every column of a table with personal data is documented once with its retention', async () => {
  const columns = (await stored()).filter(({ table }) => !impersonal.includes(table))
  expect(documented.map(({ column }) => column).toSorted()).toEqual(
    columns.map(({ column }) => column).toSorted(),
  )
  expect(documented.filter(({ retention }) => retention.trim() === '')).toEqual([])
})

test('the tables without personal data exist, and none of them names an account', async () => {
  const columns = await stored()
  expect(impersonal.length).toBeGreaterThan(30)
  expect(impersonal.filter((name) => !columns.some(({ table }) => table === name))).toEqual([])
  const ofPeople = /\.(account_id|customer_id|email|mobile_number|username|ip)$/
  expect(columns.filter(({ table, column }) => impersonal.includes(table) && ofPeople.test(column))).toEqual(
    [],
  )
})

test('the archive has exactly the columns that are documented as exported', () => {
  const exported = sections.flatMap(({ name, table, columns }) =>
    columns.map((column) => `${name}: ${table}.${column}`),
  )
  // A table with two files has each of its columns in one of them at least.
  const inArchive = new Set(exported.map((line) => line.split(': ')[1]))
  const promised = documented.filter(({ archive }) => archive.length > 0).map(({ column }) => column)
  expect([...inArchive].toSorted()).toEqual(promised.toSorted())
  const files = new Set(sections.map(({ name, table }) => `${table} ${name}`))
  for (const { table, archive } of documented)
    expect(archive.filter((name) => !files.has(`${table} ${name}`))).toEqual([])
})

test('names of files and keys of rows are different', () => {
  const names = sections.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('the archive reads every column that refers to an uploaded file', async () => {
  const { rows } = await server.ctx.pool.query<{ table: string; column: string }>(
    `select conrelid::regclass::text as table, attname as column from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and confrelid = 'media'::regclass`,
  )
  const source = readFileSync(new URL('sections.queries.ts', import.meta.url), 'utf8')
  expect(rows.length).toBeGreaterThan(6)
  expect(rows.filter(({ table, column }) => !source.includes(`select ${column} from ${table} `))).toEqual([])
})
