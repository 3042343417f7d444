// Renders a page for one request. The server takes its handler from here, so that there is one copy of the router.
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { RenderContext } from '../../contract/visit.ts'
import { namespacesOf } from '../lib/i18n/namespaces.ts'
import { serverI18n } from '../lib/i18n/server.server.ts'
import { makeQueryClient } from '../lib/loading/query-client.ts'
import { requestContext } from '../lib/loading/request-context.ts'
import { deferScripts } from './defer-scripts.ts'
import { lightenPage } from './lighten-page.ts'
import { markRole } from './mark-role.ts'
import { markSaver } from './mark-saver.ts'
import { markUntouched } from './mark-untouched.ts'
import { renderPage } from './render-page.tsx'

type RenderedPage = Pick<Response, 'status' | 'headers' | 'text'>
type Handler = (request: Request, visit: RenderContext) => Promise<RenderedPage>

// The router wants a Response, which turns a text into bytes and back. Its page is kept beside it.
const pages = new WeakMap<Response, string>()

const contextOf = (request: Request, visit: RenderContext) => {
  const context = new RouterContextProvider()
  context.set(requestContext, {
    ...visit,
    // As the router tells it.
    isDataRequest: new URL(request.url).pathname.endsWith('.data'),
    queryClient: makeQueryClient(),
  })
  return context
}

const createHandler = (build: ServerBuild): Handler => {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  return async (request, visit) => {
    const response = await handle(request, contextOf(request, visit))
    const page = pages.get(response)
    if (page === undefined) return response
    const { status, headers } = response
    return { status, headers, text: async () => page }
  }
}

// The router ranks all routes when it is made.
const handlers = new WeakMap<ServerBuild, Handler>()

export const makeHandler = (build: ServerBuild): Handler => {
  const handler = handlers.get(build) ?? createHandler(build)
  handlers.set(build, handler)
  return handler
}

const matchesOf = ({ staticHandlerContext, routeModules }: EntryContext) =>
  staticHandlerContext.matches.map(({ route: { id } }) => ({ id, handle: routeModules[id]?.handle }))

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, language, queryClient, isLight } = context.get(requestContext)
  const i18n = serverI18n(language, namespacesOf(matchesOf(entry)))
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', language)
  const page = await renderPage({
    entry,
    url: request.url,
    nonce,
    i18n,
    queryClient: queryClient ?? makeQueryClient(),
  })
  const response = new Response(null, { status, headers })
  const marked = [markRole, markSaver, markUntouched].reduce(
    (text, mark) => mark(text, nonce),
    isLight ? lightenPage(page) : page,
  )
  pages.set(response, import.meta.env.DEV ? marked : deferScripts(marked, nonce))
  return response
}

// A visitor who leaves while the page renders is no error, nor is one who asks for what there is not.
export const handleError = (error: unknown, { request }: { request: Request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  // oxlint-disable-next-line no-console -- the page has no other way to reach the log
  console.error(error)
}
