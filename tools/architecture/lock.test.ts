import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = { optionalDependencies?: Record<string, string>; resolved?: string }
const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as {
  packages: Record<string, Entry>
}

// npm skips a missing optional package without a word, and `npm ci` then fails: here, or on the other kind of machine.
test('the lock holds every platform binary that a package names', () => {
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
  expect(wanted.filter((name) => name.includes('linux-x64')).length).toBeGreaterThan(5)
  expect(wanted.filter((name) => name.includes('linux-arm64')).length).toBeGreaterThan(5)
  expect(wanted.filter((name) => !names.has(name))).toEqual([])
})

test('the lock names no download address', () => {
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
