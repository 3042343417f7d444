// The site: built files, translations, media, and every other address rendered by React Router.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RenderContext } from '../../contract/visit.ts'
import { callInProcess } from '../platform/http/in-process.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { limitRates } from '../platform/http/rate-limit.ts'
import { toNodeStream } from '../platform/http/web-stream.ts'
import type { AppContext } from './app-context.ts'
import { serveMedia } from './media.ts'
import { replyWithPlainPage } from './plain-error-page.ts'

// React Router's build. Its request handler and context come from the build itself: one copy of the library.
export type WebBuild = { entry: { module: { makeHandler: (build: WebBuild) => Render } } }
type Render = (request: Request, visit: RenderContext) => Promise<Response>
export type LoadBuild = () => Promise<WebBuild>

const root = (path: string) => join(import.meta.dirname, '../..', path)
const YEAR = 31_536_000_000

const isBuilt = () => existsSync(root('build/server/index.js'))
export const loadBuilt: LoadBuild = () => import(root('build/server/index.js'))

const serveFiles = async (app: FastifyInstance, ctx: AppContext) => {
  const immutable = { maxAge: YEAR, immutable: true, index: false, decorateReply: false } as const
  if (isBuilt()) {
    await app.register(fastifyStatic, {
      ...immutable,
      root: root('build/client/assets'),
      prefix: '/assets/',
      preCompressed: true,
    })
  }
  await serveMedia(app, ctx)
  // Asked for again each time, by ETag: a corrected word shows at once.
  const fresh = { cacheControl: false, index: false, decorateReply: false } as const
  const setHeaders = (reply: FastifyReply) => void reply.header('cache-control', 'public, no-cache')
  await app.register(fastifyStatic, { ...fresh, setHeaders, root: root('web/locales'), prefix: '/locales/' })
  await app.register(fastifyStatic, {
    ...fresh,
    setHeaders,
    root: root('web/public'),
    prefix: '/',
    wildcard: false,
  })
}

// A form without files, in the longest letters. An action holds all of it in memory, and shows again what was typed.
const MAX_FORM_BYTES = 65_536

// Host is the visitor's to write. The router compares it with where a form came from, so it must be a name and nothing else.
// What a proxy says the host was is not believed, however many proxies are: nobody needs it, and whoever forgot to erase it at the
// proxy lets visitors write it.
const urlOf = ({ protocol, headers, url }: FastifyRequest) => {
  const base = URL.parse(`${protocol}://${headers.host}`)
  if (!base || base.href !== `${base.origin}/` || !url.startsWith('/')) throw new Refusal('bad_input')
  return `${base.origin}${url}`
}

const toWebRequest = (request: FastifyRequest, reply: FastifyReply): Request => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one)
  const left = new AbortController()
  reply.raw.on('close', () => left.abort())
  const { method, body } = request
  return new Request(urlOf(request), {
    method,
    headers,
    signal: left.signal,
    body: Buffer.isBuffer(body) ? Buffer.from(body) : null,
  })
}

const send = (reply: FastifyReply, response: Response) => {
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  return reply.send(response.body ? toNodeStream(response.body) : undefined)
}

export const serveWeb = async (app: FastifyInstance, ctx: AppContext, load: LoadBuild) => {
  await serveFiles(app, ctx)
  await app.register(async (pages) => {
    pages.setErrorHandler(replyWithPlainPage)
    await limitRates(pages, 'pages', ctx.limits)
    // An action reads the form itself.
    pages.removeAllContentTypeParsers()
    const whole = { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES } as const
    pages.addContentTypeParser('*', whole, (_request, body, done) => done(null, body))
    const render = async (request: FastifyRequest, reply: FastifyReply) => {
      const build = await load()
      const response = await build.entry.module.makeHandler(build)(toWebRequest(request, reply), {
        call: callInProcess(app, request),
        nonce: reply.scriptNonce,
        publicUrl: ctx.config.publicUrl,
        hasOutbox: ctx.outbox !== null,
        tilesUrl: ctx.config.mapTilesUrl,
        isDev: ctx.isDev,
      })
      return send(reply, response)
    }
    pages.route({ method: ['GET', 'HEAD', 'POST'], url: '/', handler: render })
    pages.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: render })
  })
}
