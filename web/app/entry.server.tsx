// Renders a page for one request. The server takes its handler from here, so that there is one copy of the router.
import { renderToReadableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
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
import { requestContext } from '../lib/request-context.ts'
import { deferScripts } from './defer-scripts.ts'

export const makeHandler = (build: ServerBuild) => {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  return (request: Request, visit: RenderContext) => {
    const context = new RouterContextProvider()
    context.set(requestContext, visit)
    return handle(request, context)
  }
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
  const { nonce, language } = context.get(requestContext)
  const i18n = await serverI18n(language, namespacesOf(matchesOf(entry)))
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', language)
  headers.append('vary', 'Cookie, Accept-Language')
  const body = await renderToReadableStream(
    <I18nextProvider i18n={i18n}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </I18nextProvider>,
    { nonce, signal: request.signal },
  )
  const page = await new Response(body).text()
  return new Response(import.meta.env.DEV ? page : deferScripts(page, nonce), { status, headers })
}

// A visitor who leaves while the page renders is no error, nor is one who asks for what there is not.
export const handleError = (error: unknown, { request }: { request: Request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  // oxlint-disable-next-line no-console -- the page has no other way to reach the log
  console.error(error)
}
