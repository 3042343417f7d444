// Writing, changing and deleting the own review: words, pictures and stars, all or nothing.
import { DAY, reviewing } from '../../../contract/limits.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Publish } from '../../platform/live/hub.ts'
import { lockAccountOrRefuse } from '../accounts/identifiers.service.ts'
import { hiddenFrom, refuseBlocks } from '../blocks/blocks.service.ts'
import { insertClaimedMedia, type MediaDeps, type NewMedia, withMedia } from '../media/media.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { EMPTY_REVIEW, refuseFiles, type ReviewForm, validateReview } from './review-form.ts'
import { reviewRead } from './reviews.queries.ts'
import { reviewView } from './reviews.view.ts'
import { reportSuspicions, type ReportSuspicion } from './suspicions.service.ts'
import { wordsKey } from './words-key.ts'
import {
  appendReviewMedia,
  deleteOldWrites,
  deleteReview as removeReview,
  deleteReviewMedia,
  insertReview,
  lockBusiness,
  lockOwnReview,
  type Pair,
  selectOwnReview,
  selectReviewRights,
  updateReview,
} from './write-review.queries.ts'

/** For the administrators' decisions. */
export { setReviewVisibility } from './write-review.queries.ts'

/** Deleted reviews count for a day too. */
export const sweepReviewWrites = deleteOldWrites

/** After each write of words. */
export type IndexReview = (tx: Tx, id: number) => Promise<void>

export type ReviewDeps = Readonly<{
  mediaDeps: MediaDeps
  publish: Publish
  /** The search too: for the admin panel. */
  indexReview: IndexReview
  /** Reports are a later feature: app/ hands in how a case is opened. */
  reportSuspicion: ReportSuspicion
}>

/** The rights of a customer to review a business, or why there are none. */
const requireRights = async (db: Db, pair: Pair, now: Date) => {
  const rights = await selectReviewRights(db, pair, now)
  if (!rights) throw new Refusal('not_found')
  refuseBlocks(rights, 'provider_blocked')
  if (rights.hasReviewed) throw new Refusal('already_reviewed')
  if (rights.memberSince === null) throw new Refusal('forbidden')
  const isNew = now.getTime() - rights.memberSince.getTime() < reviewing.accountAge
  if (isNew && !rights.hasContacted) throw new Refusal('account_too_new')
  if (rights.writtenToday >= reviewing.perDay) throw new Refusal('too_many', { retryAfter: DAY / 1_000 })
  return rights
}

const withImages = <T>(
  db: Db,
  { files, customerId }: ReviewForm & { customerId: number },
  { mediaDeps }: ReviewDeps,
  work: (tx: Tx, images: readonly NewMedia[]) => Promise<T>,
) =>
  withMedia(db, { files, ...mediaDeps }, ({ images }) =>
    inTransaction(db, async (tx) => {
      // Locked by every write of a person: two at once come one after the other.
      await lockAccountOrRefuse(tx, customerId)
      return work(tx, images)
    }),
  )

const keyOf = (text: string) => (text === '' ? null : wordsKey(text))

const ownReviewView = async (db: Db, id: number, reader: { viewerId: number; isReplyHidden?: boolean }) => {
  const [row] = await reviewRead(db, { id })
  if (!row) throw new Refusal('not_found')
  return reviewView(row, reader)
}

/** Whether the owner of a business has logged in where the form comes from. */
type FromBrowser = { isOwnersBrowser: (providerId: number) => boolean }

/** Answers the review as everybody sees it now. */
export const writeReview = async (db: Db, form: ReviewForm & Pair & FromBrowser, deps: ReviewDeps) => {
  const { customerId, providerId } = form
  const { words } = validateReview(form, EMPTY_REVIEW)
  // Asked before the pictures are worked on, and again when nobody else can write.
  await requireRights(db, form, deps.mediaDeps.clock())
  await refuseFiles(form)
  return withImages(db, form, deps, async (tx, images) => {
    const now = deps.mediaDeps.clock()
    await lockBusiness(tx, providerId)
    const { hasContacted } = await requireRights(tx, form, now)
    const review = {
      customerId,
      providerId,
      ...words,
      wordsKey: keyOf(words.text),
      hasContacted,
      createdAt: now,
    }
    const id = await insertReview(tx, review)
    if (id === undefined) throw new Refusal('already_reviewed')
    await appendReviewMedia(tx, id, await insertClaimedMedia(tx, images))
    await notify(tx, {
      kind: 'review',
      to: providerId,
      actorId: customerId,
      reviewId: id,
      now,
      publish: deps.publish,
    })
    await deps.indexReview(tx, id)
    const isOwnersBrowser = form.isOwnersBrowser(providerId)
    await reportSuspicions(tx, { ...review, isOwnersBrowser }, deps.reportSuspicion)
    return ownReviewView(tx, id, { viewerId: customerId })
  })
}

type OwnReview = { id: number; customerId: number }

/** Also when a block stands between the two, and while it is hidden: it stays so. */
export const editReview = async (db: Db, form: ReviewForm & OwnReview & FromBrowser, deps: ReviewDeps) => {
  const { id, customerId } = form
  const before = await selectOwnReview(db, form).executeTakeFirst()
  if (!before) throw new Refusal('not_found')
  validateReview(form, before)
  await refuseFiles(form)
  return withImages(db, form, deps, async (tx, images) => {
    // Judged again: from here on nobody else can change it.
    const current = await lockOwnReview(tx, form)
    if (!current) throw new Refusal('not_found')
    const { words, deleted } = validateReview(form, current)
    const now = deps.mediaDeps.clock()
    const { providerId } = current
    const wordsKeyNow = keyOf(words.text)
    await updateReview(tx, id, { ...words, wordsKey: wordsKeyNow, editedAt: now })
    await deleteReviewMedia(tx, id, deleted)
    await appendReviewMedia(tx, id, await insertClaimedMedia(tx, images))
    await deps.indexReview(tx, id)
    const written = { customerId, providerId, wordsKey: wordsKeyNow, text: words.text, createdAt: now }
    const isOwnersBrowser = form.isOwnersBrowser(providerId)
    if (words.text !== current.text || isOwnersBrowser)
      await reportSuspicions(tx, { ...written, isOwnersBrowser }, deps.reportSuspicion)
    const isReplyHidden = (await hiddenFrom(tx, { id: customerId })).includes(providerId)
    return ownReviewView(tx, id, { viewerId: customerId, isReplyHidden })
  })
}

export const deleteReview = (db: Db, own: OwnReview) =>
  inTransaction(db, async (tx) => {
    await lockAccountOrRefuse(tx, own.customerId)
    if (!(await lockOwnReview(tx, own))) throw new Refusal('not_found')
    await removeReview(tx, own.id)
  })
