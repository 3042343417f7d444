// Loaded into every test process (`node --import`): records each distinct SQL text.
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { Client } from 'pg'

const folder = process.env.HAAT_QUERIES
const seen = new Set<string>()

const note = (asked: unknown) => {
  const text = typeof asked === 'string' ? asked : (asked as { text?: unknown } | undefined)?.text
  if (!folder || typeof text !== 'string' || seen.has(text)) return
  seen.add(text)
  appendFileSync(join(folder, `${process.pid}-${threadId}.jsonl`), `${JSON.stringify(text)}\n`)
}

const prototype = Client.prototype as unknown as { query: (...asked: unknown[]) => unknown }
const { query } = prototype
prototype.query = function noting(this: Client, ...asked: unknown[]) {
  note(asked[0])
  return query.apply(this, asked)
}
