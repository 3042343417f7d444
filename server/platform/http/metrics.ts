import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { isSameSecret } from '../same-secret.ts'
import { shareMetrics } from '../workers/shared-metrics.ts'
import { isLocalRequest } from './local-request.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const canReadMetrics = (request: FastifyRequest, token: string | undefined) =>
  token ? isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`) : isLocalRequest(request)

const registerPool = (registry: Registry, pool: Pool) =>
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

export type Metric = Readonly<{
  name: string
  help: string
  read: () => Promise<number> | number
  isTotal?: boolean
}>

export type LabelledTotal = Readonly<{
  name: string
  help: string
  label: string
  read: () => ReadonlyMap<string, number>
}>

const registerTotal = (registry: Registry, { name, help, label, read }: LabelledTotal) =>
  new Counter({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset()
      for (const [value, count] of read()) this.inc({ [label]: value }, count)
    },
  })

const registerCounter = (registry: Registry, { name, help, read }: Metric) =>
  new Counter({
    name,
    help,
    registers: [registry],
    async collect() {
      this.reset()
      this.inc(await read())
    },
  })

const registerGauge = (registry: Registry, { name, help, read }: Metric) =>
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      // A failing read must not hide the other metrics.
      this.set(await Promise.resolve(read()).catch(() => Number.NaN))
    },
  })

type MetricsOptions = {
  pool: Pool
  metrics: readonly Metric[]
  totals: readonly LabelledTotal[]
  token: string | undefined
}

export const serveMetrics = (app: FastifyInstance, { pool, metrics, totals, token }: MetricsOptions) => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'haat_' })
  registerPool(registry, pool)
  for (const metric of metrics) (metric.isTotal ? registerCounter : registerGauge)(registry, metric)
  for (const total of totals) registerTotal(registry, total)
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
  const read = shareMetrics(registry)
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!canReadMetrics(request, token)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await read())
  })
}
