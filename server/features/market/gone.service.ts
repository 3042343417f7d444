import { DAY } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { deleteGoneBefore, goneRead } from './gone.queries.ts'

const GONE_PERIOD = 30 * DAY
const startOfPeriod = (now: Date) => new Date(now.getTime() - GONE_PERIOD)

export type GoneKind = 'provider' | 'post'

/** Whether its page returns 410: for thirty days. */
export const isGone = async (db: Db, { kind, id, now }: { kind: GoneKind; id: number; now: Date }) =>
  (await goneRead(db, { kind, id, since: startOfPeriod(now).toISOString() })).length > 0

export const sweepGonePages = (db: Db, now: Date) => deleteGoneBefore(db, startOfPeriod(now))
