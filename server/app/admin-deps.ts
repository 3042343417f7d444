import type { AdminDeps } from '../features/admin/admin-deps.ts'
import { setMessageVisibility } from '../features/chat/reported-message.service.ts'
import { setCommentVisibility } from '../features/comments/comments.service.ts'
import { setNeedVisibility } from '../features/needs/write-need.service.ts'
import { setPostVisibility } from '../features/posts/write-post.service.ts'
import { setReviewVisibility } from '../features/reviews/write-review.service.ts'
import { indexers } from '../features/search/index.service.ts'
import type { AppContext } from './app-context.ts'

export const adminDeps = (ctx: AppContext): AdminDeps => ({
  ...ctx,
  publish: ctx.live.publish,
  isSecondFactorDemanded: ctx.config.live,
  secretKey: ctx.config.secretKey,
  signMedia: ctx.mediaSigner.sign,
  mediaSigner: ctx.mediaSigner,
  publicUrl: ctx.config.publicUrl,
  setVisibility: {
    post: async (tx, id, visibility) => {
      if (await setPostVisibility(tx, id, visibility)) await indexers.post(tx, id)
    },
    comment: setCommentVisibility,
    review: setReviewVisibility,
    need: setNeedVisibility,
    message: (tx, id, visibility) => setMessageVisibility(tx, { id, visibility }, ctx.live.publish),
  },
})
