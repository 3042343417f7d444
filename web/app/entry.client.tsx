import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nProvider } from '../lib/i18n/useTranslation.tsx'
import { HydratedRouter } from 'react-router/dom'
import { browserI18n, followRememberedLanguage } from '../lib/i18n/browser.ts'
import { browserQueryClient } from '../lib/loading/query-client.ts'

/** Its effect runs after all others. Tests wait for the attribute. */
const MarkedWhenHydrated = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-hydrated', true)
  }, [])
  return children
}

const i18n = browserI18n()
const queryClient = browserQueryClient()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <MarkedWhenHydrated>
            <HydratedRouter />
          </MarkedWhenHydrated>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  )
})

await followRememberedLanguage(i18n)
