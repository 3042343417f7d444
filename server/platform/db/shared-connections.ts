// Connections that quick reads share: each is asked one question behind the other, without waiting for the answers before. Both
// sides then wait and wake less, which is a good part of what a small read costs.
import { Client, Query, type QueryResult, type QueryResultRow } from 'pg'
import { PLANNING } from './planning.ts'

export type Statement = Readonly<{ name: string; sql: string }>

export type SharedConnections = Readonly<{
  /** Prepared on each connection once, under its name. */
  ask: <R extends QueryResultRow>(statement: Statement, values: unknown[]) => Promise<QueryResult<R>>
  close: () => Promise<void>
}>

type OnAnswer = (error: Error | undefined, result: unknown) => void

/** Named afterwards: pg makes costly copies of a query that comes as an object. */
export const namedQuery = ({ name, sql }: Statement, values: unknown[], onAnswer?: OnAnswer) =>
  Object.assign(new Query(sql, values, onAnswer), { name })

// A slow question would hold up those behind it.
const SETTINGS = {
  pipeline: true,
  statement_timeout: 5_000,
  connectionTimeoutMillis: 5_000,
  options: PLANNING,
}

const openConnection = (url: string): SharedConnections => {
  let current: Client | undefined
  const open = () => {
    const client = new Client({ connectionString: url, ...SETTINGS })
    const forget = () => {
      if (current === client) current = undefined
    }
    // Whoever asked hears of it; whoever asks next gets a new one.
    client.on('error', forget).on('end', forget)
    client.connect().catch(forget)
    return client
  }
  return {
    ask: (statement, values) =>
      new Promise((resolve, reject) => {
        current ??= open()
        const onAnswer: OnAnswer = (error, result) => (error ? reject(error) : resolve(result as never))
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
    ask: (statement, values) => {
      turn = (turn + 1) % count
      return (connections[turn] as SharedConnections).ask(statement, values)
    },
    close: async () => void (await Promise.all(connections.map((each) => each.close()))),
  }
}
