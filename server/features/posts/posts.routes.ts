import { languageOf } from '../../../contract/language.ts'
import * as contract from '../../../contract/posts.ts'
import { linkNextPage } from '../../platform/http/next-page.ts'
import { serve, type ApiInstance, serializerOf } from '../../platform/http/serve.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { withEtag } from '../../platform/http/version.ts'
import type { MediaPasses } from '../media/media-pass.service.ts'
import { ownPosts, postInFull } from './posts.service.ts'
import { recentPosts } from './recent-posts.service.ts'
import { createPost, deletePost, editPost, type PostDeps } from './write-post.service.ts'

type PostRouteDeps = PostDeps & { mediaPasses: MediaPasses }

export const postsRoutes = (app: ApiInstance, deps: PostRouteDeps & { live: Hub }) => {
  const { db } = app.ctx
  const readRecent = recentPosts(db, { clock: deps.mediaDeps.clock, live: deps.live })
  serve(app, contract.listPosts, async ({ query, viewer, request, reply }) => {
    const reading = { lang: languageOf(query.lang), viewer, write: serializerOf(reply) }
    const { list, next } = await readRecent(query, reading)
    linkNextPage(request, reply, next)
    return list
  })

  serve(app, contract.readPost, async ({ params, query, viewer, reply }) =>
    withEtag(reply, await postInFull(db, params.id, { lang: languageOf(query.lang), viewer })),
  )
  ownPostsRoutes(app, deps)
}

const ownPostsRoutes = (app: ApiInstance, deps: PostRouteDeps) => {
  const { db } = app.ctx
  serve(app, contract.createPost, async ({ viewer, query, body, files, reply }) => {
    const id = await createPost(db, { providerId: viewer.id, body: body ?? {}, files }, deps)
    return withEtag(reply, await postInFull(db, id, { lang: languageOf(query.lang), viewer }))
  })

  serve(app, contract.editPost, async ({ viewer, params, query, body, files, request, reply }) => {
    const ifMatch = request.headers['if-match']
    await editPost(db, { id: params.id, providerId: viewer.id, body: body ?? {}, files, ifMatch }, deps)
    return withEtag(reply, await postInFull(db, params.id, { lang: languageOf(query.lang), viewer }))
  })

  serve(app, contract.deletePost, async ({ viewer, params }) => {
    await deletePost(db, { id: params.id, providerId: viewer.id }, deps)
    return { detail: 'Post deleted successfully.' }
  })

  serve(app, contract.viewOldPosts, async ({ viewer, query, request, reply }) => {
    const { next, blogs } = await ownPosts(db, query, {
      lang: languageOf(query.lang),
      providerId: viewer.id,
      signMedia: deps.mediaPasses.sign,
    })
    linkNextPage(request, reply, next)
    return { blogs }
  })
}
