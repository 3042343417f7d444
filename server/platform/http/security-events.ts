// Logs and stores each security event and counts it by kind in /metrics. Account and IP are keyed hashes, so that lines about the same
// one can be correlated without identifying a person.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { securityEventKinds } from '../../../contract/admin-limits.ts'
import { keyedHash } from '../keys.ts'
import { clientIpOf } from './client-ip.ts'
import type { LabelledTotal } from './metrics.ts'
import { Refusal } from './refusal.ts'
import type { SecurityEventStore } from './security-event-store.ts'
import type { RecordSecurityEvent, SecurityEvent } from './security-event.ts'

declare module 'fastify' {
  interface FastifyRequest {
    recordSecurityEvent: RecordSecurityEvent
  }
}

const hashOf = (secret: string, text: string) =>
  keyedHash(secret, 'security events', text).toString('base64url').slice(0, 16)

export const accountHashOf = (secret: string, accountId: number) => hashOf(secret, `account ${accountId}`)

export const ipHashOf = (secret: string, ip: string) => hashOf(secret, `address ${ip}`)

export const recorderOf =
  (request: FastifyRequest): RecordSecurityEvent =>
  (event) =>
    request.recordSecurityEvent(event)

type RecorderDeps = { secret: string; store: Pick<SecurityEventStore, 'add'> }

export const recordSecurityEvents = (
  app: FastifyInstance,
  { secret, store }: RecorderDeps,
): LabelledTotal => {
  const counts = new Map<string, number>(securityEventKinds.map((kind) => [kind, 0]))
  const record = (request: FastifyRequest, { kind, accountId }: SecurityEvent) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const account = accountId === undefined ? undefined : accountHashOf(secret, accountId)
    const address = ipHashOf(secret, clientIpOf(request))
    request.log.info({ event: kind, account, address }, 'security event')
    store.add({ kind, accountHash: account ?? null, ipHash: address })
  }
  app.decorateRequest(
    'recordSecurityEvent',
    function recordEvent(this: FastifyRequest, event: SecurityEvent) {
      record(this, event)
    },
  )
  app.addHook('onError', (request, _reply, error, done) => {
    if (error instanceof Refusal && error.event) record(request, error.event)
    done()
  })
  return {
    name: 'haat_security_events_total',
    help: 'Security events since the start, by kind',
    label: 'kind',
    read: () => counts,
  }
}
