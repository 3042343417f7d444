import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { isBlockedBy } from '../blocks/blocks.service.ts'
import { snapshotOfMessage } from '../chat/reported-message.service.ts'
import {
  snapshotOfComment,
  snapshotOfNeed,
  snapshotOfPost,
  snapshotOfProvider,
  snapshotOfReview,
} from './snapshots.queries.ts'

export type ReportTargetIds = {
  blog?: number
  provider?: number
  comment?: number
  review?: number
  need?: number
  message?: number
  customer?: number
}

export type Target = {
  kind: 'post' | 'provider' | 'comment' | 'review' | 'need' | 'message'
  id: number
  accountId: number
  snapshot: object
}

/** Exactly one of the six; a customer only together with the comment, review or need. */
export const kindOf = (named: ReportTargetIds): Target['kind'] => {
  const { blog, provider, comment, review, need, message, customer } = named
  const count = [blog, provider, comment, review, need, message].filter((id) => id !== undefined).length
  if (count !== 1 || (customer !== undefined && (comment ?? review ?? need) === undefined))
    throw new Refusal('bad_input', {
      text: 'Please say what you report: a blog, a provider, a comment, a review, a need or a message.',
    })
  if (message !== undefined) return 'message'
  if (need !== undefined) return 'need'
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

/** Only for a business that was asked about it. */
const findReceivedNeed = async (
  db: Db,
  { need = 0, customer }: ReportTargetIds,
  viewer: Viewer | null,
): Promise<VisibleTarget> => {
  const snapshot = viewer ? await snapshotOfNeed(db, need, viewer.id) : undefined
  if (!snapshot || (customer ?? snapshot.customerId) !== snapshot.customerId) return undefined
  return { accountId: snapshot.customerId, snapshot, madeBy: [snapshot.customerId] }
}

/** Only for the other side of the chat. */
const findReceivedMessage = async (
  db: Db,
  { message = 0 }: ReportTargetIds,
  viewer: Viewer | null,
): Promise<VisibleTarget> => {
  const snapshot = viewer ? await snapshotOfMessage(db, message, viewer.id) : undefined
  return snapshot && { accountId: snapshot.writerId, snapshot, madeBy: [snapshot.writerId] }
}

const findVisibleTarget = (
  db: Db,
  named: ReportTargetIds,
  { kind, viewer }: { kind: Target['kind']; viewer: Viewer | null },
) => {
  const { blog = 0, provider = 0, comment = 0, review = 0, customer } = named
  return {
    post: () => findVisiblePost(db, blog),
    provider: () => findVisibleProvider(db, provider),
    comment: async () => findVisibleWords(await snapshotOfComment(db, comment), customer),
    review: async () => findVisibleWords(await snapshotOfReview(db, review), customer),
    need: () => findReceivedNeed(db, named, viewer),
    message: () => findReceivedMessage(db, named, viewer),
  }[kind]()
}

/** An account that blocked the target may report it; a blocked account gets 404. */
export const findTarget = async (db: Db, named: ReportTargetIds, viewer: Viewer | null): Promise<Target> => {
  const kind = kindOf(named)
  const seen = await findVisibleTarget(db, named, { kind, viewer })
  if (!seen) throw new Refusal('not_found')
  if (seen.accountId === viewer?.id) throw new Refusal('forbidden')
  for (const maker of seen.madeBy) if (await isBlockedBy(db, viewer, maker)) throw new Refusal('not_found')
  const { blog, comment, review, need, message, provider } = named
  const id = blog ?? comment ?? review ?? need ?? message ?? provider ?? 0
  return { kind, id, accountId: seen.accountId, snapshot: seen.snapshot }
}
