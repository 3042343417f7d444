import { type Expression, sql } from 'kysely'
import type { PostKind } from '../../../contract/post-kinds.ts'
import type { KindRow } from './post-kind.ts'

/** One JSON column, which a nested row can contain too. */
export const kindColumn = sql<KindRow>`json_build_object(
  'kind', posts.kind, 'startsAt', posts.starts_at, 'endsAt', posts.ends_at, 'offerCode', posts.offer_code,
  'pricePaise', posts.price_paise, 'wasPricePaise', posts.was_price_paise
)`.as('details')

const hasNotEnded = (now: Expression<string>) => sql<boolean>`posts.ends_at > ${now}::timestamptz`
const hasBegun = (now: Expression<string>) =>
  sql<boolean>`(posts.starts_at is null or posts.starts_at <= ${now}::timestamptz)`

/** Not ended and, for an offer, begun. The kind is a literal, so that the planner can use the partial index. */
export const isCurrent = (kind: PostKind, now: Expression<string>) => {
  const isOfKind = sql<boolean>`posts.kind = ${sql.lit(kind)}`
  if (kind === 'update') return isOfKind
  if (kind === 'event') return sql<boolean>`(${isOfKind} and ${hasNotEnded(now)})`
  return sql<boolean>`(${isOfKind} and ${hasNotEnded(now)} and ${hasBegun(now)})`
}
