// What a kept page needs and tells, read from its text: a worker has no document.
const DATA = /<script id="page-data" type="application\/json">([^]*?)<\/script>/
const ASSET = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g
// The router's list of routes names files of other pages.
const ROUTES = /__reactRouterManifest = \{[^]*?\n\};/
const SOURCES = /\ssrc(?:set|Set)="([^"]+)"/g

/** Of a page the data that came with it, of a reply all of it. */
export const contentsOf = (text: string): unknown => {
  try {
    return JSON.parse(text.startsWith('<') ? (DATA.exec(text)?.[1] ?? 'null') : text)
  } catch {
    return null
  }
}

export const assetsIn = (html: string) => [...new Set(html.replace(ROUTES, '').match(ASSET))]

/** Of every picture the narrowest file, which comes first. */
export const smallPicturesIn = (html: string) => {
  const first = [...html.matchAll(SOURCES)].map(([, sources = '']) => sources.split(/[ ,]/, 1)[0] ?? '')
  return [...new Set(first)].filter((address) => address.startsWith('/media/'))
}
