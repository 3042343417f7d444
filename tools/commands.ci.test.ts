// Runs every command that README, CONTRIBUTING and operations name once, in a fresh DATA_DIR.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../server/testing/free-port.ts'

const root = new URL('..', import.meta.url).pathname
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = ['README.md', 'CONTRIBUTING.md', 'docs/operations.md'].map(read).join('\n')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))

const folder = mkdtempSync(join(tmpdir(), 'haat-commands-'))
const dataDir = join(folder, 'data')
const backupFile = join(folder, 'backup.tar.zst')
const target = join(folder, 'target')
const keyFile = join(folder, 'backup.key')
const INDIA_MS = 330 * 60_000
const running = new Set<ChildProcess>()

/** npm and its children are one process group, which can be killed as a whole. */
const npm = (words: string[], env: Record<string, string> = {}) => {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn('npm', words, {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: dataDir, DEMO: '0', ...env },
    detached: true,
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close').then(([code]: unknown[]) => {
    running.delete(child)
    return code
  })
  return { child, ended, output: () => output }
}

const endGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals) => {
  if (pid !== undefined) process.kill(-pid, signal)
}

afterAll(() => {
  for (const child of running) endGroup(child, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

const run = async (words: string[], env?: Record<string, string>) => {
  const { ended, output } = npm(words, env)
  expect(await ended, output()).toBe(0)
  return output()
}

const startServer = async (words: string[], env: Record<string, string> = {}) => {
  const port = String(await freePort())
  const { child, ended, output } = npm(words, { PORT: port, ...env })
  const isReady = new Promise<void>((resolve) => {
    child.stdout.on('data', () => output().includes('Haat is ready at') && resolve())
  })
  await Promise.race([isReady, ended])
  expect(output()).toContain('Haat is ready at')
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  const stop = async () => {
    endGroup(child, 'SIGTERM')
    await ended
  }
  return { stop }
}

let server = { stop: async () => {} }
const isStepOfNpmTest = (...words: string[]) => {
  for (const word of words) expect(read('tools/test.mjs')).toContain(word)
}

const BACKUP_ENV = { BACKUP_TARGET: target, BACKUP_KEY_FILE: keyFile }

/** Until when one pass of the continuous backup has stored all, in India's time. */
const backUpUntil = async (words: string[], env?: Record<string, string>) => {
  const output = await run(['run', 'backup', '--', '--continuous', ...words, '--once'], env)
  return /All until (\S+ \S+) India's time is stored/.exec(output)?.[1] ?? ''
}

/** A time that can be restored. */
let stored = ''

const NEW_KEY = 'the new key of a test, long enough'

// Ordered: later commands use the server that `npm start` started.
const COMMANDS: Record<string, () => Promise<void> | void> = {
  start: async () => {
    server = await startServer(['start'])
  },
  'admin create': async () => {
    expect(await run(['run', 'admin', '--', 'create', 'radha', 'support'])).toContain('radha is now support')
  },
  'admin let-in': async () => {
    expect(await run(['run', 'admin', '--', 'let-in', 'radha'])).toContain('The new password of radha')
  },
  'admin role': async () => {
    expect(await run(['run', 'admin', '--', 'role', 'radha', 'owner'])).toContain('radha is now owner')
  },
  'admin remove': async () => {
    await run(['run', 'admin', '--', 'create', 'leela'])
    expect(await run(['run', 'admin', '--', 'remove', 'radha'])).toContain('radha is removed from the staff')
  },
  'admin open-deleted': async () => {
    const file = join(folder, 'opened.jsonl')
    const words = ['run', 'admin', '--', 'open-deleted', 'asha@example.in', file]
    const { ended, output } = npm([...words, 'Order 12 of a court'])
    expect([await ended, existsSync(file)]).toEqual([1, false])
    expect(output()).toContain('no data of a deleted account asha@example.in is retained')
    const withoutReason = npm(words)
    expect(await withoutReason.ended).toBe(1)
    expect(withoutReason.output()).toContain('open-deleted WHO FILE REASON')
  },
  'admin audit': async () => {
    expect(await run(['run', 'admin', '--', 'audit'])).toContain('The audit log is intact')
  },
  'admin demo-reports': async () => {
    expect(await run(['run', 'admin', '--', 'demo-reports', '1'])).toContain('reports were added')
  },
  deliveries: async () => {
    expect(await run(['run', 'deliveries'])).toContain('0 undelivered messages')
  },
  'deliveries retry': async () => {
    expect(await run(['run', 'deliveries', '--', 'retry'])).toContain('0 messages will be sent again')
    const noSuchId = '00000000-0000-4000-8000-000000000000'
    expect(await run(['run', 'deliveries', '--', 'retry', noSuchId])).toContain(
      '0 messages will be sent again',
    )
  },
  backup: async () => {
    expect(await run(['run', 'backup'])).toContain(join(dataDir, 'backups'))
    expect(await run(['run', 'backup', '--', backupFile])).toContain(backupFile)
  },
  'backup --new-key': async () => {
    expect(await run(['run', 'backup', '--', '--new-key', keyFile])).toContain(keyFile)
  },
  'backup --continuous': async () => {
    mkdirSync(target)
    await backUpUntil([], BACKUP_ENV)
    // Not before the end of the base backup.
    const nextSecond = Math.ceil(Date.now() / 1_000) * 1_000
    stored = new Date(nextSecond + INDIA_MS).toISOString().slice(0, 19).replace('T', ' ')
  },
  'backup --continuous --key': async () => {
    while ((await backUpUntil([target, '--key', keyFile])) < stored);
  },
  'backup --stop-continuous': async () => {
    expect(await run(['run', 'backup', '--', '--stop-continuous'])).toContain('has ended')
  },
  'restore --to --from --key': async () => {
    const other = { DATA_DIR: join(folder, 'in-time') }
    const words = ['--to', stored, '--from', target, '--key', keyFile]
    expect(await run(['run', 'restore', '--', ...words], other)).toContain(`Haat is as it was at ${stored}`)
  },
  restore: async () => {
    const other = { DATA_DIR: join(folder, 'restored') }
    expect(await run(['run', 'restore', '--', backupFile], other)).toContain('was restored in')
  },
  'restore --replace': async () => {
    await server.stop()
    expect(await run(['run', 'restore', '--', backupFile, '--replace'])).toContain('was restored in')
  },
  'restore --to --from --key --replace': async () => {
    const words = ['--to', stored, '--from', target, '--key', keyFile, '--replace']
    expect(await run(['run', 'restore', '--', ...words])).toContain(`Haat is as it was at ${stored}`)
  },
  'rotate-key': async () => {
    expect(await run(['run', 'rotate-key'])).toContain('The new key is in')
    const restored = join(folder, 'restored')
    const oldKey = readFileSync(join(restored, 'secret.key'), 'utf8').trim()
    const keys = { DATA_DIR: restored, SECRET_KEY: oldKey, NEW_SECRET_KEY: NEW_KEY }
    expect(await run(['run', 'rotate-key'], keys)).toContain('Start Haat with NEW_SECRET_KEY')
  },
  'rotate-key --lost': async () => {
    const words = await run(['run', 'rotate-key', '--', '--lost'], { DATA_DIR: join(folder, 'restored') })
    expect(words).toContain('The next start takes its key')
  },
  dev: async () => {
    await (await startServer(['run', 'dev'])).stop()
  },
  openapi: async () => {
    const document: { paths: object } = JSON.parse(await run(['run', '-s', 'openapi']))
    expect(Object.keys(document.paths).length).toBeGreaterThan(50)
  },
  // The advisories can be missing or name a package: both are results.
  audit: async () => {
    const { ended, output } = npm(['run', '-s', 'audit'])
    await ended
    expect(output()).toMatch(/Could not judge the packages|advisor(y|ies)/)
    isStepOfNpmTest("'tools/audit.ts'")
  },
  'audit --refresh': () => {
    // Needs the registry: audit.test.ts runs it against its own.
    expect(scripts['audit']).toBe('exec node tools/audit.ts')
  },
  sbom: async () => {
    const { components }: { components: { name: string }[] } = JSON.parse(await run(['run', '-s', 'sbom']))
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'pg']))
    expect(components.some(({ name }) => name === 'vitest')).toBe(false)
  },
  format: async () => {
    expect(await run(['run', 'format', '--', '--check', 'package.json'])).toContain('correct format')
  },
  // Writes the font of the repository: the tests of the font compare it.
  font: () => {
    expect(scripts['font']).toBe('exec node tools/font.ts')
  },
  schema: async () => {
    expect(await run(['run', 'schema'])).toContain('docs/schema.sql')
  },
  queries: async () => {
    const words = ['--dry-run', 'server/features/site/site.test.ts']
    expect(await run(['run', 'queries', '--', ...words])).toMatch(/\d+ statements of the version on/)
  },
  // Commands that run this test or follow it.
  test: () => {
    expect(scripts['test']).toBe('exec node tools/test.mjs')
  },
  check: () => {
    expect(scripts['check']).toBe('exec node tools/test.mjs --quick')
    isStepOfNpmTest("'--quick'")
  },
  'test:ci': () => {
    expect(scripts['test:ci']).toBe('exec node tools/test.mjs --ci')
  },
  'test:all': () => {
    expect(scripts['test:all']).toBe('exec node tools/test.mjs --all')
  },
  'test:fuzz': () => {
    const files = 'tools/fuzz/fuzz.long.test.ts server/app/json-types.ci.test.ts'
    expect(scripts['test:fuzz']).toContain(`vitest run --project long --project ci ${files}`)
  },
  'test:crawl': () => {
    expect(scripts['test:crawl']).toContain('vitest run --project long tools/crawl/crawl.long.test.ts')
  },
  'test:offline': () => {
    expect(scripts['test:offline']).toContain('node tools/offline/run.ts')
  },
  'test:cluster': () => isStepOfNpmTest("'tools/cluster.mjs', 'tests'"),
  'test:faults': () => isStepOfNpmTest("'tools/cluster.mjs', 'faults'"),
  // These take minutes, and need root on Debian.
  'test:failover': () => {
    expect(scripts['test:failover']).toBe('exec node tools/cluster.mjs failover')
  },
  'test:failover --rounds --seed': () => {
    for (const option of ['rounds', 'seed'])
      expect(read('cluster/failover-run.ts')).toContain(`${option}: { type: 'string'`)
  },
  'test:image': () => {
    expect(scripts['test:image']).toBe('exec node tools/image.mjs')
  },
}

/** 'admin create' of 'npm run admin -- create NAME': placeholders are left out. */
const NAMED = /npm (start\b|test\b|run\s+(?:-s )?([a-z][\w:-]*)(?: -- ([^`#\n]*))?)/g
const named = new Set(
  [...documents.matchAll(NAMED)].map(([, whole = '', script = whole, words = '']) =>
    [script, ...words.split(/\s+/).filter((word) => /^-*[a-z][a-z-]*$/.test(word))].join(' '),
  ),
)

test('every command that the documents name is run here, and no other', () => {
  expect([...named].toSorted()).toEqual(Object.keys(COMMANDS).toSorted())
})

test('package.json has each of them', () => {
  const names = Object.keys(COMMANDS).map((command) => command.split(' ')[0] ?? '')
  expect(names.filter((name) => !(name in scripts))).toEqual([])
})

test('what the image runs instead of npm is there', () => {
  const files = [...documents.matchAll(/node (tools\/[a-z-]+\.\w+)/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(4)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test.each(Object.entries(COMMANDS))(
  'npm %s',
  async (_command, tryIt) => expect(await tryIt()).toBeUndefined(),
  180_000,
)
