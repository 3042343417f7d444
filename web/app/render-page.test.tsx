import { QueryClient } from '@tanstack/react-query'
import {
  createStaticHandler,
  type EntryContext,
  Outlet,
  Scripts,
  type StaticHandlerContext,
} from 'react-router'
import { expect, test } from 'vitest'
import { makeI18n } from '../lib/i18n/make-i18n.ts'
import { renderPage } from './render-page.tsx'

const i18n = makeI18n({ language: 'en', resources: {} })

const Root = ({ children }: { children?: React.ReactNode }) => (
  <html lang="en">
    <body>
      <Outlet />
      <p>{'</body>'}</p>
      {children}
    </body>
  </html>
)
const WithScripts = () => (
  <Root>
    <Scripts />
  </Root>
)

const entryOf = async (component: () => React.ReactNode, data: string): Promise<EntryContext> => {
  const handler = createStaticHandler([{ id: 'root', path: '/' }])
  const context = (await handler.query(new Request('http://site/'))) as StaticHandlerContext
  const root = { id: 'root', path: '/', module: '/root.js', hasLoader: false, hasAction: false }
  return {
    manifest: { entry: { module: '/entry.js', imports: [] }, routes: { root }, url: '/m.js', version: '1' },
    routeModules: { root: { default: component } },
    staticHandlerContext: context,
    serverHandoffString: '{}',
    serverHandoffStream: new Response(data).body,
    renderMeta: {},
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
    serializeError: (error: Error) => error,
  } as unknown as EntryContext
}
const render = async (component: () => React.ReactNode, data: string) =>
  renderPage({
    entry: await entryOf(component, data),
    url: 'http://site/',
    nonce: 'abc',
    i18n,
    queryClient: new QueryClient(),
  })

test('the data of a page stands at its end in one script, whatever people wrote into it', async () => {
  const data = '["चाय </script><script>alert(1)</script>"]\n'
  const page = await render(WithScripts, data)
  expect(page.startsWith('<!DOCTYPE html><html')).toBe(true)
  const script = new DOMParser().parseFromString(page, 'text/html').querySelector('script:last-of-type')
  expect(script?.getAttribute('nonce')).toBe('abc')
  const sent = /enqueue\((".*")\);window.*close\(\);$/.exec(script?.textContent ?? '')?.[1] ?? 'null'
  expect(JSON.parse(sent)).toBe(data)
  expect(page.endsWith('</script></body></html>')).toBe(true)
})

test('a page without scripts has no data', async () => {
  expect(await render(() => <Root />, '["x"]')).not.toContain('<script')
})
