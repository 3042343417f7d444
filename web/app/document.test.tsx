import { Outlet, type ServerBuild } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as entry from './entry.server.tsx'
import { Layout } from './root.tsx'

const NONCE = 'abc='

const aRoute = (id: string, place: { path?: string; index?: true; parentId?: string }) => ({
  id,
  ...place,
  module: `/assets/${id}.js`,
  imports: ['/assets/shared.js'],
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
})
const root = aRoute('root', { path: '' })
const home = aRoute('home', { index: true, parentId: 'root' })
/** As Vite writes it, with one page. */
const build: ServerBuild = {
  entry: { module: entry },
  routes: {
    root: { ...root, module: { default: Outlet, Layout } },
    home: { ...home, module: { default: () => <p>हाट</p> } },
  },
  assets: {
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
    routes: { root, home },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
}
const visit = {
  call: async () => ({ status: 200, text: '', link: null }),
  language: 'en' as const,
  nonce: NONCE,
  publicUrl: 'http://haat.example',
  hasOutbox: false,
  tilesUrl: '',
  areBordersCorrected: false,
  isDev: false,
  isLight: false,
  isGone: async () => false,
}
/** The document of a production build, rendered by the router itself. */
const renderDocument = async () => {
  vi.stubEnv('DEV', false)
  vi.stubEnv('SSR', true)
  onTestFinished(() => void vi.unstubAllEnvs())
  const response = await entry.makeHandler(build)(new Request('http://haat.example/'), visit)
  expect(response.status).toBe(200)
  const html = await response.text()
  // As a browser that runs scripts reads it: the content of <noscript> is text.
  const rest = /<noscript id="router-scripts"><template>([^]*?)<\/template><\/noscript>/.exec(html)?.[1] ?? ''
  const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html')
  return { html, page: parse(html.replace(rest, '')), deferred: parse(rest) }
}

test('the page is sent whole, and no script is requested before the first paint', async () => {
  const { html, page } = await renderDocument()
  expect(html).toMatch(/^<!DOCTYPE html><html/)
  expect(html).toMatch(/<\/body><\/html>$/)
  expect(page.querySelector('p')?.textContent).toBe('हाट')
  expect(page.querySelector('link[rel="modulepreload"], script[type="module"], script[src]')).toBeNull()
})

test('the deferred part has all files, the entry first, and the scripts in the order in which they are started', async () => {
  const { deferred } = await renderDocument()
  const files = [...deferred.querySelectorAll('link')].map((link) => link.getAttribute('href'))
  const names = ['entry', 'react', 'root', 'shared', 'home'].map((name) => `/assets/${name}.js`)
  expect(files[0]).toBe(names[0])
  expect(files.toSorted()).toEqual(names.toSorted())
  const [context, modules, ...others] = [...deferred.querySelectorAll('script')]
  expect(context?.textContent).toContain('window.__reactRouterContext = ')
  expect(modules?.textContent).toContain('import("/assets/entry.js")')
  expect(others).toEqual([])
})

test('every script that runs has the nonce: the others are JSON', async () => {
  const { page, deferred } = await renderDocument()
  const scripts = [...page.querySelectorAll('script'), ...deferred.querySelectorAll('script')]
  const running = scripts.filter(({ type }) => type !== 'application/json')
  expect(running.length).toBeGreaterThan(4)
  expect(running.filter((script) => script.getAttribute('nonce') !== NONCE)).toEqual([])
  expect(running.some(({ textContent }) => textContent.includes('dataset.role'))).toBe(true)
  expect(running.some(({ textContent }) => textContent.includes('streamController.close()'))).toBe(true)
})
