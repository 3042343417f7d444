// Days are stored for at most 366 days, in a partition for each month, and then merged into months. Counts by post and search text are deleted
// after that time.
import { dateOf, indiaDate, indiaDay } from '../../../contract/open-state.ts'
import { type Db, inTransaction, raiseStatementTimeout } from '../../platform/db/db.ts'
import { countMonthsAhead, createMonths, dropMonths } from '../../platform/db/month-partitions.ts'
import { deleteOldPostDays, deleteOldSearches, foldDays, foldPartition } from './months.queries.ts'

const STORED_DAYS = 366
const TABLES = ['shop_days', 'post_days', 'shop_searches']

export const createFigureMonths = async (db: Db, now: Date) => {
  for (const table of TABLES) await createMonths(db, table, indiaDate(now))
}

export const figureMonthsAhead = (db: Db, now: Date) => countMonthsAhead(db, TABLES, indiaDate(now))

// Months without a partition of their own: those before the tables had partitions.
const foldOtherDays = (db: Db, before: string) =>
  inTransaction(db, async (tx) => {
    await raiseStatementTimeout(tx)
    await foldDays(tx, before)
    await deleteOldPostDays(tx, before)
    await deleteOldSearches(tx, before)
  })

export const foldOldDays = async (db: Db, now: Date) => {
  const before = dateOf(indiaDay(now) - STORED_DAYS)
  await dropMonths(db, { table: 'shop_days', before, save: foldPartition })
  await dropMonths(db, { table: 'post_days', before })
  await dropMonths(db, { table: 'shop_searches', before })
  await foldOtherDays(db, before)
}
