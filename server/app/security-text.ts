// /.well-known/security.txt: where to report a vulnerability (RFC 9116).
import type { FastifyInstance } from 'fastify'
import { LANGUAGES } from '../../contract/language.ts'
import type { AppContext } from './app-context.ts'
import { sendPlainPage } from './plain-error-page.ts'

const PATH = '/.well-known/security.txt'
const EXPIRES_IN_MONTHS = 11

/** The first day of a month: the file is stable for a month, and its date always within a year. */
const expiryOf = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + EXPIRES_IN_MONTHS, 1))

const securityText = (contact: string, publicUrl: string, now: Date) =>
  [
    `Contact: ${contact}`,
    `Expires: ${expiryOf(now).toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${LANGUAGES.toSorted().join(', ')}`,
    `Canonical: ${publicUrl}${PATH}`,
    '',
  ].join('\n')

export const serveSecurityText = (
  app: FastifyInstance,
  { clock, config: { securityContact: contact, publicUrl } }: Pick<AppContext, 'clock' | 'config'>,
) =>
  app.get(PATH, (_request, reply) =>
    contact === undefined
      ? sendPlainPage(reply, 404)
      : reply
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'public, max-age=86400')
          .send(securityText(contact, publicUrl, clock())),
  )
