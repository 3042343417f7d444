import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../server/testing/test-server.ts'
import { tablesOf } from '../feature-order.ts'
import { type Catalog, readCatalog } from './catalog.ts'
import { schemaFile, schemaText } from './schema-text.ts'

let catalog: Catalog
beforeAll(async () => {
  const { url, drop } = await freshDatabase()
  const client = new Client({ connectionString: url })
  await client.connect()
  catalog = await readCatalog(client)
  await client.end()
  afterAll(drop)
})

test('docs/schema.sql is what `npm run schema` writes', () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(schemaText(catalog))
})

test('every table and view has one owning feature', () => {
  const inDatabase = [...catalog.tables, ...catalog.views].map(({ table }) => table)
  expect(Object.values(tablesOf).flat().toSorted()).toEqual(inDatabase.toSorted())
})
