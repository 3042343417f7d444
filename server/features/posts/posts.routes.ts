import type { RawBuilder } from 'kysely'
import { languageOf } from '../../../contract/language.ts'
import * as contract from '../../../contract/posts.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { linkNextPage } from '../../platform/http/next-page.ts'
import { narrowTags } from '../../platform/http/reply-cache/narrowed-tags.ts'
import { limitValidity } from '../../platform/http/reply-cache/valid-until.ts'
import { serve, type ApiInstance, serializerOf } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { withEtag } from '../../platform/http/version.ts'
import type { MediaSigner } from '../media/signed-media.service.ts'
import { marketTagsOf, tagsOfProvider } from '../providers/providers.service.ts'
import { readEventCalendar } from './event-calendar.service.ts'
import { changeOf } from './post-kind.ts'
import { createOwnPosts, postInFull } from './posts.service.ts'
import { recentPosts } from './recent-posts.service.ts'
import { createPost, deletePost, editPost, type PostDeps } from './write-post.service.ts'

type PostRouteDeps = PostDeps & { mediaSigner: MediaSigner; clock: Clock; commentCount: RawBuilder<number> }

type PublicPostDeps = { live: Hub; config: Pick<Config, 'publicUrl'> }

export const postsRoutes = (app: ApiInstance, deps: PostRouteDeps & PublicPostDeps) => {
  const { db } = app.ctx
  const { clock, config } = deps
  const readRecent = recentPosts(db, deps)
  serve(app, contract.listPosts, async ({ query, viewer, request, reply }) => {
    const reading = { lang: languageOf(query.lang), viewer, write: serializerOf(reply) }
    const { list, next, changes } = await readRecent(query, reading)
    linkNextPage(request, reply, next)
    limitValidity(reply, changes)
    return list
  })

  serve(app, contract.readPost, async ({ params, query, viewer, reply }) => {
    const post = await postInFull(db, params.id, { lang: languageOf(query.lang), viewer, now: clock() })
    limitValidity(reply, [changeOf(post)])
    narrowTags(reply, [`provider:${post.provider.id}`, `followers:${post.provider.id}`])
    return withEtag(reply, post)
  })

  serve(app, contract.readEventCalendar, async ({ params, query, viewer, reply }) => {
    const reader = { lang: languageOf(query.lang), viewer, now: clock(), publicUrl: config.publicUrl }
    const calendar = await readEventCalendar(db, params.id, reader)
    reply.header('content-disposition', `attachment; filename="event-${params.id}.ics"`)
    return calendar
  })
  ownPostsRoutes(app, deps)
}

const ownPostsRoutes = (app: ApiInstance, deps: PostRouteDeps) => {
  const { db } = app.ctx
  const ownPosts = createOwnPosts(deps.commentCount)
  const reader = (lang: string | undefined, viewer: Viewer) => ({
    lang: languageOf(lang),
    viewer,
    now: deps.clock(),
  })
  serve(app, contract.createPost, async ({ viewer, query, body, files, reply }) => {
    const form = { providerId: viewer.id, body: body ?? {}, files }
    const { id, isRankChanged } = await createPost(db, form, deps)
    const ranked = isRankChanged ? (['businesses'] as const) : []
    narrowTags(reply, [`posts:${viewer.id}`, ...ranked, ...(await marketTagsOf(db, viewer.id))])
    return withEtag(reply, await postInFull(db, id, reader(query.lang, viewer)))
  })

  serve(app, contract.editPost, async ({ viewer, params, query, body, files, request, reply }) => {
    const ifMatch = request.headers['if-match']
    await editPost(db, { id: params.id, providerId: viewer.id, body: body ?? {}, files, ifMatch }, deps)
    narrowTags(reply, await tagsOfProvider(db, viewer.id))
    return withEtag(reply, await postInFull(db, params.id, reader(query.lang, viewer)))
  })

  serve(app, contract.deletePost, async ({ viewer, params, reply }) => {
    await deletePost(db, { id: params.id, providerId: viewer.id }, deps)
    narrowTags(reply, [`comments:${params.id}`, ...(await tagsOfProvider(db, viewer.id))])
    return { detail: 'Post deleted successfully.' }
  })

  serve(app, contract.viewOldPosts, async ({ viewer, query, request, reply }) => {
    const { next, blogs } = await ownPosts(db, query, {
      lang: languageOf(query.lang),
      providerId: viewer.id,
      now: deps.clock(),
      signMedia: deps.mediaSigner.sign,
    })
    linkNextPage(request, reply, next)
    return { blogs }
  })
}
