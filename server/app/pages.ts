// Pages rendered by React Router. They are the same for all visitors and are cached (platform/http/reply-cache).
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DATA_SAVER_COOKIE } from '../../contract/display.ts'
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER, languageOfVisit } from '../../contract/language.ts'
import type { RenderContext } from '../../contract/visit.ts'
import { type GoneKind, isGone } from '../features/market/gone.service.ts'
import { callInProcess, type InProcessCall } from '../platform/http/in-process.ts'
import { hasJustWritten } from '../platform/http/public-reads.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { limitRates } from '../platform/http/rate-limit.ts'
import { sendShared, type SharedReply, sharedReply } from '../platform/http/reply-cache/shared-reply.ts'
import type { AppContext } from './app-context.ts'
import { canonicalPath } from './page-path.ts'
import { withOtherParameters, withReadParameters } from './page-parameters.ts'
import { hashScripts } from './page-scripts.ts'
import { replyWithPlainPage, sendPlainPage } from './plain-error-page.ts'

// React Router's build. Its request handler and context come from the build, so that there is one copy of the library.
export type WebBuild = { entry: { module: { makeHandler: (build: WebBuild) => Render } } }
type Render = (request: Request, visit: RenderContext) => Promise<RenderedPage>
type RenderedPage = Pick<Response, 'status' | 'headers' | 'arrayBuffer'>
export type LoadBuild = () => Promise<WebBuild>

const GONE_KINDS: Readonly<Record<string, GoneKind>> = { providerprofile: 'provider', postpage: 'post' }
const GONE_PAGE = /^\/(\w+)\/([1-9]\d{0,14})$/

const isGonePage = async ({ db, clock }: Pick<AppContext, 'db' | 'clock'>, pathname: string) => {
  const [, page = '', id] = GONE_PAGE.exec(pathname) ?? []
  const kind = GONE_KINDS[page]
  return kind !== undefined && isGone(db, { kind, id: Number(id), now: clock() })
}

// A form without files. An action holds it in memory and renders its values again.
const MAX_FORM_BYTES = 65_536

// The Host header is client input. The router compares it with the origin of a form, so it must be a plain host name. X-Forwarded-Host
// is not trusted: any client can send it where a proxy does not remove it. The path is unchanged; other spellings are redirected.
const urlOf = ({ protocol, headers, originalUrl }: FastifyRequest) => {
  const base = URL.parse(`${protocol}://${headers.host}`)
  if (!base || base.href !== `${base.origin}/` || !originalUrl.startsWith('/')) throw new Refusal('bad_input')
  return new URL(`${base.origin}${originalUrl}`)
}

const withPath = (url: URL, path: string) => {
  const other = new URL(url)
  other.pathname = path
  return other
}

const languageFor = ({ cookies, headers }: FastifyRequest, url: URL) =>
  languageOfVisit({
    requested: url.searchParams.get(LANGUAGE_PARAMETER),
    remembered: cookies[LANGUAGE_COOKIE],
    accepted: headers['accept-language'],
  })

const isLight = ({ cookies, headers }: FastifyRequest) =>
  (cookies[DATA_SAVER_COOKIE] ?? headers['save-data']) === 'on'

const toWebRequest = ({ method, headers: given, body }: FastifyRequest, url: URL) => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given))
    for (const one of [value ?? []].flat()) headers.append(name, one)
  return new Request(url, {
    // A HEAD is answered from the page of a GET, so it needs a body too.
    method: method === 'HEAD' ? 'GET' : method,
    headers,
    body: Buffer.isBuffer(body) ? Buffer.from(body) : null,
  })
}

type OwnPage = { cacheTags: null; status: number; headers: Record<string, string>; body: Buffer }

/** The cache tags of a page are those of its API replies; null when one of them is private. It is valid as long as all of them. */
const recordReplies = (call: InProcessCall) => {
  let cacheTags: Set<string> | null = new Set<string>()
  let until = Infinity
  let asOf = Infinity
  const recorded: InProcessCall = async (...asked) => {
    const reply = await call(...asked)
    cacheTags = reply.cacheTags && cacheTags && cacheTags.union(new Set(reply.cacheTags))
    until = Math.min(until, reply.until)
    asOf = Math.min(asOf, reply.asOf)
    return reply
  }
  return { call: recorded, cacheTags: () => cacheTags && [...cacheTags], times: () => ({ until, asOf }) }
}

const FOR_ALL = {
  'cache-control': 'no-cache',
  vary: 'Cookie, Accept-Language, Accept-Encoding, Save-Data',
}

// Cached by nginx for this long (deploy/nginx/keep-pages.conf).
const PROXY_SECONDS = 2
const proxySeconds = ({ until }: SharedReply, now: Date) =>
  Math.max(0, Math.min(PROXY_SECONDS, Math.floor((until - now.getTime()) / 1_000)))

const REDIRECT_CACHE = 'public, max-age=3600'

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

export const servePages = (app: FastifyInstance, ctx: AppContext, load: LoadBuild) =>
  app.register(async (pages) => {
    pages.setErrorHandler(replyWithPlainPage)
    // Forms are rate limited. Reads are queued instead (platform/http/concurrency-limit.ts): crawlers are quick, and drop refused
    // pages from their index.
    await limitRates(pages, 'pages', { ...ctx.limits, isFree: isRead })
    // An action parses the form itself.
    pages.removeAllContentTypeParsers()
    const whole = { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES } as const
    pages.addContentTypeParser('*', whole, (_request, body, done) => done(null, body))

    const render = async (request: FastifyRequest, url: URL): Promise<SharedReply | OwnPage> => {
      const build = await load()
      const { call, cacheTags, times } = recordReplies(callInProcess(app, request))
      const nonce = randomUUID()
      const response = await build.entry.module.makeHandler(build)(toWebRequest(request, url), {
        call,
        language: languageFor(request, url),
        nonce,
        publicUrl: ctx.config.publicUrl,
        hasOutbox: ctx.outbox !== null,
        tilesUrl: ctx.config.mapTilesUrl,
        areBordersCorrected: ctx.config.areMapBordersCorrected,
        isDev: ctx.isDev,
        isLight: isLight(request),
        isGone: () => isGonePage(ctx, url.pathname),
      })
      const { page: body, hashes } = hashScripts(Buffer.from(await response.arrayBuffer()), nonce)
      const { status } = response
      const policy = { 'content-security-policy': app.policyWithScripts(hashes) }
      const headers = { ...Object.fromEntries(response.headers), ...policy }
      const isForAll = isRead(request) && status === 200 && !response.headers.has('set-cookie')
      const tags = isForAll ? cacheTags() : null
      return tags
        ? sharedReply(body, {
            cacheTags: tags,
            isExact: true,
            ...times(),
            headers: { ...headers, ...FOR_ALL },
          })
        : { cacheTags: null, status, headers: { 'cache-control': 'private, no-store', ...headers }, body }
    }

    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = urlOf(request)
      const path = isRead(request) ? canonicalPath(asked.pathname) : asked.pathname
      const url = isRead(request) ? withReadParameters(withPath(asked, path)) : asked
      const make = () => render(request, url)
      const isShared = isRead(request) && !hasJustWritten(request)
      const light = isLight(request)
      const key = `${languageFor(request, url)}${light ? ' light' : ''} ${url.href}`
      const page = await (isShared ? ctx.replyCache.read(key, make) : make())
      // Missing and moved pages respond without a redirect to the canonical path.
      if (path !== asked.pathname && (page.cacheTags || page.status === 200))
        return reply.header('cache-control', REDIRECT_CACHE).redirect(path + asked.search, 301)
      if (page.cacheTags)
        // A proxy caches one page for all, so not a light one.
        return sendShared(
          request,
          reply.header('x-accel-expires', light ? 0 : proxySeconds(page, ctx.clock())),
          page,
        )
      // The router in the browser has no route for an empty segment, so its error page would fail.
      if (page.status >= 400 && asked.pathname.includes('//')) return sendPlainPage(reply, page.status)
      const { location } = page.headers
      const moved = location === undefined ? {} : { location: withOtherParameters(location, asked, url) }
      // A redirect has neither a body nor a type.
      const body = page.body.length === 0 ? '' : page.body
      return reply
        .code(page.status)
        .headers({ ...page.headers, ...moved })
        .send(body)
    }
    pages.route({ method: ['GET', 'HEAD', 'POST'], url: '/', handler: answer })
    pages.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: answer })
  })
