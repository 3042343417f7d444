// Records the statements of some work, and whether they are prepared.
import { AsyncLocalStorage } from 'node:async_hooks'
import { Client } from 'pg'

export type RecordedStatement = Readonly<{
  text: string
  name: string | undefined
  values: readonly unknown[]
}>

type Asked = string | { text: string; name?: string; values?: unknown[] }
type AnyQuery = (...asked: unknown[]) => unknown

const statementOf = (asked: Asked, values: unknown): RecordedStatement =>
  typeof asked === 'string'
    ? { text: asked, name: undefined, values: Array.isArray(values) ? values : [] }
    : { text: asked.text, name: asked.name, values: asked.values ?? [] }

// Jobs and timers have no such context, and are not recorded.
const recording = new AsyncLocalStorage<RecordedStatement[]>()
const prototype = Client.prototype as unknown as { query: AnyQuery }
let isListening = false

const listen = () => {
  if (isListening) return
  isListening = true
  const { query } = prototype
  prototype.query = function noting(this: Client, ...asked: unknown[]) {
    recording.getStore()?.push(statementOf(asked[0] as Asked, asked[1]))
    return query.apply(this, asked)
  }
}

// Statements of pg-boss.
const isOurs = ({ text }: RecordedStatement) => !text.includes('pgboss')

export const statementsDuring = async <T>(work: () => Promise<T>) => {
  listen()
  const statements: RecordedStatement[] = []
  // Awaited inside, because an injected request starts when it is awaited.
  const result = await recording.run(statements, async () => await work())
  return { result, statements: statements.filter(isOurs) }
}
