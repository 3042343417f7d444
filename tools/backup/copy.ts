import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from, to } from 'pg-copy-streams'

/** The output of a `copy ... to stdout`, in chunks that may end within a row. */
export const copyOut = (client: Client, sql: string): AsyncIterable<Buffer> => client.query(to(sql))

const NEWLINE = 0x0a

/** Parts of whole rows, each loadable without the others: COPY escapes newlines in values, so a newline ends a row. */
export async function* inParts(chunks: AsyncIterable<Buffer>, size: number) {
  let part: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    part.push(chunk)
    bytes += chunk.length
    const end = chunk.lastIndexOf(NEWLINE) + 1
    if (bytes < size || end === 0) continue
    const rest = chunk.subarray(end)
    yield Buffer.concat(part, bytes - rest.length)
    part = [rest]
    bytes = rest.length
  }
  if (bytes > 0) yield Buffer.concat(part)
}

export const copyIn = (client: Client, sql: string, rows: Buffer) => pipeline([rows], client.query(from(sql)))
