import { type DehydratedState, HydrationBoundary, useQueryClient } from '@tanstack/react-query'
import latin from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url'
import latinBold from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url'
import type { ReactNode } from 'react'
import { useTranslation } from '../lib/i18n/useTranslation.tsx'
import { Links, Meta, Outlet, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import { jsonInScript } from '../lib/page/json-in-script.ts'
import { DATA_ID, pageDataOf } from '../lib/loading/query-client.ts'
import { requestContext } from '../lib/loading/request-context.ts'
import { TEXTS_ID } from '../lib/i18n/browser.ts'
import type { I18n } from '../lib/i18n/make-i18n.ts'
import { DeferredScripts, VisitScript } from './InlineScripts.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import type { Route } from './+types/root'
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'

export { BareErrorPage as ErrorBoundary } from './ErrorPage.tsx'

export const loader = ({ context }: Route.LoaderArgs) => {
  const { publicUrl, hasOutbox, tilesUrl, areBordersCorrected, isDev } = context.get(requestContext)
  return { publicUrl, hasOutbox, tilesUrl, areBordersCorrected, isDev }
}

export const shouldRevalidate = () => false

/** JSON needs no entry in the CSP. Read before hydration. */
const PageJson = ({ id, json }: { id: string; json: string }) => (
  <script
    id={id}
    type="application/json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: json }}
  />
)

// The same for many pages.
const textsAsJson = new WeakMap<object, string>()

const textsOf = ({ texts }: I18n) => {
  const json = textsAsJson.get(texts) ?? jsonInScript(texts)
  textsAsJson.set(texts, json)
  return json
}

const PageTexts = () => {
  const { i18n } = useTranslation()
  return <PageJson id={TEXTS_ID} json={import.meta.env.SSR ? textsOf(i18n) : ''} />
}

const PageData = () => {
  const client = useQueryClient()
  return <PageJson id={DATA_ID} json={import.meta.env.SSR ? pageDataOf(client) : ''} />
}

export const Layout = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation()
  const site = useRouteLoaderData<typeof loader>('root')
  return (
    // note-visit.ts adds an attribute before hydration.
    <html lang={i18n.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <VisitScript />
        {/* resizes-content: the on-screen keyboard must not cover the input of a chat. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        {/* --color-paper of styles/tokens.css. */}
        <meta name="theme-color" content="#fbf4e6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1a120d" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lng=${i18n.language}`} />
        {/* On every page: the first frame must have its fonts, without a second layout. */}
        {[latin, latinBold].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        {site && <LanguageLinks publicUrl={site.publicUrl} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <PageTexts />
        <PageData />
        <ScrollRestoration />
        <DeferredScripts />
      </body>
    </html>
  )
}

const useDehydrated = () =>
  useMatches().flatMap(
    (match) => (match.loaderData as { dehydrated?: DehydratedState } | undefined)?.dehydrated ?? [],
  )

const Root = () => {
  const [first, ...rest] = useDehydrated()
  const state = first && { ...first, queries: [first, ...rest].flatMap((each) => each.queries) }
  return (
    <HydrationBoundary state={state}>
      <Outlet />
    </HydrationBoundary>
  )
}

export default Root
