import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = { optionalDependencies?: Record<string, string>; resolved?: string }
const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as {
  packages: Record<string, Entry>
}

// npm skips a missing optional package without a word, and `npm ci` then fails on the other kind of machine.
test('the lock holds the linux x64 and arm64 binaries of every native package', () => {
  const wanted = Object.entries(packages).flatMap(([name, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((optional) => /linux-(x64|arm64)(-gnu)?$/.test(optional))
      .map((optional) => ({ optional, for: name || 'haat' })),
  )
  expect(wanted.length).toBeGreaterThan(10)
  expect(wanted.filter(({ optional }) => !packages[`node_modules/${optional}`])).toEqual([])
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
