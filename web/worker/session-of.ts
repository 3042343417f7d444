/**
 * The number of the session that a request is made in. The worker has no key to check the token with, and needs none: whoever can make up a
 * token here could read the caches of the browser as well.
 */
export const sessionOf = (authorization: string | null): string | null => {
  const payload = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(authorization ?? '')?.[1] ?? ''
  try {
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown }
    return typeof sub === 'string' && /^\d+$/.test(sub) ? sub : null
  } catch {
    return null
  }
}
