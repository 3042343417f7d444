// The router tries its routes one after the other, and prepares all of them for each page (decision 99). A page is rendered with those
// that can match the first segment of its path.
import type { ServerBuild } from 'react-router'

type Place = { parentId?: string | undefined; path?: string | undefined }
type Routes = Readonly<Record<string, Place | undefined>>

/** In lower case, because paths match in any case. Empty for a layout and the index. */
const firstSegmentOf = (routes: Routes, { parentId = '', path = '' }: Place): string => {
  const parent = routes[parentId]
  const [own = ''] = path.toLowerCase().split('/')
  return (parent && firstSegmentOf(routes, parent)) || own
}

// A parameter, an optional segment or a splat.
const MATCHES_OTHERS = /^[:*]|\?$/

const segmentsOf = ({ routes }: ServerBuild) =>
  Object.entries<Place | undefined>(routes).flatMap(([id, route]) =>
    route ? { id, segment: firstSegmentOf(routes, route) } : [],
  )

const pick = <T>(routes: Readonly<Record<string, T>>, ids: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))

/** The first segments of all pages. */
export const firstSegments = (build: ServerBuild): ReadonlySet<string> =>
  new Set(segmentsOf(build).flatMap(({ segment }) => (MATCHES_OTHERS.test(segment) ? [] : segment)))

/** The build with the routes that can match a path with this first segment. */
export const buildFor = (build: ServerBuild, first: string): ServerBuild => {
  const canMatch = (segment: string) => segment === '' || segment === first || MATCHES_OTHERS.test(segment)
  const ids = new Set(segmentsOf(build).flatMap(({ id, segment }) => (canMatch(segment) ? id : [])))
  const assets = { ...build.assets, routes: pick(build.assets.routes, ids) }
  return { ...build, routes: pick(build.routes, ids), assets }
}

const PATH = /^\/([\w-]+)(?:\/[^/]+)*\/?$/

/** Undefined for a path in another spelling, and for the data of a page. */
export const firstSegmentOfPath = (pathname: string) => {
  if (pathname === '/') return ''
  return pathname.endsWith('.data') ? undefined : PATH.exec(pathname)?.[1]?.toLowerCase()
}
