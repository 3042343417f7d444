// `npm run schema`: applies the migrations to an empty database and writes docs/schema.sql.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { makeDb, makePool } from '../server/platform/db/db.ts'
import { migrate } from '../server/platform/db/migrate.ts'
import { startEmbedded } from '../server/platform/postgres/embedded.ts'
import { readCatalog } from './schema/catalog.ts'
import { schemaFile, schemaText } from './schema/schema-text.ts'

const dir = await mkdtemp(join(tmpdir(), 'haat-schema-'))
const database = await startEmbedded({ dir: join(dir, 'postgres'), durable: false })
const pool = makePool(database.url, 2)
const client = new Client({ connectionString: database.url })
try {
  await migrate(makeDb(pool))
  await client.connect()
  await writeFile(schemaFile, schemaText(await readCatalog(client)))
  process.stdout.write(`The schema is in ${schemaFile}\n`)
} finally {
  await client.end()
  await pool.end()
  await database.stop()
  await rm(dir, { recursive: true, force: true })
}
