// PostgreSQL's COPY through pg, which knows its messages and leaves the rest to the caller.
import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { Duplex } from 'node:stream'
import type { Client, Connection } from 'pg'

type Wire = Connection & {
  stream: Duplex
  sendCopyFromChunk: (chunk: Buffer) => void
  endCopyFrom: () => void
}

/** What pg calls while the query is under way. */
const quiet = {
  handleRowDescription: () => {},
  handleDataRow: () => {},
  handlePortalSuspended: () => {},
  handleEmptyQuery: () => {},
  handleCommandComplete: () => {},
}

class Rows extends Readable {
  readonly #sql: string
  #wire: Wire | undefined

  constructor(sql: string) {
    super()
    this.#sql = sql
    Object.assign(this, quiet)
  }

  submit(wire: Wire) {
    this.#wire = wire
    wire.query(this.#sql)
  }

  handleCopyData({ chunk }: { chunk: Buffer }, wire: Wire) {
    if (this.destroyed) return
    // Copied: pg goes on using the memory that it points into.
    if (!this.push(Buffer.from(chunk))) wire.stream.pause()
  }

  handleReadyForQuery() {
    this.push(null)
  }

  handleError(error: Error) {
    this.destroy(error)
  }

  override _read() {
    this.#wire?.stream.resume()
  }

  // Nobody listens any more: the rest flows away, and the connection can be ended.
  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    this.#wire?.stream.resume()
    done(error)
  }
}

/** The rows of a `copy ... to stdout`, one after the other; the database waits when they are not taken. */
export const copyOut = (client: Client, sql: string): AsyncIterable<Buffer> =>
  client.query(new Rows(sql) as never)

/** Whole rows together, so that each part can be read without the others. */
export async function* inParts(rows: AsyncIterable<Buffer>, size: number) {
  let part: Buffer[] = []
  let bytes = 0
  for await (const row of rows) {
    part.push(row)
    bytes += row.length
    if (bytes < size) continue
    yield Buffer.concat(part)
    part = []
    bytes = 0
  }
  if (part.length > 0) yield Buffer.concat(part)
}

const SLICE = 65_536

const feed = async (wire: Wire, rows: Buffer) => {
  for (let at = 0; at < rows.length; at += SLICE) {
    wire.sendCopyFromChunk(rows.subarray(at, at + SLICE))
    if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain')
  }
  wire.endCopyFrom()
}

/** Takes whole rows for a `copy ... from stdin`. */
export const copyIn = (client: Client, sql: string, rows: Buffer) =>
  new Promise<void>((resolve, reject) => {
    client.query({
      ...quiet,
      submit: (wire: Wire) => wire.query(sql),
      handleCopyInResponse: (wire: Wire) => void feed(wire, rows).catch(reject),
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    } as never)
  })
