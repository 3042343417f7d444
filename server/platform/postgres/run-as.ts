import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { firstErrorLine } from './error-line.ts'
import { isRoot, nameOf, type User } from './users.ts'

type Outcome = { code: number; stdout: string; stderr: string }

export type RunAs = {
  user: User
  start: (argv: string[], options: { stdio: StdioOptions; detached?: boolean }) => ChildProcess
  run: (argv: string[], input?: string) => Promise<Outcome>
}

type LaunchMethod = { prefix: string[]; user?: User }

// The kernel sends it when the parent thread dies: SIGINT is PostgreSQL's fast shutdown.
const DEATH_SIGNAL_ARGS = ['--pdeathsig', 'INT']

// For a checkout or DATA_DIR below a closed folder such as /root. The weaker capability comes first; containers often have only the
// stronger. Without no_setuid_fixup access(2), which initdb calls, ignores both.
const capability = (name: string) =>
  ['--inh-caps', `+${name}`, '--ambient-caps', `+${name}`].concat('--securebits', '+no_setuid_fixup')

type Machine = { platform: NodeJS.Platform; isRoot: boolean }

const thisMachine = (): Machine => ({ platform: process.platform, isRoot: isRoot() })

// In order of preference; the first that reaches everything is used. Only Linux has setpriv: elsewhere the next start stops a database
// that survived its server.
export const launchMethodsFor = (user: User, machine = thisMachine()): LaunchMethod[] => {
  const plain: LaunchMethod = machine.isRoot ? { prefix: [], user } : { prefix: [] }
  if (machine.platform !== 'linux') return [plain]
  if (!machine.isRoot) return [{ prefix: ['setpriv', ...DEATH_SIGNAL_ARGS, '--'] }, plain]
  const drop = [
    'setpriv',
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    ...DEATH_SIGNAL_ARGS,
  ]
  return [
    { prefix: [...drop, '--'] },
    { prefix: [...drop, ...capability('dac_read_search'), '--'] },
    { prefix: [...drop, ...capability('dac_override'), '--'] },
    plain,
  ]
}

const environment = () => ({ PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' })

const startBy =
  (way: LaunchMethod): RunAs['start'] =>
  (argv, options) => {
    const [file = '', ...args] = [...way.prefix, ...argv]
    const identity = way.user ? { uid: way.user.uid, gid: way.user.gid } : {}
    return spawn(file, args, { cwd: '/', env: environment(), ...identity, ...options })
  }

const runBy =
  (way: LaunchMethod): RunAs['run'] =>
  (argv, input = '') =>
    new Promise((resolve) => {
      const child = startBy(way)(argv, { stdio: 'pipe' })
      const outcome = { code: -1, stdout: '', stderr: '' }
      child.stdout?.on('data', (chunk) => (outcome.stdout += String(chunk)))
      child.stderr?.on('data', (chunk) => (outcome.stderr += String(chunk)))
      child.on('error', (error) => resolve({ ...outcome, stderr: error.message }))
      child.on('close', (code) => resolve({ ...outcome, code: code ?? -1 }))
      // A program that exits early reports the reason on stderr.
      child.stdin?.on('error', () => {})
      child.stdin?.end(input)
    })

// Tested through a shell, because setpriv itself still has root's rights.
const TRY = '"$1" --version >/dev/null && cd "$2"'

export const chooseRunAs = async (user: User, reach: { postgres: string; dir: string }): Promise<RunAs> => {
  let failure = ''
  for (const way of launchMethodsFor(user)) {
    const tried = await runBy(way)(['sh', '-c', TRY, 'sh', reach.postgres, reach.dir])
    if (tried.code === 0) return { user, start: startBy(way), run: runBy(way) }
    failure = firstErrorLine(tried.stderr)
  }
  throw new Error(
    `PostgreSQL cannot run as ${await nameOf(user.uid)}: ${failure}. Move Haat where that user can read it, or set DATABASE_URL`,
  )
}
