// /healthz: the process lives. /readyz: its parts answer.
import type { FastifyInstance } from 'fastify'

export type Check = Readonly<{ name: string; check: () => Promise<unknown> }>

const DEADLINE_MS = 2_000
const inTime = (work: Promise<unknown>) =>
  Promise.race([
    work,
    new Promise((_resolve, reject) => setTimeout(() => reject(new Error('no answer')), DEADLINE_MS).unref()),
  ])

const passes = async ({ name, check }: Check) => {
  const ok = await inTime(check()).then(
    () => true,
    () => false,
  )
  return [name, ok ? 'ok' : 'failed'] as const
}

export const serveHealth = (app: FastifyInstance, checks: readonly Check[]) => {
  app.get('/healthz', { logLevel: 'silent' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const parts = Object.fromEntries(await Promise.all(checks.map(passes)))
    const isReady = Object.values(parts).every((state) => state === 'ok')
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'failed', ...parts })
  })
}
