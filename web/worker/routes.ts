// Which request is answered how. What is not listed goes to the network as if there were no worker.
import { type RouteHandlerCallback, type RuntimeCaching, Serwist } from 'serwist'
import { LANGUAGES } from '../../contract/limits.ts'
import { languageOf } from '../../contract/language.ts'
import { isOfGateway, isOwn, isWhole } from './answers.ts'
import { precachedFiles, version } from './build-info.ts'
import { forgetEndedSession, forgetPerson, readVisitor } from './forget.ts'
import {
  isKeptPage,
  isKeptReply,
  isPrecachedPage,
  OFFLINE,
  pageOfData,
  PRECACHED_PAGES,
} from './kept-paths.ts'
import { answerSearch, isSearch } from './offline-answers.ts'
import { showPicture } from './pictures.ts'
import { scope } from './scope.ts'
import { sessionOf } from './session-of.ts'
import { assets, data, pages, privateReplies, replies, texts } from './strategies.ts'

const showPrecached = async (path: string) => {
  const { language } = (await readVisitor()) ?? { language: languageOf(scope.navigator.language) }
  return (await serwist.matchPrecache(`${path}?lng=${language}`)) ?? Response.error()
}

const endSessionOfClosedTabs = async () => {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (tabs.length === 0) await forgetEndedSession()
}

const showPage: RouteHandlerCallback = async (options) => {
  const { pathname, search } = options.url
  await endSessionOfClosedTabs()
  try {
    const page = await (isKeptPage(pathname) ? pages.handle(options) : fetch(options.request))
    return isOfGateway(page) && isPrecachedPage(pathname) ? await showPrecached(pathname) : page
  } catch {
    if (isPrecachedPage(pathname)) return showPrecached(pathname)
    return Response.redirect(`${OFFLINE}?from=${encodeURIComponent(pathname + search)}`)
  }
}

/** Without a copy the page itself is asked for: it may be kept, or the page for this case comes. */
const showData: RouteHandlerCallback = async (options) => {
  try {
    return await data.handle(options)
  } catch (error) {
    const { event, url } = options
    const client = event instanceof FetchEvent ? await scope.clients.get(event.clientId) : undefined
    // Who has gone elsewhere meanwhile stays there.
    const isWanted = !options.request.signal.aborted
    if (isWanted && client instanceof WindowClient) await client.navigate(pageOfData(url))
    throw error
  }
}

/** Where a link leads is not known to the router of every page. This answer tells it to load the page as a whole. */
const showRoutes: RouteHandlerCallback = (options) =>
  data
    .handle(options)
    .catch(() => new Response(null, { status: 204, headers: { 'x-remix-reload-document': 'true' } }))

const askServer = (options: Parameters<RouteHandlerCallback>[0]) => {
  const { request, url } = options
  const authorization = request.headers.get('authorization')
  const session = sessionOf(authorization)
  if (!isKeptReply(url) || (authorization && !session)) return fetch(request)
  return (session ? privateReplies(session) : replies).handle(options)
}

const reply: RouteHandlerCallback = async (options) => {
  try {
    const answer = await askServer(options)
    if (!isOfGateway(answer) || !isSearch(options.url)) return answer
  } catch (error) {
    if (!isSearch(options.url)) throw error
  }
  return answerSearch(options.event, options.url)
}

const logout: RouteHandlerCallback = async ({ event, request }) => {
  event.waitUntil(forgetPerson())
  return fetch(request)
}

const isBelow = (prefix: string) => (options: { sameOrigin: boolean; url: URL }) =>
  options.sameOrigin && options.url.pathname.startsWith(prefix)

const runtimeCaching: RuntimeCaching[] = [
  { matcher: isBelow('/assets/'), handler: assets },
  { matcher: isBelow('/locales/'), handler: texts },
  {
    matcher: ({ request, ...options }) => request.destination === 'image' && isBelow('/media/')(options),
    handler: showPicture,
  },
  {
    matcher: ({ sameOrigin, url }) => sameOrigin && (isKeptReply(url) || isSearch(url)),
    handler: reply,
  },
  { method: 'POST', matcher: isBelow('/api/logout/'), handler: logout },
  {
    matcher: ({ sameOrigin, url }) =>
      sameOrigin && url.pathname.endsWith('.data') && isKeptPage(pageOfData(url).split('?', 1)[0] ?? ''),
    handler: showData,
  },
  { matcher: isBelow('/__manifest'), handler: showRoutes },
  {
    matcher: ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/admin'),
    handler: showPage,
  },
]

export const serwist = new Serwist({
  precacheEntries: [
    ...LANGUAGES.flatMap((language) => [
      ...PRECACHED_PAGES.map((path) => ({ url: `${path}?lng=${language}`, revision: version })),
      { url: `/locales/${language}/Offline.json`, revision: version },
    ]),
    ...precachedFiles.map((url) => ({ url, revision: null })),
  ],
  precacheOptions: {
    cleanupOutdatedCaches: true,
    ignoreURLParametersMatching: [],
    // Without one of them the worker is not installed, and the browser tries again later.
    plugins: [
      {
        cacheWillUpdate: async ({ response }) =>
          isWhole(response) && (await isOwn(response)) ? response : null,
      },
    ],
  },
  // A new version waits: files of the old one are still asked for by its tabs.
  skipWaiting: false,
  clientsClaim: true,
  runtimeCaching,
})
