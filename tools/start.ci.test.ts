// Runs `npm start` in a copy of the project, where a script copies the built site in place of the bundler.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../server/testing/free-port.ts'
import { freshDatabase } from '../server/testing/test-server.ts'

const root = new URL('..', import.meta.url).pathname
const copy = mkdtempSync(join(tmpdir(), 'haat-start-'))
const inCopy = (path: string) => join(copy, path)
const children = new Set<ChildProcess>()
let database = { url: '', drop: async () => {} }

const ASSETS = join(root, 'build/client/assets')
const SCRIPT = readdirSync(ASSETS).find((name) => name.endsWith('.js')) ?? ''

const BUNDLER = `#!/bin/sh
echo "$BUNDLER" >> ${inCopy('builds')}
case "$BUNDLER" in
  fails) echo 'Unexpected token in root.tsx' >&2; exit 1 ;;
  hangs) exec sleep 600 ;;
  builds) sleep 3 ;;
esac
mkdir -p ${inCopy('build/client/assets')}
cp -R ${join(root, 'build/server')} ${inCopy('build')}
cp ${join(ASSETS, SCRIPT)} ${inCopy('build/client/assets')}
mkdir -p ${inCopy('build/worker')}
cp ${join(root, 'build/worker/sw.js')} ${inCopy('build/worker')}
`

beforeAll(async () => {
  for (const folder of ['contract', 'data', 'demo', 'server', 'tools', 'web'])
    cpSync(join(root, folder), inCopy(folder), { recursive: true })
  for (const file of ['package.json', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts'])
    cpSync(join(root, file), inCopy(file))
  mkdirSync(inCopy('node_modules/.bin'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => !each.startsWith('.')))
    symlinkSync(join(root, 'node_modules', name), inCopy(`node_modules/${name}`))
  writeFileSync(inCopy('node_modules/.bin/react-router'), BUNDLER, { mode: 0o755 })
  database = await freshDatabase()
})

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await database.drop()
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
})

type Bundler = 'builds' | 'fails' | 'hangs'

const start = async (bundler: Bundler) => {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const port = String(await freePort())
  const settings = { DATABASE_URL: database.url, DATA_DIR: inCopy('var'), PORT: port }
  const child = spawn(process.execPath, ['demo/start.ts', '--build'], {
    cwd: copy,
    env: { PATH, NODE_COMPILE_CACHE, BUNDLER: bundler, ...settings },
  })
  children.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = once(child, 'close').then(([code]) => code as number | null)
  return { child, exit, output: () => output, url: `http://127.0.0.1:${port}` }
}

const started = async () => {
  const program = await start('builds')
  await expect.poll(program.output).toContain('Haat is ready at')
  return program
}

const stopped = async ({ child, exit }: Awaited<ReturnType<typeof start>>) => {
  child.kill('SIGTERM')
  await exit
}

const builds = () =>
  existsSync(inCopy('builds')) ? readFileSync(inCopy('builds'), 'utf8').trim().split('\n') : []

const inBrotli = (url: string) => fetch(url, { headers: { 'accept-encoding': 'br' } })

test('a build that fails ends the start with its output', async () => {
  const { exit, output } = await start('fails')
  expect(await exit).toBe(1)
  expect(output()).toContain('Unexpected token in root.tsx')
  expect(output()).toMatch(/✗ site built failed/)
  expect(output()).not.toContain('Haat is ready at')
})

test('the server is ready once the site is built, and serves its files before and after they are compressed', async () => {
  const program = await started()
  const { output, url } = program
  expect(output().indexOf('✓ site built')).toBeGreaterThan(-1)
  expect(output().indexOf('✓ site built')).toBeLessThan(output().indexOf('Haat is ready at'))
  expect(output().slice(0, output().indexOf('Haat is ready at'))).not.toContain('site compressed')
  expect((await fetch(url)).status).toBe(200)

  const script = `${url}/assets/${SCRIPT}`
  const text = readFileSync(join(ASSETS, SCRIPT), 'utf8')
  expect(await (await inBrotli(script)).text()).toBe(text)
  await expect.poll(output).toContain('✓ site compressed')
  const compressed = await inBrotli(script)
  expect(compressed.headers.get('content-encoding')).toBe('br')
  expect(await compressed.text()).toBe(text)
  expect((await inBrotli(`${url}/sw.js`)).headers.get('content-encoding')).toBe('br')
  expect(readdirSync(inCopy('build/client/assets')).toSorted()).toEqual([SCRIPT, `${SCRIPT}.br`])
  await stopped(program)
})

test('a later start neither builds nor compresses', async () => {
  const before = builds().length
  const program = await started()
  await stopped(program)
  expect(builds()).toHaveLength(before)
  expect(program.output()).not.toContain('site')
})

test('a build that was interrupted is repeated', async () => {
  const source = inCopy('web/app/root.tsx')
  const text = readFileSync(source, 'utf8')
  writeFileSync(source, `${text}\n`)
  const interrupted = await start('hangs')
  await expect.poll(builds).toContain('hangs')
  await stopped(interrupted)
  writeFileSync(source, text)
  const repeated = await start('builds')
  await expect.poll(repeated.output).toContain('✓ site built')
  await stopped(repeated)
})
