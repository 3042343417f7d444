// The older lists send the next cursor in the Link header, since the specification fixes their body; later ones have the path of the
// next page in `next`.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { canonicalUrl } from './canonical-url.ts'

export const nextPagePath = (request: FastifyRequest, cursor: string | null) =>
  cursor ? canonicalUrl(request, { cursor }) : null

export const linkNextPage = (request: FastifyRequest, reply: FastifyReply, cursor: string | null) => {
  const path = nextPagePath(request, cursor)
  if (path) reply.header('link', `<${path}>; rel="next"`)
}
