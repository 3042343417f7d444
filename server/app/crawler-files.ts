import { createReadStream, statSync } from 'node:fs'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import negotiator from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGE_PARAMETER, languageOf } from '../../contract/language.ts'
import { isGone } from '../features/market/gone.service.ts'
import { readProviderFeed } from '../features/posts/provider-feed.service.ts'
import { robotsText } from '../features/sitemap/robots.ts'
import { openSitemap } from '../features/sitemap/sitemap.service.ts'
import { isKnownTag, isUnmodifiedSince } from '../platform/http/etag.ts'
import { sendShared, sharedReply } from '../platform/http/reply-cache/shared-reply.ts'
import type { AppContext } from './app-context.ts'
import { replyWithPlainPage, sendPlainPage } from './plain-error-page.ts'

const ID = /^[1-9]\d{0,14}$/
const XML_TYPE = 'application/xml; charset=utf-8'
// Revalidated by ETag, which costs a query for the rows of one file.
const FOR_ALL = { 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' }

const serveRobots = (app: FastifyInstance, { config, replyCache }: AppContext) => {
  const headers = { ...FOR_ALL, 'content-type': 'text/plain; charset=utf-8' }
  const make = async () => sharedReply(robotsText(config.publicUrl), { cacheTags: [], headers })
  app.get('/robots.txt', async (request, reply) =>
    sendShared(request, reply, await replyCache.read('/robots.txt', make)),
  )
}

/** Proof for IndexNow that we control this site. */
const serveIndexNowKey = (app: FastifyInstance, { config: { indexNow } }: AppContext) => {
  if (indexNow)
    app.get(`/${indexNow.key}.txt`, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(indexNow.key),
    )
}

const takesGzip = ({ headers }: FastifyRequest) =>
  negotiator.negotiate(headers['accept-encoding'] ?? '', ['gzip', 'identity']) === 'gzip'

const sendStoredFile = (request: FastifyRequest, reply: FastifyReply, path: string) => {
  const file = createReadStream(path)
  return takesGzip(request)
    ? reply.header('content-encoding', 'gzip').send(file)
    : reply.header('content-encoding', 'identity').send(file.pipe(createGunzip()))
}

const serveSitemap = (app: FastifyInstance, { config, db, clock, replyCache }: AppContext, builtAt: Date) => {
  const { publicUrl, dataDir } = config
  const sitemap = openSitemap({ db, clock, publicUrl, builtAt, dir: join(dataDir, 'sitemap') })
  const headers = { ...FOR_ALL, 'content-type': XML_TYPE }
  const makeIndex = async () =>
    sharedReply(await sitemap.index(), { cacheTags: ['market', 'posts', 'every:posts'], headers })
  app.get('/sitemap.xml', async (request, reply) =>
    sendShared(request, reply, await replyCache.read('/sitemap.xml', makeIndex)),
  )
  app.get<{ Params: { name: string } }>('/sitemap-:name.xml', async (request, reply) => {
    const file = await sitemap.file(request.params.name)
    if (!file) return sendPlainPage(reply, 404)
    const etag = `"${file.tag}"`
    reply.headers({ ...headers, etag, 'last-modified': file.modifiedAt.toUTCString() })
    const isKnown = isKnownTag(request, etag) || isUnmodifiedSince(request, file.modifiedAt)
    return isKnown ? reply.code(304).send() : sendStoredFile(request, reply, file.path)
  })
}

type FeedRoute = { Params: { id: string }; Querystring: Record<string, unknown> }

const serveFeeds = (app: FastifyInstance, { config, db, clock, replyCache }: AppContext) => {
  const headers = { ...FOR_ALL, 'content-type': 'application/atom+xml; charset=utf-8' }
  app.get<FeedRoute>('/providerprofile/:id/feed.xml', async (request, reply) => {
    const { params, query } = request
    if (!ID.test(params.id)) return sendPlainPage(reply, 404)
    const [id, lang] = [Number(params.id), languageOf(String(query[LANGUAGE_PARAMETER]))]
    const make = async () => {
      const text = await readProviderFeed(db, id, { lang, publicUrl: config.publicUrl })
      if (text === null) return { cacheTags: null }
      return sharedReply(text, { cacheTags: ['market', 'posts', `provider:${id}`], headers })
    }
    const feed = await replyCache.read(`feed ${lang} ${id}`, make)
    if (feed.cacheTags) return sendShared(request, reply, feed)
    return sendPlainPage(reply, (await isGone(db, { kind: 'provider', id, now: clock() })) ? 410 : 404)
  })
}

/** When the texts of the site last changed; in development the start. */
const builtAt = (build: string, clock: AppContext['clock']) =>
  statSync(build, { throwIfNoEntry: false })?.mtime ?? clock()

export const serveCrawlerFiles = (app: FastifyInstance, ctx: AppContext, build: string) =>
  app.register(async (files) => {
    files.setErrorHandler(replyWithPlainPage)
    serveRobots(files, ctx)
    serveIndexNowKey(files, ctx)
    serveFeeds(files, ctx)
    serveSitemap(files, ctx, builtAt(build, ctx.clock))
  })
