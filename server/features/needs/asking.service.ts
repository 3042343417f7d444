// Selects the businesses that are asked about a need: five in each round, one more for each that declines in it, and the next round when
// few have replied. How many are left to ask is stored with the need and set to 0 in the transaction that asks: no business is asked twice.
import { needs } from '../../../contract/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Publish } from '../../platform/live/hub.ts'
import { notifyMany } from '../notifications/notifications.service.ts'
import { readDistricts } from '../places/district-distances.service.ts'
import { nextRoundAt } from './answering-hours.ts'
import {
  askNearest,
  countReplies,
  dueRoundsQuery,
  hasNeed,
  lockNeedToAsk,
  type NeedToAsk,
  saveProgress,
  selectAsked,
  selectSkipped,
} from './asking.queries.ts'
import { expireNeeds } from './write-need.queries.ts'
import { kmView } from './needs.view.ts'

type AskingDeps = Readonly<{ clock: Clock; publish: Publish }>

type Reason = 'first' | 'declined' | 'few_replies'
type DistrictsWithin = Awaited<ReturnType<typeof readDistricts>>
type Asking = { reason: Reason; now: Date; publish: Publish; districtsWithin: DistrictsWithin }

const { atOnce, most } = needs.asked
const FARTHEST_KM = needs.settings.radiusKm.max

const isOpen = ({ status, expiresAt }: NeedToAsk, now: Date) => status === 'open' && expiresAt > now

/** The own district first: in most selections it has enough businesses. */
const askNext = async (tx: Tx, need: NeedToAsk, { reason, now, publish, districtsWithin }: Asking) => {
  const count = Math.min(need.toAsk, most - need.askedCount)
  const own = [{ id: need.districtId, km: 0 }]
  const asked = await askNearest(tx, need, { reason, count, districts: own, now })
  const left = count - asked.length
  if (left > 0) {
    const districts = districtsWithin(need.districtId, FARTHEST_KM)
    asked.push(...(await askNearest(tx, need, { reason, count: left, districts, now })))
  }
  await notifyMany(tx, {
    kind: 'need_received',
    actorId: need.customerId,
    needId: need.id,
    to: asked.toSorted((a, b) => a - b),
    now,
    publish,
  })
  const askedCount = need.askedCount + asked.length
  return { askedCount, round: need.round, nextRoundAt: askedCount < most ? need.nextRoundAt : null }
}

/** Does nothing for a need that was closed or hidden meanwhile, or whose businesses were asked. */
export const askBusinesses = async (db: Db, needId: number, { clock, publish }: AskingDeps) => {
  const districtsWithin = await readDistricts(db)
  await inTransaction(db, async (tx) => {
    const need = await lockNeedToAsk(tx, needId)
    const now = clock()
    if (!need || !isOpen(need, now) || need.toAsk === 0) return
    const reason = need.askedCount === 0 ? 'first' : 'declined'
    await saveProgress(tx, need.id, await askNext(tx, need, { reason, now, publish, districtsWithin }))
  })
}

const startNextRound = async (db: Db, needId: number, { clock, publish }: AskingDeps) => {
  const districtsWithin = await readDistricts(db)
  await inTransaction(db, async (tx) => {
    const need = await lockNeedToAsk(tx, needId)
    const now = clock()
    if (!need || !isOpen(need, now) || need.nextRoundAt === null || need.nextRoundAt > now) return
    if ((await countReplies(tx, needId)) >= needs.moreAfter.replies) {
      await saveProgress(tx, needId, { ...need, nextRoundAt: null })
      return
    }
    const next = { ...need, toAsk: atOnce, round: need.round + 1, nextRoundAt: nextRoundAt(now) }
    const asking = { reason: 'few_replies', now, publish, districtsWithin } as const
    await saveProgress(tx, needId, await askNext(tx, next, asking))
  })
}

const AT_ONCE = 200

/** For a scheduled job. Each need has a transaction of its own. */
export const tendNeeds = async (db: Db, deps: AskingDeps) => {
  while ((await expireNeeds(db, deps.clock())) > 0);
  let after = { at: new Date(0), id: 0 }
  for (;;) {
    const due = await dueRoundsQuery(db, { now: deps.clock(), after, most: AT_ONCE }).execute()
    for (const { id } of due) await startNextRound(db, id, deps)
    const last = due.at(-1)
    if (!last?.nextRoundAt || due.length < AT_ONCE) return
    after = { at: last.nextRoundAt, id: last.id }
  }
}

type Ask = Awaited<ReturnType<typeof selectAsked>>[number]

const stateOf = ({ repliedAt, declinedAt }: Ask): 'waiting' | 'replied' | 'declined' => {
  if (repliedAt) return 'replied'
  return declinedAt ? 'declined' : 'waiting'
}

/** For the staff. */
export const explainNeed = async (db: Db, id: number) => {
  if (!(await hasNeed(db, id))) throw new Refusal('not_found')
  const [asked, skipped] = await Promise.all([selectAsked(db, id), selectSkipped(db, id)])
  return {
    asked: asked.map((row) => ({
      provider_id: row.providerId,
      name: row.name,
      asked_at: row.askedAt.toISOString(),
      reason: row.reason,
      distance_km: kmView(row.distanceKm),
      previously_asked_at: row.previouslyAskedAt?.toISOString() ?? null,
      state: stateOf(row),
    })),
    skipped: skipped.map((row) => ({
      provider_id: row.providerId,
      name: row.name,
      skipped_at: row.skippedAt.toISOString(),
      reason: row.reason,
      distance_km: kmView(row.distanceKm),
    })),
  } as const
}
