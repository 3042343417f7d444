// The route table of the worker. Requests that match no route go to the network.
import { type RouteHandlerCallback, type RuntimeCaching, Serwist } from 'serwist'
import { languageOf, LANGUAGES } from '../../contract/language.ts'
import { isGatewayError, isOwn, isWhole } from './own-responses.ts'
import { precachedFiles, version } from './build-info.ts'
import { sessionOf } from './cache-names.ts'
import { deleteEndedSession, clearPersonalData, readVisitor } from './clear-data.ts'
import {
  isCacheablePage,
  isCacheableReply,
  isPrecachedPage,
  OFFLINE,
  pageOfData,
  PRECACHED_PAGES,
} from './cacheable-paths.ts'
import { replyToSearch, isSearch } from './offline-replies.ts'
import { showPicture } from './pictures.ts'
import { scope } from './scope.ts'
import { assets, data, pages, privateReplies, replies, texts } from './strategies.ts'

const showPrecached = async (path: string) => {
  const { language } = (await readVisitor()) ?? { language: languageOf(scope.navigator.language) }
  return (await serwist.matchPrecache(`${path}?lng=${language}`)) ?? Response.error()
}

const endSessionOfClosedTabs = async () => {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (tabs.length === 0) await deleteEndedSession()
}

const showPage: RouteHandlerCallback = async (options) => {
  const { pathname, search } = options.url
  await endSessionOfClosedTabs()
  try {
    const page = await (isCacheablePage(pathname) ? pages.handle(options) : fetch(options.request))
    return isGatewayError(page) && isPrecachedPage(pathname) ? await showPrecached(pathname) : page
  } catch {
    if (isPrecachedPage(pathname)) return showPrecached(pathname)
    return Response.redirect(`${OFFLINE}?from=${encodeURIComponent(pathname + search)}`)
  }
}

/** Without a copy of the data, the tab loads the page instead: it may be cached, or /offline is displayed. */
const showData: RouteHandlerCallback = async (options) => {
  try {
    return await data.handle(options)
  } catch (error) {
    const { event, url } = options
    const client = event instanceof FetchEvent ? await scope.clients.get(event.clientId) : undefined
    // The user may have navigated elsewhere meanwhile.
    const isWanted = !options.request.signal.aborted
    if (isWanted && client instanceof WindowClient) await client.navigate(pageOfData(url))
    throw error
  }
}

/** Route discovery of the router. Offline, this reply makes it load the whole document. */
const showRoutes: RouteHandlerCallback = (options) =>
  data
    .handle(options)
    .catch(() => new Response(null, { status: 204, headers: { 'x-remix-reload-document': 'true' } }))

const fetchReply = (options: Parameters<RouteHandlerCallback>[0]) => {
  const { request, url } = options
  const authorization = request.headers.get('authorization')
  const session = sessionOf(authorization)
  if (!isCacheableReply(url) || (authorization && !session)) return fetch(request)
  return (session ? privateReplies(session) : replies).handle(options)
}

const reply: RouteHandlerCallback = async (options) => {
  try {
    const answer = await fetchReply(options)
    if (!isGatewayError(answer) || !isSearch(options.url)) return answer
  } catch (error) {
    if (!isSearch(options.url)) throw error
  }
  return replyToSearch(options.event, options.url)
}

const logout: RouteHandlerCallback = async ({ event, request }) => {
  event.waitUntil(clearPersonalData())
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
    matcher: ({ sameOrigin, url }) => sameOrigin && (isCacheableReply(url) || isSearch(url)),
    handler: reply,
  },
  { method: 'POST', matcher: isBelow('/api/logout/'), handler: logout },
  {
    matcher: ({ sameOrigin, url }) =>
      sameOrigin && url.pathname.endsWith('.data') && isCacheablePage(pageOfData(url).split('?', 1)[0] ?? ''),
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
    // Without one of these files the worker is not installed, and the browser tries again later.
    plugins: [
      {
        cacheWillUpdate: async ({ response }) =>
          isWhole(response) && (await isOwn(response)) ? response : null,
      },
    ],
  },
  // Tabs of the previous version still request its files.
  skipWaiting: false,
  clientsClaim: true,
  runtimeCaching,
})
