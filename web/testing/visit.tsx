// Renders pages inside of the real shell.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { I18nProvider } from '../lib/i18n/useTranslation.tsx'
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import type { Language } from '../../contract/language.ts'
import { makeI18n } from '../lib/i18n/make-i18n.ts'
import type { Texts } from '../lib/i18n/translate.ts'
import { STALE_MS } from '../lib/loading/query-client.ts'
import type { Role } from '../lib/session/session.ts'
import type { Site } from '../lib/page/site.ts'
import { BareErrorPage } from '../app/ErrorPage.tsx'
import Shell, { ErrorBoundary } from '../app/Shell.tsx'
// The shell imports these when the browser is idle: an import after the end of a file would fail.
import '../app/lazy/AppNote.tsx'
import '../app/lazy/BottomBar.tsx'
import '../app/lazy/IdentityConfirmation.tsx'
import '../app/lazy/SignedInEntries.tsx'
import '../app/lazy/LocationSlider.tsx'
import '../features/notifications/Bell.tsx'
import '../features/push/PushOffers.tsx'

const files = import.meta.glob<Texts>('../locales/*/*.json', { eager: true, import: 'default' })

const textsOf = (language: Language) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/`))
      .map(([path, texts]) => [path.replace(/.*\/(\w+)\.json/, '$1'), texts]),
  )

const createTestI18n = () => {
  const i18n = makeI18n({ language: 'en', resources: textsOf('en') })
  for (const [name, texts] of Object.entries(textsOf('hi'))) i18n.addTexts('hi', name, texts)
  return i18n
}

export const signIn = (role: Role, username: string) => {
  const session = { access_token: 'token', refresh_token: 'refresh', username, role, id: '7' }
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
}

type VisitOptions = { at?: string; pages?: RouteObject[]; shell?: RouteObject; site?: Partial<Site> }

const SITE: Site = {
  publicUrl: 'https://haat.example',
  hasOutbox: false,
  tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png',
  // Correcting them needs a canvas and the file of corrections: e2e/map.spec.ts.
  areBordersCorrected: true,
  isDev: false,
}
const SHELL: RouteObject = { Component: Shell, ErrorBoundary }

const routerFor = ({ at = '/', pages = [], shell = SHELL, site = {} }: VisitOptions) =>
  createMemoryRouter(
    [
      {
        id: 'root',
        loader: () => ({ ...SITE, ...site }),
        HydrateFallback: () => null,
        Component: Outlet,
        ErrorBoundary: BareErrorPage,
        children: [
          { ...shell, children: [...pages, { path: '*', element: <h1>A page</h1> }] } as RouteObject,
        ],
      },
    ],
    { initialEntries: [at] },
  )

/** Opens a URL inside of the shell. Clears the storage when the test ends. */
export const visit = async (options: VisitOptions = {}) => {
  // jsdom has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} })
  // Nor has a list a size, without which a form takes its first choice for one that a person made before the script came.
  Object.assign(HTMLSelectElement.prototype, { size: 0 })
  const [i18n, router] = [createTestI18n(), routerFor(options)]
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: STALE_MS } } })
  onTestFinished(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await act(
    async () =>
      void render(
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={client}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </I18nProvider>,
      ),
  )
  await receiveReplies(client)
  return router
}

/** Waits for pending work. */
export const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)))

// One reply may cause the next request. Requests that a test holds back stay pending.
const TURNS = 10

/** A reply takes several tasks, more on a busy machine. */
const receiveReplies = async (client: QueryClient) => {
  for (let turn = 0; turn < TURNS && client.isFetching() > 0 && !vi.isFakeTimers(); turn += 1) await settle()
}

/** For lazily loaded parts. */
export const eventually = async <T,>(check: () => T): Promise<T> => {
  await settle()
  return waitFor(check, { interval: 10 })
}

/** The first with this name: the close icon of a dialog has the same name as its button. */
export const button = (name: string) =>
  screen.getAllByRole<HTMLButtonElement>('button', { name })[0] as HTMLButtonElement
