import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = { optionalDependencies?: Record<string, string>; resolved?: string; os?: string[] | string }
const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as {
  packages: Record<string, Entry>
}

// npm skips missing optional packages silently, and `npm ci` then fails on some platform.
test('the lock holds every platform binary that a package names', () => {
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
  for (const platform of ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'])
    expect(wanted.filter((name) => name.includes(platform)).length).toBeGreaterThan(5)
  expect(wanted.filter((name) => !names.has(name))).toEqual([])
})

// npm has no package of Node for macOS.
test('what comes for Linux comes for macOS too', () => {
  const isForLinux = /(?<!node-)linux-(?:x64|arm64)/
  const missing = Object.values(packages)
    .filter((entry) => ![entry.os].flat().includes('linux'))
    .map(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
    .filter((names) => names.some((name) => isForLinux.test(name)))
    .filter(
      (names) => !['darwin-x64', 'darwin-arm64'].every((mac) => names.some((name) => name.includes(mac))),
    )
  expect(missing).toEqual([])
})

test('the lock names no download URL', () => {
  expect(Object.values(packages).filter((entry) => entry.resolved)).toEqual([])
})

test('every package is pinned exactly', () => {
  const project = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Record<
    string,
    Record<string, string>
  >
  const versions = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.values(project[kind] ?? {}),
  )
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})
