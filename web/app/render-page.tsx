// A whole page as one text. Its data is there before it is rendered, so nothing of it has to follow later.
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { I18n } from '../lib/i18n/make-i18n.ts'
import { renderToString } from 'react-dom/server'
import { I18nProvider } from '../lib/i18n/useTranslation.tsx'
import { type EntryContext, ServerRouter } from 'react-router'
import { jsonInScript } from '../lib/page/json-in-script.ts'

const readText = async (stream: ReadableStream<Uint8Array>) => {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text
}

// As the router's own component for it, which waits for the stream inside the page and sends two scripts of React's with it.
const dataScript = (data: string, nonce: string) => {
  const controller = 'window.__reactRouterContext.streamController'
  return `<script nonce="${nonce}">${controller}.enqueue(${jsonInScript(data)});${controller}.close();</script>`
}

type Page = { entry: EntryContext; url: string; nonce: string; i18n: I18n; queryClient: QueryClient }

export const renderPage = async ({ entry, url, nonce, i18n, queryClient }: Page) => {
  const { serverHandoffStream, ...rest } = entry
  const data = serverHandoffStream ? await readText(serverHandoffStream) : ''
  const page = renderToString(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ServerRouter context={rest} url={url} nonce={nonce} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  const end = page.lastIndexOf('</body>')
  if (!entry.renderMeta?.didRenderScripts || end < 0) return `<!DOCTYPE html>${page}`
  return `<!DOCTYPE html>${page.slice(0, end)}${dataScript(data, nonce)}${page.slice(end)}`
}
