// Lists that can grow answer the next cursor in the Link header, so that the body keeps the specification's shape; later ones answer
// the path of the next page as `next`.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { canonicalUrl } from './canonical-url.ts'

/** From /api/ on; null after the last page. */
export const nextPagePath = (request: FastifyRequest, cursor: string | null) =>
  cursor ? canonicalUrl(request, { cursor }) : null

export const linkNextPage = (request: FastifyRequest, reply: FastifyReply, cursor: string | null) => {
  const path = nextPagePath(request, cursor)
  if (path) reply.header('link', `<${path}>; rel="next"`)
}
