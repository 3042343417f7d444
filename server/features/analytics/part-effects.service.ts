import { dateOf, indiaDay, startOfDay } from '../../../contract/open-state.ts'
import { type Db, inTransaction, raiseStatementTimeout } from '../../platform/db/db.ts'
import { deletePartEffects, insertPartEffects } from './part-effects.queries.ts'

const MEASURED_DAYS = 30

export const firstMeasuredDay = (now: Date) => indiaDay(now) - MEASURED_DAYS + 1

export const measurePartEffects = (db: Db, now: Date) =>
  inTransaction(db, async (tx) => {
    const first = firstMeasuredDay(now)
    await raiseStatementTimeout(tx)
    await deletePartEffects(tx)
    await insertPartEffects(tx, { since: dateOf(first), sinceAt: startOfDay(first) })
  })
