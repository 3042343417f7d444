// Others on the same rows: two libraries that search in memory, and PostgreSQL's own web search.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'

const VERSIONS = { minisearch: '7.2.0', '@orama/orama': '3.1.18' } as const
const LIMIT = 60

export type Rival = { name: string; search: (text: string) => unknown; bytes: number; seconds: number }

type Row = { id: number; name: string; text: string; place: string; category: string }

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

const rowsOf = async (db: Db): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select account_id as id, business_name as name, concat_ws(' ', business_tagline, business_description) as text,
      concat_ws(' ', name_en, name_hi) as place,
      concat_ws(' ', title_en, title_hi, array_to_string(synonyms_en || synonyms_hi || synonyms_roman, ' ')) as category
    from providers join districts on districts.id = district_id join categories on categories.id = category_id`.execute(
    db,
  )
  return rows
}

const FIELDS = ['name', 'text', 'place', 'category'] as const

const timed = async <T>(build: () => Promise<T>) => {
  const [memory, started] = [process.memoryUsage().heapUsed, performance.now()]
  const built = await build()
  const bytes = process.memoryUsage().heapUsed - memory
  return { built, bytes, seconds: (performance.now() - started) / 1_000 }
}

type MiniSearch = {
  addAll: (rows: readonly Row[]) => void
  search: (text: string, options: object) => { id: number }[]
}

const miniSearch = async (rows: readonly Row[]): Promise<Rival> => {
  const module = await load<{ default: new (options: object) => MiniSearch }>(
    'minisearch',
    'dist/es/index.js',
  )
  const { built, ...cost } = await timed(async () => {
    const index = new module.default({ fields: [...FIELDS] })
    index.addAll(rows)
    return index
  })
  const options = { prefix: true, fuzzy: 0.2, combineWith: 'AND' }
  return { name: 'MiniSearch', search: (text) => built.search(text, options).slice(0, LIMIT), ...cost }
}

type Orama = {
  create: (options: object) => object
  insertMultiple: (index: object, rows: readonly object[], batch: number) => Promise<unknown>
  search: (index: object, query: object) => unknown
}

const orama = async (rows: readonly Row[]): Promise<Rival> => {
  const module = await load<Orama>('@orama/orama', 'dist/esm/index.js')
  const { built, ...cost } = await timed(async () => {
    const index = module.create({ schema: Object.fromEntries(FIELDS.map((field) => [field, 'string'])) })
    await module.insertMultiple(
      index,
      rows.map(({ id, ...row }) => ({ ...row, id: String(id) })),
      2_000,
    )
    return index
  })
  return {
    name: 'Orama',
    search: (term) => module.search(built, { term, tolerance: 1, threshold: 0, limit: LIMIT }),
    ...cost,
  }
}

const webSearch = async (db: Db): Promise<Rival> => {
  const { seconds } = await timed(async () => {
    await sql`drop table if exists web_search`.execute(db)
    await sql`
      create table web_search as
      select account_id as provider_id,
        setweight(to_tsvector('simple', business_name), 'A') ||
        to_tsvector('simple', concat_ws(' ', business_tagline, business_description, name_en, name_hi, title_en, title_hi,
          array_to_string(synonyms_en || synonyms_hi || synonyms_roman, ' '))) as document
      from providers join districts on districts.id = district_id join categories on categories.id = category_id`.execute(
      db,
    )
    await sql`create index web_search_document on web_search using gin (document)`.execute(db)
    await sql`analyze web_search`.execute(db)
  })
  const { rows } = await sql<{
    bytes: number
  }>`select pg_relation_size('web_search_document') as bytes`.execute(db)
  const search = (text: string) =>
    sql`
      select provider_id from web_search, websearch_to_tsquery('simple', ${text}) as query where document @@ query
      order by ts_rank(document, query) desc limit ${LIMIT}`.execute(db)
  return { name: 'websearch_to_tsquery', search, bytes: rows[0]?.bytes ?? 0, seconds }
}

/** Those in memory only where the memory is enough for them. */
export const rivals = async (db: Db, { inMemory }: { inMemory: boolean }): Promise<Rival[]> => {
  const own = [await webSearch(db)]
  if (!inMemory) return own
  const rows = await rowsOf(db)
  return [...own, await miniSearch(rows), await orama(rows)]
}
