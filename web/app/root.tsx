// The document around every page.
import {
  HydrationBoundary,
  type DehydratedState,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import latin from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url'
import latinBold from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import type { CallError } from '../lib/call.ts'
import { jsonInScript } from '../lib/json-in-script.ts'
import { requestContext } from '../lib/request-context.ts'
import { TEXTS_ID } from '../lib/i18n/browser.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import type { Route } from './+types/root'
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'

export { BareErrorPage as ErrorBoundary } from './ErrorPage.tsx'

export const loader = ({ context }: Route.LoaderArgs) => {
  const { publicUrl, hasOutbox, tilesUrl, isDev } = context.get(requestContext)
  return { publicUrl, hasOutbox, tilesUrl, isDev }
}

// Nothing of it changes while a person visits the site.
export const shouldRevalidate = () => false

/** The texts of the page travel with it, as data that no policy has to trust. */
const PageTexts = () => {
  const { i18n } = useTranslation()
  const texts = typeof document === 'undefined' ? i18n.store.data[i18n.language] : undefined
  const html = texts ? jsonInScript(texts) : ''
  return (
    <script
      id={TEXTS_ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

export const Layout = ({ children }: { children: ReactNode }) => {
  const { i18n } = useTranslation()
  const site = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={i18n.language}>
      <head>
        <meta charSet="utf-8" />
        {/* A keyboard on the screen leaves a smaller page, not a covered one: the box of a chat stays in view. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        {/* The paper of styles/tokens.css, which a browser can't read here. */}
        <meta name="theme-color" content="#fbf4e6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1a120d" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Small, and on every page: with them the first frame has its own letters, and is laid out once. */}
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
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

const STALE_MS = 30_000
// A busy server says when to try again.
const retryDelay = (_tries: number, error: Error) => 1_000 * ((error as Partial<CallError>).retryAfter ?? 1)
const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // Offline, reads and writes fail at once with a message, instead of waiting silently.
      queries: { staleTime: STALE_MS, retry: 1, retryDelay, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })

const useDehydrated = () =>
  useMatches().flatMap(
    (match) => (match.loaderData as { dehydrated?: DehydratedState } | undefined)?.dehydrated ?? [],
  )

const Root = () => {
  const [client] = useState(makeQueryClient)
  const [first, ...rest] = useDehydrated()
  const state = first && { ...first, queries: [first, ...rest].flatMap((each) => each.queries) }
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>
        <Outlet />
      </HydrationBoundary>
    </QueryClientProvider>
  )
}

export default Root
