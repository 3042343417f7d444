import { DAY, reviewing } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Publish } from '../../platform/live/hub.ts'
import { wordsKey } from '../../platform/words-key.ts'
import { withLockedAccount } from '../accounts/identifiers.service.ts'
import { hiddenFrom, refuseBlocks } from '../blocks/blocks.service.ts'
import { insertClaimedMedia, type MediaDeps, type NewMedia, withMedia } from '../media/media.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { EMPTY_REVIEW, refuseFiles, type ReviewForm, validateReview } from './review-form.ts'
import { reviewRead } from './reviews.queries.ts'
import { reviewView } from './reviews.view.ts'
import { reportSuspicions, type ReportSuspicion } from './suspicions.service.ts'
import {
  appendReviewMedia,
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

export { setReviewVisibility } from './write-review.queries.ts'

export { sweepReviewWrites } from './write-review.queries.ts'

export type IndexReview = (tx: Tx, id: number) => Promise<void>

export type ReviewDeps = Readonly<{
  mediaDeps: MediaDeps
  publish: Publish
  indexReview: IndexReview
  reportSuspicion: ReportSuspicion
}>

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

// Every write of a customer locks the account, which serialises them.
const withImages = <T>(
  db: Db,
  { files, customerId }: ReviewForm & { customerId: number },
  { mediaDeps }: ReviewDeps,
  work: (tx: Tx, images: readonly NewMedia[]) => Promise<T>,
) =>
  withMedia(db, { files, ...mediaDeps }, ({ images }) =>
    withLockedAccount(db, customerId, (tx) => work(tx, images)),
  )

const keyOf = (text: string) => (text === '' ? null : wordsKey(text))

const ownReviewView = async (db: Db, id: number, reader: { viewerId: number; isReplyHidden?: boolean }) => {
  const [row] = await reviewRead(db, { id })
  if (!row) throw new Refusal('not_found')
  return reviewView(row, reader)
}

type FromBrowser = { isOwnersBrowser: (providerId: number) => boolean }

export const writeReview = async (db: Db, form: ReviewForm & Pair & FromBrowser, deps: ReviewDeps) => {
  const { customerId, providerId } = form
  const { fields } = validateReview(form, EMPTY_REVIEW)
  // Checked before images are decoded, and again under the lock.
  await requireRights(db, form, deps.mediaDeps.clock())
  await refuseFiles(form)
  return withImages(db, form, deps, async (tx, images) => {
    const now = deps.mediaDeps.clock()
    await lockBusiness(tx, providerId)
    const { hasContacted } = await requireRights(tx, form, now)
    const review = {
      customerId,
      providerId,
      ...fields,
      wordsKey: keyOf(fields.text),
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

/** Allowed with a block and for a hidden review, which stays hidden. */
export const editReview = async (db: Db, form: ReviewForm & OwnReview & FromBrowser, deps: ReviewDeps) => {
  const { id, customerId } = form
  const before = await selectOwnReview(db, form).executeTakeFirst()
  if (!before) throw new Refusal('not_found')
  validateReview(form, before)
  await refuseFiles(form)
  return withImages(db, form, deps, async (tx, images) => {
    const current = await lockOwnReview(tx, form)
    if (!current) throw new Refusal('not_found')
    const { fields, deleted } = validateReview(form, current)
    const now = deps.mediaDeps.clock()
    const { providerId } = current
    const newWordsKey = keyOf(fields.text)
    await updateReview(tx, id, { ...fields, wordsKey: newWordsKey, editedAt: now })
    await deleteReviewMedia(tx, id, deleted)
    await appendReviewMedia(tx, id, await insertClaimedMedia(tx, images))
    await deps.indexReview(tx, id)
    const written = { customerId, providerId, wordsKey: newWordsKey, text: fields.text, createdAt: now }
    const isOwnersBrowser = form.isOwnersBrowser(providerId)
    if (fields.text !== current.text || isOwnersBrowser)
      await reportSuspicions(tx, { ...written, isOwnersBrowser }, deps.reportSuspicion)
    const isReplyHidden = (await hiddenFrom(tx, { id: customerId })).includes(providerId)
    return ownReviewView(tx, id, { viewerId: customerId, isReplyHidden })
  })
}

export const deleteReview = (db: Db, own: OwnReview) =>
  withLockedAccount(db, own.customerId, async (tx) => {
    if (!(await lockOwnReview(tx, own))) throw new Refusal('not_found')
    await removeReview(tx, own.id)
  })
