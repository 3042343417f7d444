// Pictures and videos below /media/. Hidden, removed and suspended media are refused from the next request on, and expire in proxies
// within the hour.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPublicMedia } from '../features/reviews/reviews.service.ts'
import { ARCHIVE_FILE, isArchiveName, isStoredName } from '../platform/storage/storage.ts'
import type { AppContext } from './app-context.ts'

const FOR_ALL = 'public, max-age=3600'
const FOR_ONE = 'private, max-age=1800'

type MediaRoute = { Params: { '*': string }; Querystring: { pass?: string | string[] } }

const isVisible = ({ params, query }: FastifyRequest<MediaRoute>, { db, mediaSigner }: AppContext) => {
  const name = params['*']
  if (!isStoredName(name)) return false
  const folder = name.slice(0, name.lastIndexOf('/'))
  return query.pass === undefined
    ? isPublicMedia(db, folder)
    : mediaSigner.isValid(folder, String(query.pass))
}

const cacheHeader = ({ params, query }: FastifyRequest<MediaRoute>) => {
  if (isArchiveName(params['*'])) return 'no-store'
  return query.pass === undefined ? FOR_ALL : FOR_ONE
}

export const serveMedia = (app: FastifyInstance, ctx: AppContext) =>
  app.register(async (media) => {
    media.addHook<MediaRoute>('preHandler', async (request, reply) => {
      if (await isVisible(request, ctx)) return undefined
      return reply.header('cache-control', 'no-store').callNotFound()
    })
    // Set after the file was found: a 404 must not be cached.
    media.addHook<unknown, MediaRoute>('onSend', async (request, reply) => {
      if (reply.statusCode >= 400) return
      reply.header('cache-control', cacheHeader(request))
      if (isArchiveName(request.params['*']))
        reply.header('content-disposition', `attachment; filename="${ARCHIVE_FILE}"`)
    })
    await ctx.mediaDeps.storage.serve(media)
  })
