// Pictures and videos below /media/. Hidden, removed and suspended media are refused from the next request on, and expire in proxies
// within the hour.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPublicMedia } from '../features/reviews/reviews.service.ts'
import { MEDIA_NAME } from '../platform/storage/storage.ts'
import type { AppContext } from './app-context.ts'

const FOR_ALL = 'public, max-age=3600'
const FOR_ONE = 'private, max-age=1800'

type MediaRoute = { Params: { '*': string }; Querystring: { pass?: string | string[] } }

const isVisible = ({ params, query }: FastifyRequest<MediaRoute>, { db, mediaSigner }: AppContext) => {
  const name = params['*']
  if (!MEDIA_NAME.test(name)) return false
  const folder = name.slice(0, name.lastIndexOf('/'))
  return query.pass === undefined
    ? isPublicMedia(db, folder)
    : mediaSigner.isValid(folder, String(query.pass))
}

export const serveMedia = (app: FastifyInstance, ctx: AppContext) =>
  app.register(async (media) => {
    media.addHook<MediaRoute>('preHandler', async (request, reply) => {
      if (await isVisible(request, ctx)) return undefined
      return reply.header('cache-control', 'no-store').callNotFound()
    })
    // Set after the file was found: a 404 must not be cached.
    media.addHook<unknown, MediaRoute>('onSend', async ({ query }, reply) => {
      if (reply.statusCode < 400) reply.header('cache-control', query.pass === undefined ? FOR_ALL : FOR_ONE)
    })
    await ctx.mediaDeps.storage.serve(media)
  })
