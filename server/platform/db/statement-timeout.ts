import { sql } from 'kysely'
import type { Tx } from './db.ts'

/** For the work of a job that goes over a whole table. It holds until the transaction ends. */
export const raiseStatementTimeout = (tx: Tx) => sql`set local statement_timeout = '5min'`.execute(tx)
