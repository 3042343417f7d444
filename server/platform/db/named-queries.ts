// Repeated queries of Kysely become prepared statements, so that each connection parses them once.
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { DatabaseError, type Pool, type PoolClient } from 'pg'
import { traceStatement } from '../tracing/spans.ts'
import { renameStatement, statementNameOf } from './statement-names.ts'

// A migration has changed the type of a column, which is not allowed while older processes run (decision 21).
const isOutdated = (error: unknown) =>
  error instanceof DatabaseError &&
  error.code === '0A000' &&
  error.message.includes('cached plan must not change result type')

const OUTSIDE_TRANSACTION = 'I'

/** An outdated statement is prepared again under another name; a transaction fails. */
const queryNamed = async (client: PoolClient, text: string, values: unknown[]) => {
  const name = statementNameOf(text)
  if (name === undefined) return client.query(text, values)
  try {
    return await client.query({ name, text, values })
  } catch (error) {
    if (!isOutdated(error)) throw error
    renameStatement(text)
    if (client.getTransactionStatus() !== OUTSIDE_TRANSACTION) throw error
    return client.query(text, values)
  }
}

const namedClient = (client: PoolClient): PostgresPoolClient => {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('cursors are not supported')
    return traceStatement(text, () => queryNamed(client, text, [...values]))
  }
  return { query, release: (destroy) => client.release(destroy) }
}

export const namedQueries = (pool: Pool): PostgresPool => {
  const clients = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    connect: async () => {
      const client = await pool.connect()
      const named = clients.get(client) ?? namedClient(client)
      clients.set(client, named)
      return named
    },
    end: () => pool.end(),
    options: pool.options,
  }
}
