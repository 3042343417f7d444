import type { FastifyInstance } from 'fastify'

export type Check = Readonly<{
  name: string
  check: () => Promise<unknown>
  /** The server works without it: it is reported and does not make the process unready. */
  isOptional?: boolean
}>

const DEADLINE_MS = 2_000
const withDeadline = (work: Promise<unknown>) =>
  Promise.race([
    work,
    new Promise((_resolve, reject) => setTimeout(() => reject(new Error('no answer')), DEADLINE_MS).unref()),
  ])

const runCheck = async ({ name, check, isOptional = false }: Check) => {
  const ok = await withDeadline(check()).then(
    () => true,
    () => false,
  )
  if (ok) return [name, 'ok'] as const
  return [name, isOptional ? 'degraded' : 'failed'] as const
}

export const runChecks = async (checks: readonly Check[]) =>
  Object.fromEntries(await Promise.all(checks.map(runCheck)))

const shareInFlight = <T>(ask: () => Promise<T>) => {
  let asking: Promise<T> | undefined
  return () => (asking ??= ask().finally(() => (asking = undefined)))
}

export const serveHealth = (app: FastifyInstance, checks: readonly Check[]) => {
  const look = shareInFlight(() => runChecks(checks))
  app.get('/healthz', { logLevel: 'silent' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const parts = await look()
    const states: string[] = Object.values(parts)
    const status = ['failed', 'degraded'].find((state) => states.includes(state)) ?? 'ok'
    return reply
      .code(status === 'failed' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status, ...parts })
  })
}
