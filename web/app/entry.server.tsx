// The server takes the request handler from here, so that there is one copy of the router.
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
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

type Handler = (request: Request, visit: RenderContext) => Promise<Response>

const contextOf = (request: Request, visit: RenderContext) => {
  const context = new RouterContextProvider()
  context.set(requestContext, {
    ...visit,
    isDataRequest: new URL(request.url).pathname.endsWith('.data'),
    queryClient: makeQueryClient(),
  })
  return context
}

// The router ranks all routes when a handler is created.
const handlers = new WeakMap<ServerBuild, Handler>()

export const makeHandler = (build: ServerBuild): Handler => {
  const known = handlers.get(build)
  if (known) return known
  const handle = createRequestHandler(build, import.meta.env.MODE)
  const handler: Handler = (request, visit) => handle(request, contextOf(request, visit))
  handlers.set(build, handler)
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
