import { type Expression, expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { eachLanguage, type Language } from '../../../contract/language.ts'
import { DAY, lists, needs as limits, type needStatuses } from '../../../contract/limits.ts'
import type { Db, Tables } from '../../platform/db/db.ts'
import { afterCursor, type TimePage } from '../../platform/db/keyset.ts'
import { type Params, preparedRead } from '../../platform/db/prepared.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { allHiddenFrom } from '../blocks/blocks.service.ts'
import { answerMinutesOf } from '../providers/providers.service.ts'

const named = (lang: Language) => (lang === 'hi' ? 'nameHi' : 'nameEn')
const titled = (lang: Language) => (lang === 'hi' ? 'titleHi' : 'titleEn')

// One-word column names, because JSON rows are not converted to camel case.
const repliesRows = () =>
  expressionBuilder<Tables>()
    .selectFrom('needReplies')
    .innerJoin('needAsks', (join) =>
      join
        .onRef('needAsks.needId', '=', 'needReplies.needId')
        .onRef('needAsks.providerId', '=', 'needReplies.providerId'),
    )
    .innerJoin('providers', 'providers.accountId', 'needReplies.providerId')
    .innerJoin('accounts', 'accounts.id', 'needReplies.providerId')
    .select([
      'needReplies.id',
      'needReplies.providerId as provider',
      'needReplies.text',
      'needReplies.pricePaise as price',
      'needReplies.priceToPaise as upto',
      'needReplies.isChosen as chosen',
      'needReplies.createdAt as at',
      'needReplies.editedAt as edited',
      'needAsks.distanceKm as km',
      'providers.businessName as name',
      'providers.logo',
      'providers.ratings',
      'providers.hours',
      'providers.closedOn as closed',
      sql<boolean>`providers.vouched_at is not null`.as('verified'),
      answerMinutesOf(sql.ref('needReplies.providerId')).as('minutes'),
    ])
    .where(IS_PUBLIC_ACCOUNT)

const chatWithChosen = () => sql<number | null>`(
  select chats.id from chats join need_replies as chosen on chosen.provider_id = chats.provider_id
  where chats.customer_id = needs.customer_id and chosen.need_id = needs.id and chosen.is_chosen
)`

const NEED = [
  'needs.id',
  'needs.text',
  'needs.categoryId',
  'needs.districtId',
  'needs.wanted',
  'needs.budgetPaise',
  'needs.shown',
  'needs.voice',
  'needs.status',
  'needs.visibility',
  'needs.askedCount',
  'needs.createdAt',
  'needs.expiresAt',
] as const

const ownNeeds = (db: Db, lang: Language, customerId: Expression<number>) =>
  db
    .selectFrom('needs')
    .innerJoin('categories', 'categories.id', 'needs.categoryId')
    .innerJoin('districts', 'districts.id', 'needs.districtId')
    .innerJoin('states', 'states.id', 'districts.stateId')
    .select([
      ...NEED,
      `categories.${titled(lang)} as category`,
      `districts.${named(lang)} as district`,
      `states.${named(lang)} as state`,
      chatWithChosen().as('chat'),
      'needs.createdAt as at',
      jsonArrayFrom(
        repliesRows()
          .where('needReplies.needId', '=', sql.ref<number>('needs.id'))
          .where('needReplies.providerId', '<>', allHiddenFrom(customerId))
          .orderBy('needReplies.createdAt')
          .orderBy('needReplies.id'),
      ).as('replies'),
    ])
    .where('needs.customerId', '=', customerId)

const receivedNeeds = (db: Db, lang: Language, providerId: Expression<number>) =>
  db
    .selectFrom('needAsks as asked')
    .innerJoin('needs', 'needs.id', 'asked.needId')
    .innerJoin('accounts', 'accounts.id', 'needs.customerId')
    .innerJoin('customers', 'customers.accountId', 'needs.customerId')
    .innerJoin('categories', 'categories.id', 'needs.categoryId')
    .innerJoin('districts', 'districts.id', 'needs.districtId')
    .innerJoin('states', 'states.id', 'districts.stateId')
    .select([
      ...NEED,
      `categories.${titled(lang)} as category`,
      `districts.${named(lang)} as district`,
      `states.${named(lang)} as state`,
      chatWithChosen().as('chat'),
      'asked.askedAt as at',
      'customers.name as customer',
      sql<boolean>`asked.declined_at is not null`.as('declined'),
      jsonArrayFrom(
        repliesRows()
          .where('needReplies.needId', '=', sql.ref<number>('needs.id'))
          .where('needReplies.providerId', '=', providerId),
      ).as('replies'),
    ])
    .where('asked.providerId', '=', providerId)
    .where('needs.visibility', '=', 'shown')
    .where('needs.customerId', '<>', allHiddenFrom(providerId))
    .where(IS_PUBLIC_ACCOUNT)

type Status = (typeof needStatuses)[number]
type OwnPage = TimePage & { customerId: number }
type StatusPage = OwnPage & { status: Status; now: Date }

/** As in the view: an open need that has expired. */
const hasStatus = (param: Params<StatusPage>) => sql<boolean>`(
  case when needs.status = 'open' and needs.expires_at <= ${param('now')}::timestamptz then 'expired' else needs.status end
) = ${param('status')}::text`

// The limit is a literal, so that the planner knows it and reads the index in its order.
const PAGE = sql.lit(lists.rows + 1)

const ownPage = (db: Db, lang: Language, param: Params<OwnPage>) =>
  ownNeeds(db, lang, param('customerId'))
    .where(afterCursor('needs', param))
    .orderBy('needs.createdAt', 'desc')
    .orderBy('needs.id', 'desc')
    .limit(PAGE)

export const ownNeedsQuery = (lang: Language) => (db: Db, param: Params<OwnPage>) =>
  db
    .selectFrom(ownPage(db, lang, param).as('own'))
    .selectAll()
    .limit(param('rows'))

const needsOfStatusQuery = (lang: Language) => (db: Db, param: Params<StatusPage>) =>
  db
    .selectFrom(ownPage(db, lang, param).where(hasStatus(param)).as('own'))
    .selectAll()
    .limit(param('rows'))

export const ownNeedsRead = eachLanguage((lang) => preparedRead(`needs_own_${lang}`, ownNeedsQuery(lang)))
export const needsOfStatusRead = eachLanguage((lang) =>
  preparedRead(`needs_of_status_${lang}`, needsOfStatusQuery(lang)),
)

type One = { id: number; viewerId: number }

export const ownNeedRead = eachLanguage((lang) =>
  preparedRead(`need_own_${lang}`, (db, param: Params<One>) =>
    ownNeeds(db, lang, param('viewerId')).where('needs.id', '=', param('id')),
  ),
)

export const receivedNeedRead = eachLanguage((lang) =>
  preparedRead(`need_received_${lang}`, (db, param: Params<One>) =>
    receivedNeeds(db, lang, param('viewerId')).where('asked.needId', '=', param('id')),
  ),
)

type ReceivedPage = TimePage & { providerId: number; now: Date }

// Each list has an index.
const FILTERS = {
  all: () => sql<boolean>`true`,
  waiting: (now: Expression<Date>) => sql<boolean>`(
    asked.replied_at is null and asked.declined_at is null
    and asked.asked_at > ${now}::timestamptz - ${sql.lit(limits.lifetime / DAY)} * interval '1 day'
    and needs.status = 'open' and needs.expires_at > ${now}::timestamptz
  )`,
  replied: () => sql<boolean>`asked.replied_at is not null`,
} as const
export type ReceivedList = keyof typeof FILTERS

export const receivedNeedsQuery =
  (lang: Language, list: ReceivedList) => (db: Db, param: Params<ReceivedPage>) =>
    db
      .selectFrom(
        receivedNeeds(db, lang, param('providerId'))
          .where(FILTERS[list](param('now')))
          .where(afterCursor('asked', param, { time: 'askedAt', id: 'needId' }))
          .orderBy('asked.askedAt', 'desc')
          .orderBy('asked.needId', 'desc')
          .limit(PAGE)
          .as('received'),
      )
      .selectAll()
      .limit(param('rows'))

const receivedReads = (list: ReceivedList) =>
  eachLanguage((lang) => preparedRead(`needs_${list}_${lang}`, receivedNeedsQuery(lang, list)))

export const receivedNeedsRead = {
  all: receivedReads('all'),
  waiting: receivedReads('waiting'),
  replied: receivedReads('replied'),
}

export const replyRead = preparedRead('need_reply', (db: Db, param: Params<{ id: number }>) =>
  db.selectFrom(repliesRows().where('needReplies.id', '=', param('id')).as('reply')).selectAll(),
)
