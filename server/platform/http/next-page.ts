// Lists that can grow answer the next cursor in the Link header, so that the body keeps the specification's shape.
import type { FastifyReply, FastifyRequest } from 'fastify'

export const linkNextPage = (request: FastifyRequest, reply: FastifyReply, cursor: string | null) => {
  if (!cursor) return
  // The host doesn't matter: the link is relative to the site.
  const url = new URL(request.url, 'http://site')
  url.searchParams.set('cursor', cursor)
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`)
}
