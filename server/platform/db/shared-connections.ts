// Quick reads share connections with pipelining: waiting and waking up is a large part of the cost of a small read.
import { Client, type QueryResult, type QueryResultRow } from 'pg'
import { PLANNER_OPTIONS, timedSocket } from './resilient-client.ts'
import { traceStatement } from '../tracing/spans.ts'
import type { Statement } from './statement-names.ts'

export type SharedConnections = Readonly<{
  /** Prepared on each connection once, under its name. */
  query: <R extends QueryResultRow>(statement: Statement, values: unknown[]) => Promise<QueryResult<R>>
  close: () => Promise<void>
}>

// A slow query delays those behind it.
const STATEMENT_TIMEOUT_MS = 5_000
const SOCKET_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 3_000
const SETTINGS = {
  pipeline: true,
  keepAlive: true,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  connectionTimeoutMillis: 5_000,
  options: PLANNER_OPTIONS,
}

/** One write for all queries of a turn of the event loop: the system call costs as much as the rest of a small query. */
const corkedSocket = (isWaiting: () => boolean) => {
  const socket = timedSocket(SOCKET_TIMEOUT_MS, isWaiting)
  let isCorked = false
  const cork = () => {
    if (isCorked) return
    isCorked = true
    socket.cork()
    setImmediate(() => {
      isCorked = false
      socket.uncork()
    })
  }
  return { socket, cork }
}

type Connection = Readonly<{ client: Client; cork: () => void }>

const openConnection = (url: string): SharedConnections => {
  let current: Connection | undefined
  let waiting = 0
  const open = (): Connection => {
    const { socket, cork } = corkedSocket(() => waiting > 0)
    const client = new Client({ connectionString: url, ...SETTINGS, stream: () => socket })
    const connection = { client, cork }
    const forget = () => {
      if (current === connection) current = undefined
    }
    // The caller gets the error; the next caller gets a new connection.
    client.on('error', forget).on('end', forget)
    client.connect().catch(forget)
    return connection
  }
  return {
    query: async (statement, values) => {
      current ??= open()
      current.cork()
      waiting += 1
      try {
        const { client } = current
        return await traceStatement(statement.text, () => client.query({ ...statement, values }))
      } finally {
        waiting -= 1
      }
    },
    close: async () => current?.client.end(),
  }
}

/** Opened by the first query. */
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
