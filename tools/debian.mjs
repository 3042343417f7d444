// Programs and fonts that npm does not install. Root on Debian gets them installed; other users see the command.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { step, stop } from './steps.mjs'

const PROGRAMS = {
  chromium: 'the browser of the journeys',
  'whole-chromium': 'the headless shell shows no notifications',
  'devanagari-font': 'without one the journeys measure Hindi as boxes',
  'redis-server': 'the cluster tests share events and limits through it',
  nginx: 'the proxy before the processes of the cluster tests',
  promtool: 'the tests of the alert rules',
  ffmpeg: 'makes the recordings of bench:voices',
  postgresql: 'the failover test needs its programs for replicas, which the package of npm does not have',
  patroni: 'it elects the primary of the failover test',
  etcd: 'Patroni stores there who is the primary',
  haproxy: 'it leads to the primary',
  ip: 'each machine of the failover test is a network namespace',
  mmdebstrap: 'it makes the Debian of the image',
  buildah: 'it builds the image',
  podman: 'it runs the image',
  'podman-compose': 'it parses compose.yaml',
  runc: 'podman starts the image with it',
  conmon: 'podman watches the image with it',
}

const BROWSERS = {
  // The headless shell first: the same engine takes half of the time.
  linux: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
}

const thisMachine = () => ({
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  env: process.env,
  exists: existsSync,
})

export const findChromium = ({ platform, env, exists } = thisMachine()) =>
  env.CHROMIUM || (BROWSERS[platform] ?? []).find((path) => exists(path))

const DEVANAGARI_FONT = '/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf'
const hasDevanagari = ({ platform, exists }) => platform === 'darwin' || exists(DEVANAGARI_FONT)

const hasPostgres = ({ exists }) => exists('/usr/lib/postgresql/15/bin/pg_rewind')

const isShell = (path) => path.endsWith('headless-shell')

export const findWholeChromium = ({ platform, env, exists } = thisMachine()) =>
  [env.CHROMIUM, ...(BROWSERS[platform] ?? [])].find((path) => path && !isShell(path) && exists(path))

const canInstall = ({ platform, isRoot, exists }) =>
  platform === 'linux' && isRoot && exists('/usr/bin/apt-get')

const isThere = (program, machine) => {
  if (program === 'chromium') {
    const found = findChromium(machine)
    // Where it can be installed, the whole browser does not replace the faster shell.
    return canInstall(machine) && !machine.env.CHROMIUM ? Boolean(found && isShell(found)) : Boolean(found)
  }
  if (program === 'whole-chromium') return Boolean(findWholeChromium(machine))
  if (program === 'devanagari-font') return hasDevanagari(machine)
  if (program === 'postgresql') return hasPostgres(machine)
  // Debian puts servers into /usr/sbin, which is not on every PATH.
  const folders = [...(machine.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.some((folder) => machine.exists(join(folder, program)))
}

const PACKAGES = {
  chromium: 'chromium-headless-shell',
  'whole-chromium': 'chromium',
  'devanagari-font': 'fonts-noto-core',
  promtool: 'prometheus',
  postgresql: 'postgresql-15',
  etcd: 'etcd-server',
  ip: 'iproute2',
}
const packagesFor = (missing) => missing.map((program) => PACKAGES[program] ?? program)

const commandFor = (missing, { platform, isRoot }) =>
  platform === 'darwin'
    ? 'brew install --cask chromium'
    : `${isRoot ? '' : 'sudo '}apt-get install ${packagesFor(missing).join(' ')}`

const NEEDS_LINUX =
  'Several processes are tested on Linux only, with setpriv, unshare and /proc: `npm run check` and the journeys run here, the rest in a Linux container.'

/** The next step: none, an installation, or a message that names what is missing. */
export const planFor = (programs, machine = thisMachine()) => {
  if (machine.platform !== 'linux' && programs.some((program) => !(program in PACKAGES)))
    return { action: 'fail', line: NEEDS_LINUX }
  const missing = programs.filter((program) => !isThere(program, machine))
  if (missing.length === 0) return { action: 'none' }
  const reasons = missing.map((name) => `${name} (${PROGRAMS[name]})`).join(', ')
  const command = commandFor(missing, machine)
  if (canInstall(machine))
    return {
      action: 'install',
      missing,
      line: `Missing: ${reasons}. Running as root, so it is installed now: ${command}`,
    }
  const hint = missing.includes('chromium') ? ' (or set CHROMIUM to the path of a browser)' : ''
  return { action: 'fail', line: `Missing: ${reasons}. Install it with: ${command}${hint}` }
}

const install = (packages) => {
  step('package lists read', ['apt-get', 'update', '-q'])
  step(
    `${packages.join(', ')} installed`,
    ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages],
    // Prevents Debian from starting the installed servers.
    { env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } },
  )
}

export const requirePrograms = (programs) => {
  const { action, missing, line } = planFor(programs)
  if (action === 'fail') stop(line)
  if (action === 'install') {
    process.stdout.write(`${line}\n`)
    install(packagesFor(missing))
  }
}
