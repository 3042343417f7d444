// Tables that are shipped with the project, data/*.tsv: loaded when a file has changed. Changes by administrators are preserved.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from './db/db.ts'
import type { Hub } from './live/hub.ts'

declare module './db/db.ts' {
  interface Tables {
    referenceData: { name: string; hash: string }
  }
}

declare module './live/hub.ts' {
  interface LiveEvents {
    referenceChanged: { of: 'categories' | 'districts' }
  }
}

export const onReferenceChanged = (hub: Hub, forget: () => void) => {
  hub.on('referenceChanged', forget)
  hub.on('missed', forget)
}

export const lockReferenceData = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('reference data'))`.execute(tx)

export type TsvRow = Readonly<Record<string, string>>

const folder = new URL('../../data/', import.meta.url)

const parseTsv = (text: string): TsvRow[] => {
  const [head = '', ...lines] = text.split(/\r?\n/).filter(Boolean)
  const columns = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, i) => [column, (cells[i] ?? '').normalize('NFC').trim()]))
  })
}

export const readTsv = async (name: string) =>
  parseTsv(await readFile(new URL(`${name}.tsv`, folder), 'utf8'))

export const listIn = (cell: string | undefined) =>
  (cell ?? '')
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)

const hashOf = async (names: readonly string[], version: number) => {
  const hash = createHash('sha256').update(String(version))
  for (const name of names) hash.update(await readFile(new URL(`${name}.tsv`, folder)))
  return hash.digest('base64url')
}

type Source = {
  name: string
  files: readonly string[]
  version: number
}

/** Runs `load` when the files or the version differ from those in the database, in one process at a time. */
export const loadReferenceData = async (
  db: Db,
  { name, files, version }: Source,
  load: (tx: Tx) => Promise<void>,
) => {
  const hash = await hashOf(files, version)
  const isCurrent = (on: Db) =>
    on
      .selectFrom('referenceData')
      .select('name')
      .where('name', '=', name)
      .where('hash', '=', hash)
      .executeTakeFirst()
  if (await isCurrent(db)) return
  await inTransaction(db, async (tx) => {
    // Indexing a large market takes minutes, and other processes wait for it.
    await sql`set local statement_timeout = 0`.execute(tx)
    await lockReferenceData(tx)
    if (await isCurrent(tx)) return
    await load(tx)
    await tx
      .insertInto('referenceData')
      .values({ name, hash })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
      .execute()
  })
}
