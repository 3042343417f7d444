import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { isBlockedBy } from '../blocks/blocks.service.ts'
import {
  snapshotOfComment,
  snapshotOfPost,
  snapshotOfProvider,
  snapshotOfReview,
} from './snapshots.queries.ts'

export type ReportTargetIds = {
  blog?: number
  provider?: number
  comment?: number
  review?: number
  customer?: number
}

export type Target = {
  kind: 'post' | 'provider' | 'comment' | 'review'
  id: number
  accountId: number
  snapshot: object
}

/** Exactly one of the four; a customer only together with the comment or review. */
export const kindOf = ({ blog, provider, comment, review, customer }: ReportTargetIds): Target['kind'] => {
  const named = [blog, provider, comment, review].filter((id) => id !== undefined)
  if (named.length !== 1 || (customer !== undefined && (comment ?? review) === undefined))
    throw new Refusal('bad_input', {
      text: 'Please say what you report: a blog, a provider, a comment or a review.',
    })
  if (review !== undefined) return 'review'
  if (comment !== undefined) return 'comment'
  return blog === undefined ? 'provider' : 'post'
}

type VisibleTarget = { accountId: number; snapshot: object; madeBy: readonly number[] } | undefined

const findVisiblePost = async (db: Db, id: number): Promise<VisibleTarget> => {
  const snapshot = await snapshotOfPost(db, id)
  return snapshot && { accountId: snapshot.providerId, snapshot, madeBy: [snapshot.providerId] }
}

const findVisibleProvider = async (db: Db, id: number): Promise<VisibleTarget> => {
  const snapshot = await snapshotOfProvider(db, id)
  return snapshot && { accountId: id, snapshot, madeBy: [id] }
}

type CustomerSnapshot = { customerId: number; providerId: number } | undefined

const findVisibleWords = (snapshot: CustomerSnapshot, customer: number | undefined): VisibleTarget => {
  if (!snapshot || (customer ?? snapshot.customerId) !== snapshot.customerId) return undefined
  const { customerId, providerId } = snapshot
  return { accountId: customerId, snapshot, madeBy: [customerId, providerId] }
}

const findVisibleTarget = (
  db: Db,
  { blog = 0, provider = 0, comment = 0, review = 0, customer }: ReportTargetIds,
  kind: Target['kind'],
) =>
  ({
    post: () => findVisiblePost(db, blog),
    provider: () => findVisibleProvider(db, provider),
    comment: async () => findVisibleWords(await snapshotOfComment(db, comment), customer),
    review: async () => findVisibleWords(await snapshotOfReview(db, review), customer),
  })[kind]()

/** An account that blocked the target may report it; a blocked account gets 404. */
export const findTarget = async (db: Db, named: ReportTargetIds, viewer: Viewer | null): Promise<Target> => {
  const kind = kindOf(named)
  const seen = await findVisibleTarget(db, named, kind)
  if (!seen) throw new Refusal('not_found')
  if (seen.accountId === viewer?.id) throw new Refusal('forbidden')
  for (const maker of seen.madeBy) if (await isBlockedBy(db, viewer, maker)) throw new Refusal('not_found')
  const id = named.blog ?? named.comment ?? named.review ?? named.provider ?? 0
  return { kind, id, accountId: seen.accountId, snapshot: seen.snapshot }
}
