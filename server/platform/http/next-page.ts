// Lists that can grow answer the next cursor in the Link header, so that the body keeps the specification's shape; later ones answer
// the path of the next page as `next`.
import type { FastifyReply, FastifyRequest } from 'fastify'

/** From /api/ on; null after the last page. */
export const nextPagePath = (request: FastifyRequest, cursor: string | null) => {
  if (!cursor) return null
  // The host doesn't matter: the link is relative to the site.
  const url = new URL(request.url, 'http://site')
  url.searchParams.set('cursor', cursor)
  return `${url.pathname}${url.search}`
}

export const linkNextPage = (request: FastifyRequest, reply: FastifyReply, cursor: string | null) => {
  const path = nextPagePath(request, cursor)
  if (path) reply.header('link', `<${path}>; rel="next"`)
}
