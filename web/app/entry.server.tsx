// The server takes the request handler from here, so that there is one copy of the router.
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import type { RenderContext } from '../../contract/visit.ts'
import { namespacesOf } from '../lib/i18n/namespaces.ts'
import { serverI18n } from '../lib/i18n/server.server.ts'
import { I18nProvider } from '../lib/i18n/useTranslation.tsx'
import { makeQueryClient } from '../lib/loading/query-client.ts'
import { requestContext } from '../lib/loading/request-context.ts'
import { ServerRender } from '../lib/page/server-render.ts'
import { buildFor, firstSegmentOfPath, firstSegments } from './routes-of-path.ts'

type Handler = (request: Request, visit: RenderContext) => Promise<Response>

const contextOf = (pathname: string, visit: RenderContext) => {
  const context = new RouterContextProvider()
  context.set(requestContext, {
    ...visit,
    isDataRequest: pathname.endsWith('.data'),
    queryClient: makeQueryClient(),
  })
  return context
}

/** The router ranks the routes when a handler is created. */
const createHandlers = (build: ServerBuild) => {
  const create = (routes: ServerBuild) => createRequestHandler(routes, import.meta.env.MODE)
  const segments = firstSegments(build)
  const handleAny = create(build)
  const handlers = new Map<string, RequestHandler>()
  return (pathname: string) => {
    const segment = firstSegmentOfPath(pathname)
    if (segment === undefined || !segments.has(segment)) return handleAny
    const handle = handlers.get(segment) ?? create(buildFor(build, segment))
    handlers.set(segment, handle)
    return handle
  }
}

const handlersOfBuilds = new WeakMap<ServerBuild, Handler>()

export const makeHandler = (build: ServerBuild): Handler => {
  const known = handlersOfBuilds.get(build)
  if (known) return known
  const handlerFor = createHandlers(build)
  const handler: Handler = (request, visit) => {
    const { pathname } = new URL(request.url)
    return handlerFor(pathname)(request, contextOf(pathname, visit))
  }
  handlersOfBuilds.set(build, handler)
  return handler
}

const matchesOf = ({ staticHandlerContext, routeModules }: EntryContext) =>
  staticHandlerContext.matches.map(({ route: { id } }) => ({ id, handle: routeModules[id]?.handle }))

// An aborted request and a missing page are no errors of the server.
export const handleError = (error: unknown, { request }: { request: Request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  // oxlint-disable-next-line no-console -- the page has no other way to reach the log
  console.error(error)
}

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
  let isShellRendered = false
  const stream = await renderToReadableStream(
    <ServerRender value={{ nonce, savesData: isLight }}>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </QueryClientProvider>
      </I18nProvider>
    </ServerRender>,
    {
      nonce,
      // The loaders have finished: the page is sent whole.
      progressiveChunkSize: Infinity,
      // The router reports an error of the shell itself.
      onError: (error) => void (isShellRendered && handleError(error, { request })),
    },
  )
  isShellRendered = true
  await stream.allReady
  return new Response(stream, { status, headers })
}
