// Reporter of Vitest and Playwright: prints the slowest files and records times with `--record`.
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { recordTestTimes, type TimedFile } from './test-times.ts'

const COUNT = 10

export const reportTimes = (files: readonly TimedFile[]) => {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, COUNT)
  const lines = slowest.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`)
  process.stdout.write(['Ten slowest files', ...lines, ''].join('\n'))
  if (process.env.RECORD_TEST_TIMES) recordTestTimes(files)
}

const secondsOf = (module: TestModule) => {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1_000
}

export const slowestFilesReporter: Reporter = {
  onTestRunEnd: (modules) =>
    reportTimes(
      modules.map((module) => ({
        file: relative(process.cwd(), module.moduleId),
        seconds: secondsOf(module),
      })),
    ),
}
