import { type ServerBuild, matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { buildFor, firstSegmentOfPath, firstSegments } from './routes-of-path.ts'
import routes from './routes.ts'

type Config = (typeof routes)[number]
type Entry = { id: string; parentId: string; path?: string; index?: boolean }

const entriesOf = (configs: readonly Config[], parentId: string): Entry[] =>
  configs.flatMap(({ file, path, index, children = [] }) => {
    const id = `${parentId} ${path ?? ''} ${file}`
    return [
      { id, parentId, ...(path !== undefined && { path }), ...(index && { index }) },
      ...entriesOf(children, id),
    ]
  })

/** As the router's plugin writes it, as far as paths matter. */
const manifest = Object.fromEntries(
  [{ id: 'root', parentId: '', path: '' }, ...entriesOf(routes, 'root')].map((route) => [route.id, route]),
)
const build = { routes: manifest, assets: { routes: manifest } } as unknown as ServerBuild

const treeOf = (entries: readonly Entry[], parent = ''): RouteObject[] =>
  entries
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, index } : { id, ...(path !== undefined && { path }), children: treeOf(entries, id) },
    )

const matchedIn = ({ routes: some }: ServerBuild, path: string) =>
  matchRoutes(treeOf(Object.values(some as unknown as typeof manifest)), path)?.map(({ route }) => route.id)

const pathIn = ({ path = '', parentId }: Entry): string => {
  const parent = manifest[parentId]
  return `${parent ? pathIn(parent) : ''}/${path}`.replaceAll(/\/+/g, '/')
}
const allPaths = [
  ...Object.values(manifest).map((route) => pathIn(route).replaceAll(/:\w+\??/g, '7')),
  '/MARKET/Bihar',
  '/market/bihar/gaya/tailor-boutique/7',
  '/postpage',
  '/Postdashboard/',
].filter((path) => firstSegments(build).has(firstSegmentOfPath(path) ?? 'none'))

test.each(allPaths)('%s matches the same routes among those of its first segment', (path) => {
  const segment = firstSegmentOfPath(path)
  const some = buildFor(build, segment ?? '')
  expect(matchedIn(some, path)).toEqual(matchedIn(build, path))
  expect(Object.keys(some.routes).length).toBeLessThan(Object.keys(build.routes).length / 2)
  expect(Object.keys(some.assets.routes)).toEqual(Object.keys(some.routes))
})

test('most pages have routes of their own', () => {
  expect(allPaths.length).toBeGreaterThan(60)
})

test.each(['/market/bihar.data', '/_root.data', '/%6Darket', '//search', '/chats//7', 'search', '/a.b/c'])(
  '%s is matched among all routes',
  (path) => expect(firstSegmentOfPath(path)).toBeUndefined(),
)
