// The businesses are selected by the feature itself; the bells are filled with those of the other rows.
import { DAY, needs as limits } from '../../contract/limits.ts'
import { nextRoundAt } from '../../server/features/needs/answering-hours.ts'
import { askNearest, lockNeedToAsk, saveProgress } from '../../server/features/needs/asking.queries.ts'
import { insertReply, markReplied } from '../../server/features/needs/replies.queries.ts'
import { endNeed, insertNeed, markChosen } from '../../server/features/needs/write-need.queries.ts'
import { readDistricts } from '../../server/features/places/district-distances.service.ts'
import type { Tx } from '../../server/platform/db/db.ts'
import { wordsKey } from '../../server/platform/words-key.ts'
import { later } from '../calendar.ts'
import type { Market } from '../market.ts'
import type { Need } from '../talk/needs.ts'
import { found, insertAll } from './batches.ts'
import type { Ids } from './people-rows.ts'

const MINUTE = 60_000
const PAISE = 100
const paise = (rupees: number | null) => (rupees === null ? null : rupees * PAISE)

// Towns of the demo have few businesses of a category, so most serve the whole division.
const RADIUS_KM = 120

const placeOf = (tx: Tx, providerId: number) =>
  tx
    .selectFrom('providers')
    .select(['categoryId', 'districtId'])
    .where('accountId', '=', providerId)
    .executeTakeFirstOrThrow()

const askFor = async (tx: Tx, needId: number, now: Date) => {
  const need = await lockNeedToAsk(tx, needId)
  if (!need) return []
  const around = (await readDistricts(tx))(need.districtId, limits.settings.radiusKm.max)
  const districts = [{ id: need.districtId, km: 0 }, ...around]
  const count = limits.asked.atOnce
  const asked = await askNearest(tx, need, { reason: 'first', count, districts, now })
  await saveProgress(tx, needId, { ...need, askedCount: asked.length })
  return asked
}

type Written = { id: number; need: Need; now: Date }

const insertReplies = async (tx: Tx, { id: needId, need, now }: Written, asked: readonly number[]) => {
  const ids = []
  for (const [index, { text, rupees, afterMinutes }] of need.replies.slice(0, asked.length).entries()) {
    const providerId = asked[index] ?? 0
    const createdAt = new Date(
      Math.min(now.getTime(), later(need.createdAt, afterMinutes * MINUTE).getTime()),
    )
    const prices = { pricePaise: paise(rupees), priceToPaise: null }
    const reply = { needId, providerId, text, ...prices, minutes: afterMinutes, createdAt }
    ids.push((await insertReply(tx, reply)).id)
    await markReplied(tx, { id: needId, providerId }, createdAt)
  }
  return ids
}

const insertOne = async (tx: Tx, need: Need, { accounts, now }: { accounts: Ids; now: Date }) => {
  const { text, wanted, createdAt } = need
  const nearId = found(accounts, need.near)
  const written = await insertNeed(tx, {
    customerId: found(accounts, need.customer),
    text,
    wordsKey: wordsKey(text),
    ...(await placeOf(tx, nearId)),
    wanted,
    budgetPaise: paise(need.rupees),
    voice: null,
    nextRoundAt: nextRoundAt(createdAt),
    now: createdAt,
  })
  if (!written) return
  const asked = await askFor(tx, written.id, createdAt)
  // The business nearby replies first.
  const inOrder = asked.toSorted((one, other) => Number(other === nearId) - Number(one === nearId))
  const [chosen] = await insertReplies(tx, { id: written.id, need, now }, inOrder)
  const endedAt = new Date(Math.min(now.getTime(), later(createdAt, DAY).getTime()))
  if (need.end === 'chosen' && chosen) {
    await markChosen(tx, chosen)
    await endNeed(tx, written.id, { status: 'chosen', endedAt })
  } else if (need.end === 'closed')
    await endNeed(tx, written.id, { status: 'closed', closeReason: 'found_elsewhere', endedAt })
}

export const insertNeeds = async (tx: Tx, { needs, providers }: Market, accounts: Ids, now: Date) => {
  const settings = providers.map(({ username }) => ({
    providerId: found(accounts, username),
    radiusKm: RADIUS_KM,
  }))
  await insertAll(tx, 'needProviders', settings)
  for (const need of needs) await insertOne(tx, need, { accounts, now })
}
