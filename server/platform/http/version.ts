import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

export const versionOf = (changeable: unknown) =>
  createHash('sha256').update(JSON.stringify(changeable)).digest('base64url').slice(0, 22)

export const matchesVersion = (ifMatch: string | undefined, version: string) =>
  ifMatch === undefined ||
  ifMatch
    .split(',')
    .some((tag) => ['*', version].includes(tag.trim().replace(/^W\//, '').replaceAll('"', '')))

export const withEtag = <T extends { version?: string }>(reply: FastifyReply, own: T) => {
  if (own.version) reply.header('etag', `"${own.version}"`)
  return own
}
