// The pictures of shared links, below /share/. Their content comes from the public API: hidden, suspended and deleted content has no
// picture from the next request on, even if one is cached.
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../contract/language.ts'
import {
  marketPicture,
  postPicture,
  type SharePicture,
  sharePicturePath,
  providerPicture,
} from '../../contract/share-picture.ts'
import { openSharePictures } from '../features/share-pictures/share-pictures.service.ts'
import { clientIpOf } from '../platform/http/client-ip.ts'
import { isKnownTag } from '../platform/http/etag.ts'
import { callInProcess } from '../platform/http/in-process.ts'
import { limitRates } from '../platform/http/rate-limit.ts'
import { Overloaded } from '../platform/http/refusal.ts'
import type { AppContext } from './app-context.ts'
import { replyWithPlainPage } from './plain-error-page.ts'

const SHARE_PATH = /^\/share\/(?<kind>shop|post|market)\/(?<key>[^.]+)\.(?<lang>en|hi)\.\w{1,8}\.jpg$/
// Anything else would reach another endpoint.
const ID = /^[1-9]\d{0,14}$/
const SLUGS = /^[a-z0-9-]+(?:\/[a-z0-9-]+){0,2}$/

// As for media: proxies drop a hidden provider within the hour. The URL of an earlier version returns the current picture with a short
// lifetime.
const CURRENT = 'public, max-age=3600'
const OUTDATED = 'public, max-age=60'

type Kind = SharePicture['kind']

type Source = Readonly<{ path: string; key: RegExp; read: (reply: never) => SharePicture }>

const SOURCES: Readonly<Record<Kind, Source>> = {
  shop: {
    path: 'provider-profile',
    key: ID,
    read: ({ provider }: { provider: Parameters<typeof providerPicture>[0] }) => providerPicture(provider),
  },
  post: { path: 'blogs', key: ID, read: postPicture },
  market: { path: 'market', key: SLUGS, read: marketPicture },
}

const isKind = (text: string | undefined): text is Kind => text !== undefined && Object.hasOwn(SOURCES, text)

const pictureOf = async (app: FastifyInstance, request: FastifyRequest, params: Record<string, string>) => {
  const { kind, key = '', lang } = params
  if (!isKind(kind) || !SOURCES[kind].key.test(key)) return undefined
  const { path, read } = SOURCES[kind]
  const { status, text } = await callInProcess(app, request)('GET', `/api/${path}/${key}/?lang=${lang}`)
  if (status >= 500) throw new Overloaded()
  return status === 200 ? read(JSON.parse(text) as never) : undefined
}

export const serveSharePictures = (app: FastifyInstance, ctx: AppContext) =>
  app.register(async (share) => {
    share.setErrorHandler(replyWithPlainPage)
    await limitRates(share, 'share', ctx.limits)
    const pictures = openSharePictures({
      dir: join(ctx.config.dataDir, 'share-pictures'),
      storage: ctx.mediaDeps.storage,
    })

    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const path = request.url.split('?', 1)[0] ?? ''
      const params = SHARE_PATH.exec(path)?.groups
      const picture = params && (await pictureOf(app, request, params))
      if (!picture) return reply.header('cache-control', 'no-store').callNotFound()
      const language = languageOf(params['lang'])
      const current = sharePicturePath(picture, language)
      const tag = `"${current.slice('/share/'.length)}"`
      reply.headers({ etag: tag, 'cache-control': path === current ? CURRENT : OUTDATED })
      if (isKnownTag(request, tag)) return reply.code(304).send()
      return reply.type('image/jpeg').send(await pictures.read(picture, language, clientIpOf(request)))
    }
    share.get('/share/*', answer)
  })
