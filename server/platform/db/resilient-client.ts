// A connection that may be lost at any moment and takes nobody along, and on which nobody waits for ever. It prepares what it is asked
// again and again.
import { Socket } from 'node:net'
import { Client, type ClientConfig } from 'pg'
import { codeOf } from '../postgres/errno.ts'
import { namedQuery, renameStatement, statementNameOf } from './statement-names.ts'

/**
 * A database that stands still, or a cable that was cut, does not hang up: it says nothing. PostgreSQL's own timeouts don't help
 * there, so a query that waits longer than the longest of them gets an error.
 */
const boundedSocket = (silenceMs: number, isAwaited: () => boolean) => () => {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () => {
    if (isAwaited()) socket.destroy(new Error('connection timeout: the database says nothing'))
  })
}

/** No bound but the kernel's: it asks now and then whether the other side is still there. */
export const NO_TIMEOUT = 0

type SocketTimeout = { silenceMs: number; isAwaited?: () => boolean }

/** As pg's clients are asked: it has a signature for each way. */
type Ask = (...asked: unknown[]) => unknown
type OnAnswer = (error: Error | undefined, result?: unknown) => void
type NamedText = { name: string; sql: string; values: unknown[] }

// A migration has changed the type of a column. None may while older processes run (decision 21); if one does, only a transaction
// that has begun fails by it.
const isOutdated = (error: Error) =>
  codeOf(error) === '0A000' && error.message.includes('cached plan must not change result type')

const IN_NO_TRANSACTION = 'I'

const askNamed = (client: Client, ask: Ask, { values, ...statement }: NamedText, onAnswer: OnAnswer) => {
  const answer: OnAnswer = (error, result) => {
    if (!error || !isOutdated(error)) return onAnswer(error, result)
    renameStatement(statement.sql)
    if (client.getTransactionStatus() !== IN_NO_TRANSACTION) return onAnswer(error)
    return void ask(statement.sql, values, onAnswer)
  }
  ask(namedQuery(statement, values, answer))
}

const promiseNamed = (client: Client, ask: Ask, statement: NamedText) =>
  new Promise<unknown>((resolve, reject) => {
    askNamed(client, ask, statement, (error, result) => (error ? reject(error) : resolve(result)))
  }).catch((error: Error) => {
    // The stack of the caller, and not that of the socket.
    Error.captureStackTrace(error)
    throw error
  })

export const resilientClient = ({ silenceMs, isAwaited = () => true }: SocketTimeout) =>
  class SturdyClient extends Client {
    constructor(config: ClientConfig) {
      super({ ...config, keepAlive: true, stream: boundedSocket(silenceMs, isAwaited) })
      // The pool listens only to those that nobody uses. The user of a lost one gets the error with the next query; an error without
      // a listener would end the process.
      this.on('error', () => {})
    }

    override query(...asked: unknown[]): never {
      const [sql, values = [], onAnswer] = asked
      const ask: Ask = (...given) => (super.query as Ask)(...given)
      const name = typeof sql === 'string' && Array.isArray(values) ? statementNameOf(sql) : undefined
      if (name === undefined) return ask(...asked) as never
      const statement = { name, sql, values } as NamedText
      if (typeof onAnswer === 'function') return askNamed(this, ask, statement, onAnswer as OnAnswer) as never
      return promiseNamed(this, ask, statement) as never
    }
  } as unknown as new (config: ClientConfig) => Client

/** As the pool's type wants it. */
export const poolClient = (bounds: SocketTimeout) => resilientClient(bounds) as unknown as new () => Client
