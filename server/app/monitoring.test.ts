import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'
import { createMetrics } from './health-and-metrics.ts'

const readRepository = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')
const namesIn = (text: string) => [...new Set(text.match(/\bhaat_[a-z_]+/g))]
// Series of a histogram.
const metricOf = (series: string) => series.replace(/^(haat_http_request_seconds)_(bucket|count|sum)$/, '$1')

const server = await testServer({ isCached: true })
let served: ReadonlySet<string>

beforeAll(async () => {
  const none = { metrics: [] }
  // A server without replica and Redis does not have their metrics.
  const optional = createMetrics({
    jobs: {},
    replicas: { all: [] },
    redisServices: { redis: {}, channel: { counts: {} }, counts: {} },
    pushWorker: none,
    counter: none,
    smsBudget: none,
  } as never).map(({ name }) => name)
  const metrics = (await server.get('/metrics')).body
  const own = [...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name ?? '')
  served = new Set([...own, ...optional])
})

test.each(['deploy/prometheus/alerts.yml', 'deploy/prometheus/alerts.test.yml', 'deploy/grafana/haat.json'])(
  '%s names only metrics that the server has',
  async (path) => {
    const names = namesIn(await readRepository(path))
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !served.has(metricOf(name)))).toEqual([])
  },
)

test('each alert has a test, and a section in the operations guide', async () => {
  const rules = await readRepository('deploy/prometheus/alerts.yml')
  const alerts = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name ?? '')
  const tests = await readRepository('deploy/prometheus/alerts.test.yml')
  const guide = await readRepository('docs/operations.md')
  expect(alerts.length).toBeGreaterThan(10)
  expect([...tests.matchAll(/^ +- name: (Haat\w+)$/gm)].map(([, name]) => name)).toEqual(alerts)
  expect([...guide.matchAll(/^### (Haat\w+)$/gm)].map(([, name]) => name)).toEqual(alerts)
})
