// Deleted businesses and posts that were public, recorded by triggers.
import { DAY } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { deleteGoneBefore, goneRead } from './gone.queries.ts'

const KEPT = 30 * DAY
const keptSince = (now: Date) => new Date(now.getTime() - KEPT)

export type GoneKind = 'provider' | 'post'

/** Whether its page returns 410: for thirty days. */
export const isGone = async (db: Db, { kind, id, now }: { kind: GoneKind; id: number; now: Date }) =>
  (await goneRead(db, { kind, id, since: keptSince(now).toISOString() })).length > 0

export const sweepGonePages = (db: Db, now: Date) => deleteGoneBefore(db, keptSince(now))
