// Reads the data, assets and pictures of a page from its HTML: a worker has no DOM.
const DATA = /<script id="page-data" type="application\/json">([^]*?)<\/script>/
const ASSET = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g
// The manifest of the router names files of other pages.
const ROUTES = /__reactRouterManifest = \{[^]*?\n\};/
const SOURCES = /\ssrc(?:set|Set)="([^"]+)"/g

export const contentsOf = (text: string): unknown => {
  try {
    return JSON.parse(text.startsWith('<') ? (DATA.exec(text)?.[1] ?? 'null') : text)
  } catch {
    return null
  }
}

export const assetsIn = (html: string) => [...new Set(html.replace(ROUTES, '').match(ASSET))]

/** The narrowest file of every picture, which comes first in its srcset. */
export const smallPicturesIn = (html: string) => {
  const first = [...html.matchAll(SOURCES)].map(([, sources = '']) => sources.split(/[ ,]/, 1)[0] ?? '')
  return [...new Set(first)].filter((url) => url.startsWith('/media/'))
}
