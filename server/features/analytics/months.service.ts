// Days are stored for a year, and then merged into months. Counts by post and search text are deleted after that year.
import { dateOf, indiaDay } from '../../../contract/open-state.ts'
import { type Db, inTransaction, raiseStatementTimeout } from '../../platform/db/db.ts'
import { deleteOldPostDays, deleteOldSearches, foldDays } from './months.queries.ts'

const STORED_DAYS = 366

export const foldOldDays = (db: Db, now: Date) =>
  inTransaction(db, async (tx) => {
    await raiseStatementTimeout(tx)
    const before = dateOf(indiaDay(now) - STORED_DAYS)
    await foldDays(tx, before)
    await deleteOldPostDays(tx, before)
    await deleteOldSearches(tx, before)
  })
