import { Client } from 'pg'

type AnyQuery = (...asked: unknown[]) => unknown
const textOf = (first: unknown) => (typeof first === 'string' ? first : (first as { text: string }).text)

/** The SQL of everything that is asked of the database while the work is done, except for what the jobs ask by themselves. */
export const queriesDuring = async (work: () => Promise<unknown>) => {
  const seen: string[] = []
  const prototype = Client.prototype as unknown as { query: AnyQuery }
  const { query } = prototype
  prototype.query = function noting(this: Client, ...asked: unknown[]) {
    seen.push(textOf(asked[0]))
    return query.apply(this, asked)
  }
  try {
    await work()
  } finally {
    prototype.query = query
  }
  return seen.filter((text) => !text.includes('pgboss'))
}
