// Seconds per test file, recorded by `npm test -- --record`: the longest files of a project start first.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const FILE = join(root, 'tools/test-times.json')

export type TimedFile = { file: string; seconds: number }
type TestTimes = Record<string, number>

export const readTestTimes = (): TestTimes => JSON.parse(readFileSync(FILE, 'utf8'))

const MIN_SECONDS = 1

export const mergeTestTimes = (times: TestTimes, run: readonly TimedFile[]): TestTimes => {
  const recorded = new Map(Object.entries(times))
  for (const { file, seconds } of run) recorded.set(file, Number(seconds.toFixed(1)))
  const long = [...recorded].filter(([, seconds]) => seconds >= MIN_SECONDS)
  return Object.fromEntries(long.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export const recordTestTimes = (run: readonly TimedFile[]) => {
  const merged = Object.entries(mergeTestTimes(readTestTimes(), run))
  const existing = Object.fromEntries(merged.filter(([file]) => existsSync(join(root, file))))
  writeFileSync(FILE, `${JSON.stringify(existing, null, 2)}\n`)
}

/** A file without a time is first: it may be new and long. */
export const longestFirst = <T extends { file: string }>(files: readonly T[], times: TestTimes) => {
  const secondsOf = ({ file }: T) => times[file] ?? Number.MAX_VALUE
  return files.toSorted((a, b) => secondsOf(b) - secondsOf(a))
}
