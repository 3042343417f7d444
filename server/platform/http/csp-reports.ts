import type { FastifyInstance } from 'fastify'
import { HOUR, MINUTE } from '../../../contract/limits.ts'
import type { Clock } from '../clock.ts'
import { DIRECTIVES, parseViolations } from './csp-report.ts'
import type { LabelledTotal } from './metrics.ts'
import { type Limits, limitRates } from './rate-limit.ts'
import { Refusal } from './refusal.ts'
import { CSP_REPORTS_PATH } from './security.ts'
import { countInMemory } from './shared-counts.ts'

const MAX_BYTES = 16_384
/** Per client. A page with a wrong policy sends a report for each blocked file. */
const RATE = { max: 60, timeWindow: MINUTE }
const MAX_PER_MINUTE = 600
/** Clients can invent origins: beyond this number they are counted and not logged. */
const MAX_LINES_PER_HOUR = 200

const firstOfHour = (clock: Clock) => {
  const seen = new Set<string>()
  let hour = 0
  return (key: string) => {
    const now = Math.floor(clock().getTime() / HOUR)
    if (now !== hour) seen.clear()
    hour = now
    if (seen.has(key) || seen.size >= MAX_LINES_PER_HOUR) return false
    seen.add(key)
    return true
  }
}

const limitAll = (clock: Clock, { isOn }: Limits) => {
  const count = countInMemory(() => clock().getTime())
  return async () => {
    const { current, ttl } = count('all', MINUTE)
    if (isOn && current > MAX_PER_MINUTE)
      throw new Refusal('too_many', { retryAfter: Math.ceil(ttl / 1_000) })
  }
}

type Options = { clock: Clock; limits: Limits; publicUrl: string }

export const collectCspReports = (
  app: FastifyInstance,
  { clock, limits, publicUrl }: Options,
): LabelledTotal => {
  const counts = new Map<string, number>(DIRECTIVES.map((directive) => [directive, 0]))
  const isFirst = firstOfHour(clock)
  const { origin } = new URL(publicUrl)
  void app.register(async (scope) => {
    await limitRates(scope, 'csp reports', limits)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      scope.getDefaultJsonParser('error', 'error'),
    )
    // After the limit per client: calls which that refuses do not count here.
    const route = { config: { rateLimit: RATE }, preParsing: limitAll(clock, limits) }
    scope.post(CSP_REPORTS_PATH, route, async ({ body, headers, log }, reply) => {
      if (headers.origin !== undefined && headers.origin !== 'null' && headers.origin !== origin)
        throw new Refusal('forbidden')
      for (const violation of parseViolations(body, origin)) {
        const { directive, blocked } = violation
        counts.set(directive, (counts.get(directive) ?? 0) + 1)
        if (isFirst(`${directive} ${blocked}`)) log.warn(violation, 'content security policy violated')
      }
      return reply.code(204).send()
    })
  })
  return {
    name: 'haat_csp_reports_total',
    help: 'Reports of browsers about the Content-Security-Policy, by directive',
    label: 'directive',
    read: () => counts,
  }
}
