import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import type { Advisory, StoredAdvisories } from './advisories.ts'
import { type Installed, installedPackages, versionsByName } from './installed.ts'
import { judge } from './judge.ts'

const dir = mkdtempSync(join(tmpdir(), 'haat-audit-'))
afterAll(() => rmSync(dir, { recursive: true }))

const advisory = (range: string, severity: Advisory['severity'] = 'high'): Advisory => ({
  id: 1,
  url: 'https://advisories.example/1',
  title: 'Anyone can read files',
  severity,
  vulnerable_versions: range,
})

describe('the packages of a lock', () => {
  test('have their name and version wherever they are, and say whether they run', () => {
    const lock = {
      packages: {
        '': { version: '0.1.0' },
        'node_modules/a': { version: '1.0.0' },
        'node_modules/a/node_modules/@scope/b': { version: '2.0.0', dev: true },
        'node_modules/@scope/b': { version: '3.0.0' },
        'node_modules/alias': { name: 'real', version: '4.0.0' },
        'node_modules/linked': { link: true },
      },
    }
    const installed = installedPackages(lock)
    expect(installed).toEqual([
      { name: 'a', version: '1.0.0', isProduction: true },
      { name: '@scope/b', version: '2.0.0', isProduction: false },
      { name: '@scope/b', version: '3.0.0', isProduction: true },
      { name: 'real', version: '4.0.0', isProduction: true },
    ])
    expect(versionsByName(installed)).toEqual({
      a: ['1.0.0'],
      '@scope/b': ['2.0.0', '3.0.0'],
      real: ['4.0.0'],
    })
  })
})

const now = new Date('2026-11-18T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const production: Installed = { name: 'a', version: '1.2.3', isProduction: true }
const development: Installed = { ...production, isProduction: false }
const verdictOf = (
  installed: Installed[],
  stored: Partial<StoredAdvisories> | undefined = {},
  file = 'advisories.json',
) =>
  judge({
    installed,
    stored: { advisories: {}, fetchedAt: daysAgo(1), versions: versionsByName(installed), ...stored },
    file,
    now,
  })

describe('a verdict', () => {
  test.each<[string, Installed, Advisory, boolean]>([
    ['a high one in production', production, advisory('<1.2.4'), true],
    ['a critical one in production', production, advisory('>=1.0.0 <2.0.0', 'critical'), true],
    ['a prerelease in production', { ...production, version: '1.2.4-rc.1' }, advisory('<1.2.5'), true],
    ['a moderate one in production', production, advisory('*', 'moderate'), false],
    ['a critical one in development', development, advisory('*', 'critical'), false],
  ])('of %s', (_case, installed, found, hasFailed) => {
    const verdict = verdictOf([installed], { advisories: { a: [found] } })
    expect(verdict.hasFailed).toBe(hasFailed)
    expect(verdict.lines[0]).toBe(
      `${found.severity}: a ${installed.version} (${installed.isProduction ? 'production' : 'development'}): ` +
        'Anyone can read files https://advisories.example/1',
    )
  })

  test('of a version that is not vulnerable, and of another package', () => {
    const verdict = verdictOf([production], { advisories: { a: [advisory('<1.2.3')], b: [advisory('*')] } })
    expect(verdict).toEqual({
      lines: ['No advisory in advisories.json of 2026-11-17 concerns one of the 1 packages.'],
      hasFailed: false,
    })
  })

  test('of a package called as a property of every object', () => {
    expect(verdictOf([{ ...production, name: 'constructor' }]).hasFailed).toBe(false)
  })

  test('without a file, or with an old one, says that it could not judge, and nothing else', () => {
    const without = judge({ installed: [production], stored: undefined, file: 'advisories.json', now })
    const old = verdictOf([production], { fetchedAt: daysAgo(31), advisories: { a: [advisory('*')] } })
    const undated = verdictOf([production], { fetchedAt: new Date('no date') })
    for (const { lines, hasFailed } of [without, old, undated]) {
      expect([lines.length, hasFailed]).toEqual([1, false])
      expect(lines[0]).toMatch(/^Could not judge the packages: /)
    }
    expect(verdictOf([production], { fetchedAt: daysAgo(30) }).lines[0]).not.toMatch(/Could not/)
  })

  test('names the packages that were not looked up', () => {
    const { lines } = verdictOf([production], { versions: { a: ['1.2.2'] } })
    expect(lines[0]).toMatch(/^Could not judge 1 packages that were not looked up: a 1\.2\.3\./)
    expect(lines[1]).toContain('concerns one of the 0 packages.')
    expect(verdictOf([production], { versions: undefined }).lines[0]).toBe(
      'advisories.json does not say which versions were looked up.',
    )
  })
})

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>
const startRegistry = async (answer: Answer) => {
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

describe('the command', () => {
  const command = new URL('../audit.ts', import.meta.url).pathname
  const run = (args: string[], env: Record<string, string> = {}) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        [command, ...args],
        { env: { ...process.env, ...env } },
        (_error, output) => resolve({ code: child.exitCode ?? -1, output }),
      )
    })
  const plant = (name: string, content: object) => {
    const file = join(dir, name)
    writeFileSync(file, JSON.stringify(content))
    return file
  }

  test('fails with a planted advisory for a package that runs', async () => {
    const file = plant('planted.json', { fastify: [advisory('*', 'critical')] })
    const { code, output } = await run(['--file', file])
    expect(code).toBe(1)
    expect(output).toMatch(/^critical: fastify \S+ \(production\): Anyone can read files/m)
    expect(output).toContain('1 high or critical advisories concern production packages.')
  })

  test('lists a planted advisory for a package of the tests, and passes', async () => {
    const file = plant('development.json', { vitest: [advisory('*', 'critical')] })
    const { code, output } = await run(['--file', file])
    expect(code).toBe(0)
    expect(output).toMatch(/^critical: vitest \S+ \(development\)/m)
  })

  test('could not judge without a file, and with one that is older than 30 days', async () => {
    const missing = await run(['--file', join(dir, 'missing.json')])
    const file = plant('old.json', {})
    utimesSync(file, new Date(), new Date(Date.now() - 31 * 86_400_000))
    for (const { code, output } of [missing, await run(['--file', file])]) {
      expect(code).toBe(0)
      expect(output).toMatch(/^Could not judge the packages: .*\n$/)
    }
  })

  test.each([
    ['another format', { fastify: { severity: 'high' } }],
    ['a range that cannot be read', { fastify: [advisory('everything')] }],
  ])('fails with a file of %s', async (_case, content) => {
    const { code, output } = await run(['--file', plant('wrong.json', content)])
    expect([code, output.startsWith('Could not judge the packages: ')]).toEqual([1, true])
  })

  test('fetches the advisories for the versions of the lock', async () => {
    const sent: Record<string, string[]>[] = []
    const registry = await startRegistry(async (request, response) => {
      sent.push(JSON.parse(gunzipSync(await buffer(request)).toString()))
      response.end(JSON.stringify({ fastify: [advisory('*')] }))
    })
    const file = join(dir, 'fetched.json')
    const { code, output } = await run(['--file', file, '--refresh'], { npm_config_registry: registry })
    expect([code, output]).toEqual([1, expect.stringMatching(/^high: fastify /)])
    expect(sent[0]?.['fastify']).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)])
    expect((await run(['--file', file])).output).not.toContain('Could not')
  })

  test('says that the registry refuses, and leaves the file alone', async () => {
    const registry = await startRegistry(async (_request, response) => void response.writeHead(405).end())
    const file = join(dir, 'refused.json')
    const { code, output } = await run(['--file', file, '--refresh'], { npm_config_registry: registry })
    expect([code, output]).toEqual([1, 'Could not judge the packages: the registry answered 405.\n'])
    expect(existsSync(file)).toBe(false)
  })
})
