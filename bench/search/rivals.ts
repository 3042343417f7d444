// Others on the same rows. Those that search in memory get a process of their own, so that neither their memory nor their
// collector's work is counted as ours.
import { totalmem } from 'node:os'
import { sql } from 'kysely'
import { MB } from '../../contract/limits.ts'
import type { Db } from '../../server/platform/db/db.ts'
import { forkPart } from '../load/interrupt.ts'
import { sampleWithin, type Sample, summary } from './meter.ts'
import type { Answers, Task } from './rival-process.ts'
import { ROW_LIMIT } from './rival-rows.ts'

const SHARE_OF_MEMORY = 0.6

type Built = { bytes: number; seconds: number }

const described = (samples: readonly Sample[], { bytes, seconds }: Built) => ({
  asked: samples.length,
  ...summary(samples),
  'index MB': Math.round(bytes / MB),
  'built in s': Math.round(seconds),
})

/** `db` has no statement timeout: building the index takes longer than a request may. */
export const buildWebSearch = async (db: Db): Promise<Built> => {
  const started = performance.now()
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
  await sql`vacuum analyze web_search`.execute(db)
  const { rows } = await sql<Pick<Built, 'bytes'>>`
    select pg_relation_size('web_search_document') as bytes`.execute(db)
  return { bytes: rows[0]?.bytes ?? 0, seconds: (performance.now() - started) / 1_000 }
}

type Measure = (work: () => Promise<unknown>) => Promise<Sample>

export const webSearchMetrics = async (
  db: Db,
  { built, texts, measure }: { built: Built; texts: readonly string[]; measure: Measure },
) => {
  const search = (text: string) =>
    sql`
      select provider_id from web_search, websearch_to_tsquery('simple', ${text}) as query where document @@ query
      order by ts_rank(document, query) desc limit ${ROW_LIMIT}`.execute(db)
  return described(await sampleWithin(texts, (text) => measure(() => search(text))), built)
}

/** Memory that is not enough is an answer, too. */
export const inMemoryMetrics = (name: Task['name'], url: string, texts: readonly string[]) =>
  new Promise<object>((resolve) => {
    const megabytes = Math.floor((totalmem() * SHARE_OF_MEMORY) / MB)
    const child = forkPart(new URL('rival-process.ts', import.meta.url), [], {
      execArgv: ['--expose-gc', `--max-old-space-size=${megabytes}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.on('message', ({ samples, ...built }: Answers) => resolve(described(samples, built)))
    child.on('exit', () => {
      const why = said.includes('heap out of memory') ? `not enough memory in ${megabytes} MB` : said.trim()
      resolve({ asked: 0, 'wall ms': why.split('\n')[0] })
    })
    child.send({ name, url, texts } satisfies Task)
  })
