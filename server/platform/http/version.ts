// Two tabs that change the same thing: each reads a version, and If-Match sends back the one that it would change.
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** A hash of everything that the owner may change. */
export const versionOf = (changeable: unknown) =>
  createHash('sha256').update(JSON.stringify(changeable)).digest('base64url').slice(0, 22)

/** None named: whichever there is. */
export const matchesVersion = (ifMatch: string | undefined, version: string) =>
  ifMatch === undefined ||
  ifMatch
    .split(',')
    .some((tag) => ['*', version].includes(tag.trim().replace(/^W\//, '').replaceAll('"', '')))

export const withEtag = <T extends { version?: string }>(reply: FastifyReply, own: T) => {
  if (own.version) reply.header('etag', `"${own.version}"`)
  return own
}
