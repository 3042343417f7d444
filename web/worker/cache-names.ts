export const ASSETS = 'haat-assets'
export const TEXTS = 'haat-texts'
export const PAGES = 'haat-pages'
/** The data that the router requests for a link inside the site. */
export const DATA = 'haat-data'
export const REPLIES = 'haat-replies'
export const PICTURES = 'haat-pictures'

const PRIVATE = 'haat-private-'
export const privateCache = (session: string) => `${PRIVATE}${session}`
export const isPrivate = (name: string) => name.startsWith(PRIVATE)

/** Shows what the user has visited; assets and translations do not. */
export const isPersonal = (name: string) => [PAGES, DATA, REPLIES, PICTURES].includes(name) || isPrivate(name)

/** The session id in a bearer token. It selects a cache only, so the signature is not verified. */
export const sessionOf = (authorization: string | null): string | null => {
  const payload = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(authorization ?? '')?.[1] ?? ''
  try {
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown }
    return typeof sub === 'string' && /^\d+$/.test(sub) ? sub : null
  } catch {
    return null
  }
}
