// A database of a bench that is filled once and kept in the temporary folder: a second run uses it again.
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareTables } from '../server/app/prepare.ts'
import type { Db } from '../server/platform/db/db.ts'
import { startEmbedded } from '../server/platform/postgres/embedded.ts'
import { endWhenInterrupted } from './load/interrupt.ts'
import { withoutTimeout } from './search/without-timeout.ts'

export type ReusedDatabase = {
  name: string
  fill: (db: Db) => Promise<unknown>
  /** What it was filled with: a database with other contents is recreated. */
  contents: string
}

const reusedDir = (name: string) => join(tmpdir(), `haat-bench-${name}`)

export const startReused = async (dir: string) => {
  const database = await startEmbedded({ dir: join(dir, 'postgres'), durable: false })
  endWhenInterrupted(database.stop)
  return database
}

// Tables and search are brought up to date every time: the database may be older than the code.
export const fillOnce = async ({ name, fill, contents }: ReusedDatabase) => {
  const dir = reusedDir(name)
  const mark = join(dir, 'filled')
  const isFilled = existsSync(mark) && readFileSync(mark, 'utf8') === contents
  if (!isFilled) await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  const database = await startReused(dir)
  await withoutTimeout(database.url, async (db) => {
    await prepareTables(db, (_title, work) => work())
    if (!isFilled) await fill(db)
  })
  await database.stop()
  await writeFile(mark, contents)
  return dir
}
