import { describe, expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'

const ORIGIN = 'https://haat.example'
const env = { PUBLIC_URL: ORIGIN }
const server = await testServer({ env })

const REPORT_URI = 'application/csp-report'
const REPORT_TO = 'application/reports+json'
type Sent = { type?: string; origin?: string; ip?: string; to?: typeof server }
const send = (payload: object | string, { type = REPORT_URI, origin, ip, to = server }: Sent = {}) =>
  to.app.inject({
    method: 'POST',
    url: '/csp-reports/',
    headers: { 'content-type': type, ...(origin !== undefined && { origin }) },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    ...(ip !== undefined && { remoteAddress: ip }),
  })

const reportUri = (fields: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': `${ORIGIN}/posts?q=my+illness`,
    referrer: `${ORIGIN}/chats?with=Asha`,
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'self'",
    'blocked-uri': 'https://user:password@evil.example/path?token=secret',
    'status-code': 200,
    'script-sample': 'alert(document.cookie)',
    ...fields,
  },
})
const reportTo = (fields: Record<string, unknown> = {}, type = 'csp-violation') => ({
  type,
  age: 10,
  url: `${ORIGIN}/posts?q=my+illness`,
  user_agent: 'Some browser',
  body: {
    documentURL: `${ORIGIN}/posts?q=my+illness`,
    blockedURL: 'https://evil.example/path?token=secret',
    effectiveDirective: 'img-src',
    originalPolicy: "default-src 'self'",
    disposition: 'enforce',
    ...fields,
  },
})

const violationsIn = ({ logLines }: Pick<typeof server, 'logLines'>) =>
  logLines.filter((line) => line.includes('content security policy violated')).map((line) => JSON.parse(line))
const countOf = async (directive: string) => {
  const { body } = await server.get('/metrics')
  return Number(new RegExp(`haat_csp_reports_total{directive="${directive}"} (\\d+)`).exec(body)?.[1])
}

test('a page names the report URL: on HTTPS by both directives, on HTTP by the older one', async () => {
  const { headers } = await server.get('/nowhere')
  expect(headers['content-security-policy']).toContain('; report-uri /csp-reports/; report-to csp; ')
  expect(headers['reporting-endpoints']).toBe('csp="/csp-reports/"')
  const overHttp = (await (await testServer()).get('/nowhere')).headers
  expect(overHttp['content-security-policy']).toContain('; report-uri /csp-reports/; script-src')
  expect(overHttp['reporting-endpoints']).toBeUndefined()
})

test('counts a report by its directive, and logs it without personal data', async () => {
  const before = [await countOf('script-src-elem'), await countOf('img-src')]
  expect((await send(reportUri(), { origin: ORIGIN })).statusCode).toBe(204)
  expect((await send([reportTo(), reportTo()], { type: REPORT_TO, origin: ORIGIN })).statusCode).toBe(204)
  expect([await countOf('script-src-elem'), await countOf('img-src')]).toEqual([
    (before[0] ?? 0) + 1,
    (before[1] ?? 0) + 2,
  ])
  const lines = violationsIn(server)
  expect(lines.slice(-2)).toMatchObject([
    { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/posts' },
    { directive: 'img-src', blocked: 'https://evil.example', page: '/posts' },
  ])
  expect(JSON.stringify(server.logLines)).not.toMatch(
    /illness|Asha|token|password|secret|cookie|Some browser/,
  )
})

test.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['data', 'data'],
  ['data:text/html,hello', 'data:'],
  ['wss://sockets.example:8443/x', 'wss://sockets.example:8443'],
  ['chrome-extension://abcdefghijklmnop/script.js', 'chrome-extension:'],
  ['Asha Sharma', 'other'],
])('logs the blocked URL %s as %s', async (blocked, logged) => {
  await send(reportUri({ 'effective-directive': 'worker-src', 'blocked-uri': blocked }))
  expect(violationsIn(server).at(-1)).toMatchObject({ directive: 'worker-src', blocked: logged })
})

test('the code of a report or an appeal is not logged', async () => {
  const fields = { 'effective-directive': 'frame-src', 'document-uri': `${ORIGIN}/report/AB12-CD34` }
  await send(reportUri(fields))
  expect(violationsIn(server).at(-1)).toMatchObject({ directive: 'frame-src', page: '/report/*' })
})

test('the same directive and origin are logged once an hour, and made-up origins at most 200 times', async () => {
  const to = await testServer({ env })
  for (let time = 0; time < 3; time += 1) await send(reportUri(), { to })
  expect(violationsIn(to).length).toBe(1)
  to.time.now = new Date(to.time.now.getTime() + 3_600_000)
  await send(reportUri(), { to })
  expect(violationsIn(to).length).toBe(2)
  const madeUp = Array.from({ length: 250 }, (_, index) => `https://host-${index}.example/`)
  for (const blocked of madeUp) await send(reportUri({ 'blocked-uri': blocked }), { to })
  expect(violationsIn(to).length).toBe(201)
})

test('an unknown directive counts as other, so that labels are bounded', async () => {
  const before = await countOf('other')
  expect((await send(reportUri({ 'effective-directive': 'new-src' }))).statusCode).toBe(204)
  expect(await countOf('other')).toBe(before + 1)
  expect((await server.get('/metrics')).body).not.toContain('new-src')
})

test('an older browser names the directive with its sources', async () => {
  const before = await countOf('font-src')
  const fields = { 'effective-directive': undefined, 'violated-directive': "font-src 'self' data:" }
  expect((await send(reportUri(fields))).statusCode).toBe(204)
  expect(await countOf('font-src')).toBe(before + 1)
})

describe('a report that is not of this site is refused', () => {
  test.each<[string, number, object | string, Sent]>([
    ['another type', 415, reportUri(), { type: 'application/json' }],
    ['plain text', 415, 'hello', { type: 'text/plain' }],
    ['no JSON', 400, '{', {}],
    ['an empty body', 400, '', {}],
    ['a prototype', 400, '{"__proto__":{"a":1}}', {}],
    ['another object', 400, { report: {} }, {}],
    ['a text as report', 400, { 'csp-report': 'x' }, {}],
    ['no document', 400, reportUri({ 'document-uri': undefined }), {}],
    ['a document that is no URL', 400, reportUri({ 'document-uri': 'about' }), {}],
    ['no directive', 400, reportUri({ 'effective-directive': '', 'violated-directive': '' }), {}],
    ['a sentence as directive', 400, reportUri({ 'effective-directive': 'Drop_Table' }), {}],
    ['a number as blocked', 400, reportUri({ 'blocked-uri': 7 }), {}],
    ['no reports', 400, [], { type: REPORT_TO }],
    ['too many reports', 400, Array.from({ length: 51 }, () => 1), { type: REPORT_TO }],
    ['another kind of report', 400, [reportTo({}, 'deprecation')], { type: REPORT_TO }],
    ['a report without its body', 400, [{ type: 'csp-violation' }], { type: REPORT_TO }],
    ['a document of another site', 403, reportUri({ 'document-uri': 'https://evil.example/' }), {}],
    ['one of those', 403, [reportTo({ documentURL: 'https://evil.example/' })], { type: REPORT_TO }],
    ['the origin of another site', 403, reportUri(), { origin: 'https://evil.example' }],
    ['more than 16 KB', 413, reportUri({ 'script-sample': 'x'.repeat(16_384) }), {}],
  ])('%s', async (_case, status, payload, sent) => {
    const before = violationsIn(server).length
    expect((await send(payload, sent)).statusCode).toBe(status)
    expect(violationsIn(server).length).toBe(before)
  })

  test('a read', async () => {
    expect((await server.get('/csp-reports/')).statusCode).toBe(404)
  })
})

test('one client may send 60 a minute, and all together 600', async () => {
  const to = await testServer({ env: { ...env, RATE_LIMITS: 'on' } })
  const statusOf = async (ip: string) => (await send(reportUri(), { to, ip })).statusCode
  const statuses: number[] = []
  for (let index = 0; index < 61; index += 1) statuses.push(await statusOf('203.0.113.1'))
  expect(statuses).toEqual([...Array<number>(60).fill(204), 429])
  for (let index = 60; index < 600; index += 1)
    expect(await statusOf(`198.51.${Math.floor(index / 250)}.${index % 250}`)).toBe(204)
  const refused = await send(reportUri(), { to, ip: '192.0.2.1' })
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
})
