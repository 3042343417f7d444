import type { FastifyRequest } from 'fastify'
import * as contract from '../../../contract/reviews.ts'
import { nextPagePath } from '../../platform/http/next-page.ts'
import { narrowTags } from '../../platform/http/reply-cache/narrowed-tags.ts'
import { type ApiInstance, serve } from '../../platform/http/serve.ts'
import { isOwnersBrowser, type TokenKeys } from '../accounts/owner-browser.service.ts'
import type { MediaSigner } from '../media/signed-media.service.ts'
import { ownReviews } from './own-reviews.service.ts'
import { deleteReviewReply, replyToReview } from './reply-review.service.ts'
import { receivedReviews, reviewsOfProvider } from './reviews.service.ts'
import { deleteReview, editReview, type ReviewDeps, writeReview } from './write-review.service.ts'

type ReviewRouteDeps = ReviewDeps & { keys: TokenKeys; mediaSigner: MediaSigner }

export const reviewsRoutes = (app: ApiInstance, deps: ReviewRouteDeps) => {
  const { db } = app.ctx
  const { clock } = deps.mediaDeps
  const ownersBrowser = (request: FastifyRequest) => (providerId: number) =>
    isOwnersBrowser(request, providerId, deps.keys)

  serve(app, contract.listReviews, async ({ params, query, viewer, request, reply }) => {
    const { next, ...list } = await reviewsOfProvider(db, params.id, query, viewer)
    narrowTags(reply, [`provider:${params.id}`])
    return { ...list, next: nextPagePath(request, next) }
  })

  serve(app, contract.viewReviews, async ({ query, viewer, request }) => {
    const { next, results } = await receivedReviews(db, query, viewer.id)
    return { results, next: nextPagePath(request, next) }
  })

  serve(app, contract.listOwnReviews, async ({ query, viewer, request }) => {
    const reader = { customerId: viewer.id, signMedia: deps.mediaSigner.sign }
    const { next, results } = await ownReviews(db, query, reader)
    return { results, next: nextPagePath(request, next) }
  })

  serve(app, contract.writeReview, ({ params, body, files, viewer, request }) => {
    const pair = { providerId: params.id, customerId: viewer.id }
    const form = { body: body ?? {}, files, isOwnersBrowser: ownersBrowser(request) }
    return writeReview(db, { ...pair, ...form }, deps)
  })

  serve(app, contract.editReview, ({ params, body, files, viewer, request }) => {
    const form = { body: body ?? {}, files, isOwnersBrowser: ownersBrowser(request) }
    return editReview(db, { id: params.id, customerId: viewer.id, ...form }, deps)
  })

  serve(app, contract.deleteReview, async ({ params, viewer }) => {
    await deleteReview(db, { id: params.id, customerId: viewer.id })
    return { detail: 'Review deleted.' }
  })

  serve(app, contract.replyToReview, ({ params, body, viewer, reply }) => {
    narrowTags(reply, [`provider:${viewer.id}`])
    return replyToReview(
      db,
      { id: params.id, providerId: viewer.id, text: body?.text ?? '' },
      { ...deps, clock },
    )
  })

  serve(app, contract.deleteReviewReply, async ({ params, viewer, reply }) => {
    narrowTags(reply, [`provider:${viewer.id}`])
    await deleteReviewReply(db, { id: params.id, providerId: viewer.id }, deps)
    return { detail: 'Reply deleted.' }
  })
}
