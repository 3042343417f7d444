// Days are kept for a year, and then as months. What was read and searched for is forgotten after that year.
import { dateOf, indiaDay } from '../../../contract/open-state.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { raiseStatementTimeout } from '../../platform/db/statement-timeout.ts'
import { deleteOldPostDays, deleteOldSearches, foldDays } from './months.queries.ts'

const DAYS_KEPT = 366

export const foldOldDays = (db: Db, now: Date) =>
  inTransaction(db, async (tx) => {
    await raiseStatementTimeout(tx)
    const before = dateOf(indiaDay(now) - DAYS_KEPT)
    await foldDays(tx, before)
    await deleteOldPostDays(tx, before)
    await deleteOldSearches(tx, before)
  })
