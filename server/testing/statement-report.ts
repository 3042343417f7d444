// The report of `npm run queries`: whether the statements of each endpoint are prepared, and their planning and execution times with
// the few rows of a test.
import { writeFile } from 'node:fs/promises'
import { Client } from 'pg'
import type { RecordedStatement } from './statements.ts'
import type { TestServer } from './happy-calls/call.ts'

/** Milliseconds. Null: not planned, or not repeatable. */
export type ReportedStatement = {
  text: string
  isPrepared: boolean
  planMs: number | null
  executeMs: number | null
}
export type StatementReport = Record<string, ReportedStatement[]>

type Explained = { 'QUERY PLAN': [{ 'Planning Time': number; 'Execution Time'?: number }] }

const IS_PLANNED = /^[\s(]*(select|insert|update|delete|with)\b/i
export const isPlanned = ({ text }: RecordedStatement) => IS_PLANNED.test(text)

/** Rolled back. Measured with warm catalog caches. */
const explain = async (client: Client, { text, values }: RecordedStatement, options: string) => {
  const ask = () =>
    client.query<Explained>(`explain (${options}, summary, format json) ${text}`, values as unknown[])
  await client.query('begin')
  try {
    await ask()
    await client.query('rollback and chain')
    return (await ask()).rows[0]?.['QUERY PLAN'][0]
  } catch {
    return undefined
  } finally {
    await client.query('rollback')
  }
}

const reportOf = async (client: Client, statement: RecordedStatement): Promise<ReportedStatement> => {
  const { text, name } = statement
  // A unique row cannot be inserted again, so it is only planned.
  const found =
    isPlanned(statement) &&
    ((await explain(client, statement, 'analyze, timing off')) ??
      (await explain(client, statement, 'costs off')))
  return {
    text,
    isPrepared: name !== undefined,
    planMs: found ? found['Planning Time'] : null,
    executeMs: (found && found['Execution Time']) || null,
  }
}

type HeardStatements = ReadonlyMap<string, readonly RecordedStatement[]>

/** Written to the file of HAAT_STATEMENTS, if set. */
export const writeStatementReport = async ({ ctx }: TestServer, heard: HeardStatements) => {
  const file = process.env.HAAT_STATEMENTS
  if (!file) return
  const client = new Client({ connectionString: ctx.pool.options.connectionString ?? '' })
  await client.connect()
  const report: StatementReport = {}
  for (const [name, statements] of heard) {
    const rows = (report[name] = [] as ReportedStatement[])
    for (const statement of statements) rows.push(await reportOf(client, statement))
  }
  await client.end()
  await writeFile(file, JSON.stringify(report))
}
