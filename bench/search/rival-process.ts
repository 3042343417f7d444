// One library that searches in memory: builds its index from the rows, answers the questions, and ends.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Db } from '../../server/platform/db/db.ts'
import { sampleWithin, measureHere, type Sample } from './meter.ts'
import { allRows, FIELDS, type Row, ROW_LIMIT } from './rival-rows.ts'
import { withoutTimeout } from './without-timeout.ts'

export type Task = { name: keyof typeof makers; url: string; texts: readonly string[] }
export type Answers = { samples: Sample[]; bytes: number; seconds: number }

const VERSIONS = { minisearch: '7.2.0', '@orama/orama': '3.1.18' } as const

// Needed only here, so they are installed into a folder of their own when they are missing.
const folder = fileURLToPath(new URL('../../node_modules/.cache/search-rivals', import.meta.url))
const load = async <T>(name: keyof typeof VERSIONS, entry: string): Promise<T> => {
  const file = join(folder, 'node_modules', name, entry)
  if (!existsSync(file)) {
    const packages = Object.entries(VERSIONS).map(([each, version]) => `${each}@${version}`)
    execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--loglevel=error', ...packages])
  }
  return (await import(pathToFileURL(file).href)) as T
}

type Index = { add: (rows: Row[]) => Promise<unknown>; search: (text: string) => unknown }

type MiniSearch = {
  addAllAsync: (rows: Row[]) => Promise<void>
  search: (text: string, how: object) => Row[]
}

const miniSearch = async (): Promise<Index> => {
  const { default: Made } = await load<{ default: new (options: object) => MiniSearch }>(
    'minisearch',
    'dist/es/index.js',
  )
  const index = new Made({ fields: FIELDS })
  const how = { prefix: true, fuzzy: 0.2, combineWith: 'AND' }
  return {
    add: (rows) => index.addAllAsync(rows),
    search: (text) => index.search(text, how).slice(0, ROW_LIMIT),
  }
}

type Orama = {
  create: (options: object) => object
  insertMultiple: (index: object, rows: Row[], batch: number) => Promise<unknown>
  search: (index: object, query: object) => unknown
}

const orama = async (): Promise<Index> => {
  const { create, insertMultiple, search } = await load<Orama>('@orama/orama', 'dist/esm/index.js')
  const index = create({ schema: Object.fromEntries(FIELDS.map((field) => [field, 'string'])) })
  return {
    add: (rows) => insertMultiple(index, rows, rows.length),
    search: (term) => search(index, { term, tolerance: 1, threshold: 0, limit: ROW_LIMIT }),
  }
}

const makers = { MiniSearch: miniSearch, Orama: orama }

const memory = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

const fill = async (index: Index, db: Db) => {
  for await (const rows of allRows(db)) await index.add(rows)
}

const answer = async ({ name, url, texts }: Task): Promise<Answers> => {
  const index = await makers[name]()
  const [before, started] = [memory(), performance.now()]
  await withoutTimeout(url, (db) => fill(index, db))
  const seconds = (performance.now() - started) / 1_000
  const bytes = memory() - before
  const samples = await sampleWithin(texts, (text) => measureHere(async () => index.search(text)))
  return { samples, bytes, seconds }
}

process.once('message', (task: Task) => {
  void answer(task).then((answers) => process.send?.(answers, () => process.exit(0)))
})
