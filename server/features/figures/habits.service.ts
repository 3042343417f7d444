// Once a day: what businesses have that are called more often. The dashboard suggests from it.
import { dateOf, indiaDay, startOfDay } from '../../../contract/open-state.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { raiseStatementTimeout } from '../../platform/db/statement-timeout.ts'
import { deleteHabits, insertHabits } from './habits.queries.ts'

/** Also how long ago a post is no longer a habit. */
const HABIT_DAYS = 30

export const firstHabitDay = (now: Date) => indiaDay(now) - HABIT_DAYS + 1

export const countHabits = (db: Db, now: Date) =>
  inTransaction(db, async (tx) => {
    const first = firstHabitDay(now)
    await raiseStatementTimeout(tx)
    await deleteHabits(tx)
    await insertHabits(tx, { since: dateOf(first), sinceAt: startOfDay(first) })
  })
