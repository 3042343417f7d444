import { sql } from 'kysely'
import type { Tx } from './db.ts'

/** For jobs that read a whole table. */
export const raiseStatementTimeout = (tx: Tx) => sql`set local statement_timeout = '5min'`.execute(tx)
