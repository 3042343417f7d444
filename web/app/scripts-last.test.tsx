import { Links, Outlet, Scripts, ScrollRestoration, type ServerBuild } from 'react-router'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import * as entry from './entry.server.tsx'
import { deferScripts } from './defer-scripts.ts'

const NONCE = 'abc='
const PAGE = `<html><head><link rel="modulepreload" href="/entry.js"/><link rel="modulepreload" nonce="${NONCE}" href="/page.js"/>
<link rel="icon" href="/icon.svg"/></head><body><p>type="module" async="" हाट $&amp;</p>
<script nonce="${NONCE}" type="module" async="">import '/page.js'</script></body></html>`

const partsOf = (page: string) => new DOMParser().parseFromString(page, 'text/html')

test('no script of a page is asked for with it', () => {
  const page = partsOf(deferScripts(PAGE, NONCE))
  expect(page.querySelector('link[rel="modulepreload"], script[type="module"], script[src]')).toBeNull()
  expect(page.querySelector('link[rel="icon"]')).not.toBeNull()
})

test('after the first frame they are: all files, and what the router wants to run, under the page’s own nonce', () => {
  const [starter, waiting] = partsOf(deferScripts(PAGE, NONCE)).querySelectorAll('script')
  expect(starter?.textContent).toContain('["/entry.js","/page.js"]')
  expect([starter, waiting].map((script) => script?.getAttribute('nonce'))).toEqual([NONCE, NONCE])
  expect(waiting?.textContent).toBe("import '/page.js'")
})

test('what people wrote stays as it is', () => {
  expect(deferScripts(PAGE, NONCE)).toContain('<p>type="module" async="" हाट $&amp;</p>')
})

test('a page without scripts stays as it is', () => {
  expect(deferScripts('<p>rel="modulepreload"', NONCE)).toBe('<p>rel="modulepreload"')
})

// The text that is looked for is the router's own: when an upgrade writes it differently, this is where it shows.
describe('on a page that the router rendered', () => {
  const Root = () => (
    <html lang="en">
      <head>
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
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
  /** As vite writes it, with one page. */
  const build: ServerBuild = {
    entry: { module: entry },
    routes: {
      root: { ...root, module: { default: Root } },
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
  const rendered = async () => {
    // In development pages are left as they are.
    vi.stubEnv('DEV', false)
    onTestFinished(() => void vi.unstubAllEnvs())
    const response = await entry.makeHandler(build)(new Request('http://haat.example/'), visit)
    expect(response.status).toBe(200)
    return partsOf(await response.text())
  }
  const FILES = ['entry', 'react', 'root', 'shared', 'home'].map((name) => `/assets/${name}.js`)

  test('no script is asked for with it, and its text is there', async () => {
    const page = await rendered()
    expect(page.querySelector('link[rel="modulepreload"], script[type="module"], script[src]')).toBeNull()
    expect(page.querySelector('p')?.textContent).toBe('हाट')
  })

  test('every file that the router lists is asked for after the first frame, under the page’s nonce', async () => {
    const scripts = [...(await rendered()).querySelectorAll('script')]
    const starter = scripts.find(({ textContent }) => textContent.includes('requestAnimationFrame'))
    const listed = /const files = (\[.*?\])\n/.exec(starter?.textContent ?? '')?.[1] ?? '[]'
    const files: unknown[] = JSON.parse(listed)
    expect(files.toSorted()).toEqual(FILES.toSorted())
    const waiting = scripts.find(({ type }) => type === 'text/later')
    expect(waiting?.textContent).toContain('/assets/entry.js')
    expect([starter, waiting].map((script) => script?.getAttribute('nonce'))).toEqual([NONCE, NONCE])
  })
})
