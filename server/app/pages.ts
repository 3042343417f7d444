// Every address that is no file and no call: a page that React Router renders, the same for everybody, so that it is kept and sent
// to all who ask for it (platform/http/reply-cache).
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CacheTag } from '../../contract/endpoint.ts'
import { DATA_SAVER_COOKIE } from '../../contract/limits.ts'
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER, languageOfVisit } from '../../contract/language.ts'
import type { RenderContext } from '../../contract/visit.ts'
import { callInProcess, type InProcessCall } from '../platform/http/in-process.ts'
import { hasJustWritten } from '../platform/http/public-reads.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { limitRates } from '../platform/http/rate-limit.ts'
import { sendShared, type SharedReply, sharedReply } from '../platform/http/reply-cache/shared-reply.ts'
import type { AppContext } from './app-context.ts'
import { isGonePage } from './gone-pages.ts'
import { canonicalPath } from './page-path.ts'
import { withOtherParameters, withReadParameters } from './page-parameters.ts'
import { hashScripts } from './page-scripts.ts'
import { replyWithPlainPage, sendPlainPage } from './plain-error-page.ts'

// React Router's build. Its request handler and context come from the build itself: one copy of the library.
export type WebBuild = { entry: { module: { makeHandler: (build: WebBuild) => Render } } }
type Render = (request: Request, visit: RenderContext) => Promise<RenderedPage>
/** As much of a Response as a page has: the bytes are made once, when it is kept. */
type RenderedPage = Pick<Response, 'status' | 'headers' | 'text'>
export type LoadBuild = () => Promise<WebBuild>

// A form without files, in the longest letters. An action holds all of it in memory, and shows again what was typed.
const MAX_FORM_BYTES = 65_536

// Host is the visitor's to write. The router compares it with where a form came from, so it must be a name and nothing else.
// What a proxy says the host was is not believed, however many proxies are: nobody needs it, and whoever forgot to erase it at the
// proxy lets visitors write it.
// The path is as the visitor wrote it: other spellings are redirected.
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

/** As chosen in the footer, or as the browser says. */
const isLight = ({ cookies, headers }: FastifyRequest) =>
  (cookies[DATA_SAVER_COOKIE] ?? headers['save-data']) === 'on'

const toWebRequest = ({ method, headers: given, body }: FastifyRequest, url: URL) => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given))
    for (const one of [value ?? []].flat()) headers.append(name, one)
  return new Request(url, {
    // A HEAD is answered from the same page as a GET, so it must have a body too.
    method: method === 'HEAD' ? 'GET' : method,
    headers,
    body: Buffer.isBuffer(body) ? Buffer.from(body) : null,
  })
}

/** A page for one visitor. */
type OwnPage = { cacheTags: null; status: number; headers: Record<string, string>; text: string }

/**
 * What a page shows is what it has asked the API for; null when one of the replies was for this visitor alone. It holds as long as
 * all of them.
 */
const recordReplies = (call: InProcessCall) => {
  let cacheTags: Set<CacheTag> | null = new Set<CacheTag>()
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

// A browser asks each time whether the page has changed.
const FOR_ALL = {
  'cache-control': 'no-cache',
  vary: 'Cookie, Accept-Language, Accept-Encoding, Save-Data',
}

// nginx may keep it for so many seconds (deploy/nginx/keep-pages.conf).
const PROXY_SECONDS = 2
const proxySeconds = ({ until }: SharedReply, now: Date) =>
  Math.max(0, Math.min(PROXY_SECONDS, Math.floor((until - now.getTime()) / 1_000)))

const REDIRECT_KEPT = 'public, max-age=3600'

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

export const servePages = (app: FastifyInstance, ctx: AppContext, load: LoadBuild) =>
  app.register(async (pages) => {
    pages.setErrorHandler(replyWithPlainPage)
    // Forms count. Who reads waits in turn with the others instead (platform/http/concurrency-limit.ts): a search engine is quick, and drops from its
    // index what it is refused.
    await limitRates(pages, 'pages', { ...ctx.limits, isFree: isRead })
    // An action reads the form itself.
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
      const { page: text, hashes } = hashScripts(await response.text(), nonce)
      const { status } = response
      const policy = { 'content-security-policy': app.policyWithScripts(hashes) }
      const headers = { ...Object.fromEntries(response.headers), ...policy }
      const isForAll = isRead(request) && status === 200 && !response.headers.has('set-cookie')
      const tags = isForAll ? cacheTags() : null
      return tags
        ? sharedReply(text, { cacheTags: tags, ...times(), headers: { ...headers, ...FOR_ALL } })
        : { cacheTags: null, status, headers: { 'cache-control': 'private, no-store', ...headers }, text }
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
      // A page that is missing or has moved answers here: it takes no redirect before its own.
      if (path !== asked.pathname && (page.cacheTags || page.status === 200))
        return reply.header('cache-control', REDIRECT_KEPT).redirect(path + asked.search, 301)
      if (page.cacheTags)
        // A proxy keeps one page for all: a light one is not for all.
        return sendShared(
          request,
          reply.header('x-accel-expires', light ? 0 : proxySeconds(page, ctx.clock())),
          page,
        )
      // The router in the browser finds no route for a path with an empty segment: its error page would break.
      if (page.status >= 400 && asked.pathname.includes('//')) return sendPlainPage(reply, page.status)
      const { location } = page.headers
      const moved = location === undefined ? {} : { location: withOtherParameters(location, asked, url) }
      return reply
        .code(page.status)
        .headers({ ...page.headers, ...moved })
        .send(page.text)
    }
    pages.route({ method: ['GET', 'HEAD', 'POST'], url: '/', handler: answer })
    pages.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: answer })
  })
