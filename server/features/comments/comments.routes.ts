import * as contract from '../../../contract/comments.ts'
import type { Clock } from '../../platform/clock.ts'
import { linkNextPage } from '../../platform/http/next-page.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { commentsOfPost, receivedComments, replyToComment, writeComment } from './comments.service.ts'

type CommentRoutesDeps = { clock: Clock; live: Hub; wakeIndexer: () => void }

export const commentsRoutes = (
  app: ApiInstance,
  { clock, live: { publish }, wakeIndexer }: CommentRoutesDeps,
) => {
  const { db } = app.ctx
  serve(app, contract.listComments, async ({ params, query, viewer, request, reply }) => {
    const { next, comments } = await commentsOfPost(db, params.id, query, viewer)
    linkNextPage(request, reply, next)
    return { comments }
  })

  serve(app, contract.viewComments, async ({ query, viewer, request, reply }) => {
    const { next, comments } = await receivedComments(db, query, viewer.id)
    linkNextPage(request, reply, next)
    return { comments }
  })

  serve(app, contract.writeComment, async ({ params, body, viewer }) => {
    const text = body?.comment ?? ''
    const deps = { now: clock(), publish, wakeIndexer }
    const comment = await writeComment(db, viewer, { postId: params.id, text, ...deps })
    return { detail: 'Comment posted successfully!', comment }
  })

  serve(app, contract.replyToComment, async ({ params, body, viewer }) => {
    const text = body?.reply ?? ''
    const { id: postId, commentId } = params
    const deps = { now: clock(), publish, wakeIndexer }
    const replied = await replyToComment(db, viewer, { postId, commentId, text, ...deps })
    return { detail: 'Reply posted successfully!', ...replied }
  })
}
