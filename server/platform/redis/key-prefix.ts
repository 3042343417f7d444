import { createHash } from 'node:crypto'
import type { Pool } from 'pg'

const INSTALLATION_QUERY = `select system_identifier || ' ' || current_database() as name from pg_control_system()`

/** Installations may share a Redis: each database has its own key prefix. */
export const redisKeyPrefix = async (pool: Pool) => {
  const { rows } = await pool.query<{ name: string }>(INSTALLATION_QUERY)
  const name = createHash('sha256')
    .update(rows[0]?.name ?? '')
    .digest('base64url')
    .slice(0, 16)
  return `haat:${name}:`
}
