// /metrics speaks Prometheus: to the machine itself, or to whoever brings METRICS_TOKEN.
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { isFromOwnMachine } from './own-machine.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const sameText = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

const mayRead = (request: FastifyRequest, token: string | undefined) =>
  token ? sameText(request.headers.authorization ?? '', `Bearer ${token}`) : isFromOwnMachine(request)

const watchPool = (registry: Registry, pool: Pool) =>
  new Gauge({
    name: 'haat_database_connections',
    help: 'Connections of the pool, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waited_for' }, pool.waitingCount)
    },
  })

/** A figure of some part of the house, asked when somebody looks. */
export type Figure = Readonly<{
  name: string
  help: string
  read: () => Promise<number> | number
  /** It only grows, from the start of the process. */
  isTotal?: boolean
}>

const watchTotal = (registry: Registry, { name, help, read }: Figure) =>
  new Counter({
    name,
    help,
    registers: [registry],
    async collect() {
      this.reset()
      this.inc(await read())
    },
  })

const watchState = (registry: Registry, { name, help, read }: Figure) =>
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      // A part that doesn't answer must not take the other figures with it.
      this.set(await Promise.resolve(read()).catch(() => Number.NaN))
    },
  })

type Watched = { pool: Pool; figures: readonly Figure[]; token: string | undefined }

export const serveMetrics = (app: FastifyInstance, { pool, figures, token }: Watched) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'haat_' })
  watchPool(registry, pool)
  for (const figure of figures) (figure.isTotal ? watchTotal : watchState)(registry, figure)
  const requests = new Histogram({
    name: 'haat_http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
