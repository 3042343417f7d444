// Connections that quick reads share: each is asked one question behind the other, without waiting for the answers before. Both
// sides then wait and wake less, which is a good part of what a small read costs.
import type { Socket } from 'node:net'
import type { Client, QueryResult, QueryResultRow } from 'pg'
import { PLANNING } from './planning.ts'
import { resilientClient } from './resilient-client.ts'
import { namedQuery, type Statement } from './statement-names.ts'

export type SharedConnections = Readonly<{
  /** Prepared on each connection once, under its name. */
  query: <R extends QueryResultRow>(statement: Statement, values: unknown[]) => Promise<QueryResult<R>>
  close: () => Promise<void>
}>

type OnAnswer = (error: Error | undefined, result: unknown) => void

// A slow question would hold up those behind it.
const STATEMENT_TIMEOUT_MS = 5_000
const SOCKET_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 3_000
const SETTINGS = {
  pipeline: true,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  connectionTimeoutMillis: 5_000,
  options: PLANNING,
}

/** What is asked in one turn of the event loop goes out in one write: the system call costs as much as the rest of a small question. */
const gatherWrites = () => {
  const gathering = new WeakSet<Client>()
  return (client: Client) => {
    if (gathering.has(client)) return
    gathering.add(client)
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    stream.cork()
    setImmediate(() => {
      gathering.delete(client)
      stream.uncork()
    })
  }
}

const openConnection = (url: string): SharedConnections => {
  let current: Client | undefined
  let waiting = 0
  const gather = gatherWrites()
  const Connected = resilientClient({ silenceMs: SOCKET_TIMEOUT_MS, isAwaited: () => waiting > 0 })
  const open = () => {
    const client = new Connected({ connectionString: url, ...SETTINGS })
    const forget = () => {
      if (current === client) current = undefined
    }
    // The caller gets the error; the next caller gets a new connection.
    client.on('error', forget).on('end', forget)
    client.connect().catch(forget)
    return client
  }
  return {
    query: (statement, values) =>
      new Promise((resolve, reject) => {
        current ??= open()
        gather(current)
        waiting += 1
        const onAnswer: OnAnswer = (error, result) => {
          waiting -= 1
          if (error) reject(error)
          else resolve(result as never)
        }
        current.query(namedQuery(statement, values, onAnswer))
      }),
    close: async () => current?.end(),
  }
}

/** Opened when they are first asked. */
export const shareConnections = (url: string, count = 2): SharedConnections => {
  const connections = Array.from({ length: count }, () => openConnection(url))
  let turn = 0
  return {
    query: (statement, values) => {
      turn = (turn + 1) % count
      const connection = connections[turn]
      if (!connection) throw new Error('there is no connection to share')
      return connection.query(statement, values)
    },
    close: async () => void (await Promise.all(connections.map((each) => each.close()))),
  }
}
