import * as contract from '../../../contract/comments.ts'
import { linkNextPage } from '../../platform/http/next-page.ts'
import { narrowTags } from '../../platform/http/reply-cache/narrowed-tags.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import {
  type CommentDeps,
  commentsOfPost,
  createCommentWriter,
  receivedComments,
  replyToComment,
} from './comments.service.ts'

export const commentsRoutes = (app: ApiInstance, deps: CommentDeps) => {
  const { db } = app.ctx
  const writeComment = createCommentWriter(db, deps)
  serve(app, contract.listComments, async ({ params, query, viewer, request, reply }) => {
    const { next, comments } = await commentsOfPost(db, params.id, query, viewer)
    linkNextPage(request, reply, next)
    narrowTags(reply, [`comments:${params.id}`])
    return { comments }
  })

  serve(app, contract.viewComments, async ({ query, viewer, request, reply }) => {
    const { next, comments } = await receivedComments(db, query, viewer.id)
    linkNextPage(request, reply, next)
    return { comments }
  })

  serve(app, contract.writeComment, async ({ params, body, viewer, reply }) => {
    const comment = await writeComment(viewer, { postId: params.id, text: body?.comment ?? '' })
    narrowTags(reply, [`comments:${params.id}`])
    return { detail: 'Comment posted successfully!', comment }
  })

  serve(app, contract.replyToComment, async ({ params, body, viewer, reply }) => {
    const { id: postId, commentId } = params
    const replied = await replyToComment(db, viewer, { postId, commentId, text: body?.reply ?? '' }, deps)
    narrowTags(reply, [`comments:${postId}`])
    return { detail: 'Reply posted successfully!', ...replied }
  })
}
