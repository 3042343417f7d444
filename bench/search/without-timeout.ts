import { Pool } from 'pg'
import { type Db, makeDb } from '../../server/platform/db/db.ts'

/** Work that takes longer than any request may: the product's own pools would end it. */
export const withoutTimeout = async <T>(url: string, work: (db: Db) => Promise<T>): Promise<T> => {
  const pool = new Pool({ connectionString: url, max: 1 })
  // The database may be stopped before the last connection has said goodbye.
  pool.on('error', () => {})
  try {
    return await work(makeDb(pool))
  } finally {
    await pool.end()
  }
}
