import { spawnSync } from 'node:child_process'
import { mkdtempSync, type PathLike, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findChromium, findWholeChromium, planFor } from './debian.mjs'

const NEEDED = ['redis-server', 'nginx', 'chromium']

const aMachine = ({ files = ['/usr/bin/apt-get'], ...facts }: Partial<Facts> = {}) => ({
  platform: 'linux' as const,
  isRoot: false,
  env: { PATH: '/usr/local/bin:/usr/bin' },
  ...facts,
  exists: (path: PathLike) => files.includes(String(path)),
})
type Facts = { platform: NodeJS.Platform; isRoot: boolean; env: Record<string, string>; files: string[] }

describe('a program that is missing', () => {
  test('is installed by root on Debian, after a message that says what and why', () => {
    const { action, missing, line } = planFor(NEEDED, aMachine({ isRoot: true }))
    expect([action, missing]).toEqual(['install', NEEDED])
    expect(line).toContain('redis-server (the cluster tests share events and limits through it)')
    expect(line).toContain('apt-get install redis-server nginx chromium-headless-shell')
  })

  test('ends the command of an ordinary user with the line that installs it', () => {
    const { action, line } = planFor(NEEDED, aMachine())
    expect(action).toBe('fail')
    expect(line).toContain('Install it with: sudo apt-get install redis-server nginx chromium-headless-shell')
    expect(line).toContain('set CHROMIUM')
  })

  test('is not installed where there is no apt-get, even by root', () => {
    expect(planFor(['nginx'], aMachine({ isRoot: true, files: [] })).action).toBe('fail')
  })

  test('comes from Homebrew on macOS, where only the journeys can run', () => {
    const mac = aMachine({ platform: 'darwin', files: [] })
    expect(planFor(['chromium'], mac).line).toContain('Install it with: brew install --cask chromium')
    const { action, line } = planFor(NEEDED, mac)
    expect(action).toBe('fail')
    expect(line).toContain('tested on Linux only')
  })

  test('is the only one that is named', () => {
    const { line } = planFor(NEEDED, aMachine({ files: ['/usr/sbin/nginx', '/usr/bin/chromium'] }))
    expect(line).toMatch(/apt-get install redis-server$/)
  })
})

test('nothing happens when everything is there, servers in /usr/sbin too', () => {
  const files = ['/usr/bin/redis-server', '/usr/sbin/nginx', '/usr/bin/google-chrome']
  expect(planFor(NEEDED, aMachine({ files }))).toEqual({ action: 'none' })
})

test('the browser that CHROMIUM names comes first, then what the system has', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(findChromium(aMachine({ env: { CHROMIUM: '/opt/chromium' } }))).toBe('/opt/chromium')
  expect(findChromium(aMachine({ platform: 'darwin', files: [chrome] }))).toBe(chrome)
  expect(findChromium(aMachine({ platform: 'darwin', files: ['/usr/bin/chromium'] }))).toBeUndefined()
})

test('the headless shell is not the whole browser, however it is named', () => {
  const files = ['/usr/bin/chromium-headless-shell']
  const env = { PATH: '/usr/bin', CHROMIUM: '/usr/bin/chromium-headless-shell' }
  expect(findWholeChromium(aMachine({ env, files }))).toBeUndefined()
  expect(planFor(['chromium', 'whole-chromium'], aMachine({ files })).line).toMatch(
    /apt-get install chromium$/,
  )
  const both = [...files, '/usr/bin/chromium']
  expect(findWholeChromium(aMachine({ env, files: both }))).toBe('/usr/bin/chromium')
  expect(findChromium(aMachine({ files: both }))).toBe('/usr/bin/chromium-headless-shell')
})

test('root gets the headless shell beside the whole browser, unless CHROMIUM names one', () => {
  const files = ['/usr/bin/apt-get', '/usr/bin/chromium']
  expect(planFor(['chromium'], aMachine({ files, isRoot: true }))).toMatchObject({
    action: 'install',
    line: expect.stringMatching(/apt-get install chromium-headless-shell$/),
  })
  const env = { PATH: '/usr/bin', CHROMIUM: '/usr/bin/chromium' }
  expect(planFor(['chromium'], aMachine({ files, env, isRoot: true })).action).toBe('none')
  expect(planFor(['chromium'], aMachine({ files })).action).toBe('none')
})

test('the journeys need a Devanagari font, which macOS has', () => {
  const files = ['/usr/bin/apt-get', '/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
  const needed = ['chromium', 'whole-chromium', 'devanagari-font']
  expect(planFor(needed, aMachine({ files, isRoot: true }))).toMatchObject({
    action: 'install',
    missing: ['devanagari-font'],
  })
  expect(planFor(needed, aMachine({ files })).line).toMatch(/sudo apt-get install fonts-noto-core$/)
  const font = '/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf'
  expect(planFor(needed, aMachine({ files: [...files, font] }))).toEqual({ action: 'none' })
  expect(planFor(['devanagari-font'], aMachine({ platform: 'darwin', files: [] }))).toEqual({
    action: 'none',
  })
})

describe('tools/cluster.mjs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haat-no-programs-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  // An ordinary user with an empty PATH: root would get the programs installed.
  const ORDINARY_USER = 'data:text/javascript,process.getuid = () => 1000'
  const runCluster = (what: string) =>
    spawnSync(process.execPath, ['--import', ORDINARY_USER, 'tools/cluster.mjs', what], {
      cwd: new URL('..', import.meta.url).pathname,
      encoding: 'utf8',
      env: { PATH: folder },
    })

  test.each(['tests', 'faults', 'failover'])('fails without Redis, and names the command (%s)', (what) => {
    const { status, stderr } = runCluster(what)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Missing: redis-server .*apt-get install redis|on Linux only/)
  })

  test('fails for a command that it does not know', () => {
    const { status, stderr } = runCluster('nothing')
    expect(status).toBe(1)
    expect(stderr).toContain('knows tests, faults, failover')
  })
})
