// Writes lock the account of the customer before the need, in the same order as deleting an account does.
import { sql } from 'kysely'
import { eachLanguage, type Language } from '../../../contract/language.ts'
import { DAY, type needCloseReasons, needs as limits, type needWhens } from '../../../contract/limits.ts'
import { indiaDay, startOfDay } from '../../../contract/open-state.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type Params, preparedRead, preparedStatement } from '../../platform/db/prepared.ts'
import type { VoiceColumn } from '../media/voice-upload.service.ts'

type NewNeed = {
  customerId: number
  text: string
  wordsKey: string
  categoryId: number
  districtId: number
  wanted: (typeof needWhens)[number]
  budgetPaise: number | null
  voice: { id: number; column: VoiceColumn } | null
  nextRoundAt: Date
  now: Date
}

const OWN_COUNTS = `
  select count(*) filter (where status = 'open' and expires_at > $1) as open,
    count(*) filter (where created_at >= $2) as today
  from needs where customer_id = $3 and created_at > $4`

const isBelowLimits = `open < ${limits.open} and today < ${limits.perDay}`

// An open need is younger than its lifetime.
const countedFor = (customerId: number, now: Date) => [
  now,
  startOfDay(indiaDay(now)),
  customerId,
  new Date(now.getTime() - limits.lifetime - DAY),
]

const canWriteStatement = preparedStatement<{ can: boolean }>(
  'need_can_write',
  `select ${isBelowLimits} as can from (${OWN_COUNTS}) as own`,
)

export const canWriteNeed = async (db: Db, { customerId, now }: { customerId: number; now: Date }) =>
  (await canWriteStatement(db, countedFor(customerId, now)))[0]?.can ?? false

// `repeated`: the same text within the lifetime of a need. One-word names, because Kysely converts them in a transaction only.
const insertStatement = preparedStatement<{ id: number; repeated: boolean; since: Date }>(
  'need_insert',
  `insert into needs (
    customer_id, created_at, expires_at, next_round_at, text, words_key, category_id, district_id, wanted, budget_paise,
    voice_id, voice
  )
  select $3, $1, $5::timestamptz, $6::timestamptz, $7::text, $8::text, $9::integer, $10::integer, $11::text, $12::bigint,
    $13::bigint, $14::jsonb
  from (${OWN_COUNTS}) as own where ${isBelowLimits}
  returning id, (select created_at from accounts where accounts.id = $3) as since,
    exists (select from needs where words_key = $8 and created_at > $4) as repeated`,
)

/** Undefined above the limits. The caller has locked the account, so that concurrent needs are counted. */
export const insertNeed = async (tx: Tx, need: NewNeed) => {
  const { text, wordsKey, categoryId, districtId, wanted, budgetPaise, voice, nextRoundAt, now } = need
  const expiresAt = new Date(now.getTime() + limits.lifetime)
  const [row] = await insertStatement(tx, [
    ...countedFor(need.customerId, now),
    expiresAt,
    nextRoundAt,
    text,
    wordsKey,
    categoryId,
    districtId,
    wanted,
    budgetPaise,
    voice?.id ?? null,
    voice && JSON.stringify(voice.column),
  ])
  return row && { id: row.id, isRepeated: row.repeated, memberSince: row.since }
}

export const appendNeedMedia = async (tx: Tx, needId: number, mediaIds: readonly number[]) => {
  if (mediaIds.length === 0) return
  const rows = mediaIds.map((mediaId, position) => ({ needId, mediaId, position }))
  await tx.insertInto('needMedia').values(rows).execute()
}

/** The caller has locked the account. */
export const lockOwnNeed = (tx: Tx, { id, customerId }: { id: number; customerId: number }) =>
  tx
    .selectFrom('needs')
    .select(['id', 'customerId', 'text', 'status', 'expiresAt'])
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst()

type End =
  | { status: 'chosen' | 'expired'; endedAt: Date }
  | { status: 'closed'; closeReason: (typeof needCloseReasons)[number]; endedAt: Date }

export const endNeed = (tx: Tx, id: number, end: End) =>
  tx
    .updateTable('needs')
    .set({ ...end, nextRoundAt: null, toAsk: 0 })
    .where('id', '=', id)
    .execute()

export const askedProviders = async (tx: Tx, needId: number) => {
  const rows = await tx
    .selectFrom('needAsks')
    .select('providerId')
    .where('needId', '=', needId)
    .orderBy('providerId')
    .execute()
  return rows.map(({ providerId }) => providerId)
}

export const selectReply = (tx: Tx, { needId, replyId }: { needId: number; replyId: number }) =>
  tx
    .selectFrom('needReplies')
    .select(['id', 'providerId', 'text', 'pricePaise', 'priceToPaise', 'isChosen'])
    .where('needId', '=', needId)
    // An id of the contract may exceed the column type. It is unknown then instead of an error.
    .where('id', '=', sql<number>`${replyId}::bigint`)
    .executeTakeFirst()

export const markChosen = (tx: Tx, id: number) =>
  tx.updateTable('needReplies').set({ isChosen: true }).where('id', '=', id).execute()

export const setNeedVisibility = async (tx: Tx, id: number, visibility: 'shown' | 'hidden' | 'removed') => {
  const changed = await tx.updateTable('needs').set({ visibility }).where('id', '=', id).executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

const EXPIRED_AT_ONCE = 500

/** Returns how many. */
export const expireNeeds = async (db: Db, now: Date) => {
  const due = db
    .selectFrom('needs')
    .select('id')
    .where('status', '=', sql.lit('open'))
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(EXPIRED_AT_ONCE)
    .forNoKeyUpdate()
    .skipLocked()
  const changed = await db
    .updateTable('needs')
    .set({ status: 'expired', endedAt: now, nextRoundAt: null, toAsk: 0 })
    .where('id', 'in', due)
    .executeTakeFirst()
  return Number(changed.numUpdatedRows)
}

const RETENTION_MS = 365 * DAY

export const sweepNeeds = (db: Db, now: Date) =>
  db
    .deleteFrom('needs')
    .where('status', '<>', sql.lit('open'))
    .where('endedAt', '<', new Date(now.getTime() - RETENTION_MS))
    .execute()

type Place = { categoryId: number; districtId: number }

// An id of the contract may exceed the column type. It is unknown then instead of an error.
const placeQuery = (lang: Language) => (db: Db, param: Params<Place>) => {
  const name = sql.ref(lang === 'hi' ? 'nameHi' : 'nameEn')
  const title = sql.ref(lang === 'hi' ? 'titleHi' : 'titleEn')
  const districtId = sql`${param('districtId')}::bigint`
  return db.selectNoFrom([
    sql<string | null>`(
      select ${title} from categories where id = ${param('categoryId')}::bigint and retired_at is null
    )`.as('category'),
    sql<string | null>`(select ${name} from districts where id = ${districtId})`.as('district'),
    sql<string | null>`(
      select states.${name} from states join districts on districts.state_id = states.id where districts.id = ${districtId}
    )`.as('state'),
  ])
}

/** The names of the place, which are null when it is unknown. */
export const placeRead = eachLanguage((lang) => preparedRead(`need_place_${lang}`, placeQuery(lang)))
export type PlaceNames = Awaited<ReturnType<(typeof placeRead)['en']>>[number]
