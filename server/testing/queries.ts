import type { Pool, PoolClient } from 'pg'

const textOf = (first: unknown) => (typeof first === 'string' ? first : (first as { text: string }).text)

/** The SQL of everything that is asked of the database while the work is done. */
export const queriesDuring = async (pool: Pool, work: () => Promise<unknown>) => {
  const seen: string[] = []
  const watched = new Set<PoolClient>()
  const watch = (client: PoolClient) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown
    const noting = (...asked: unknown[]) => {
      seen.push(textOf(asked[0]))
      return query(...asked)
    }
    Object.assign(client, { query: noting })
  }
  pool.on('acquire', watch)
  try {
    await work()
  } finally {
    pool.off('acquire', watch)
    // Its class has the real one.
    for (const client of watched) Reflect.deleteProperty(client, 'query')
  }
  return seen
}
