// Prints which test files took longest, at the end of a run: for the reporters of Vitest and Playwright.
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const SHOWN = 10

export type TimedFile = { file: string; seconds: number }

export const slowestFiles = (files: readonly TimedFile[]) => {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN)
  const lines = slowest.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`)
  return ['Ten slowest files', ...lines, ''].join('\n')
}

const secondsOf = (module: TestModule) => {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1_000
}

export const slowestFilesReporter: Reporter = {
  onTestRunEnd: (modules) => {
    const files = modules.map((module) => ({
      file: relative(process.cwd(), module.moduleId),
      seconds: secondsOf(module),
    }))
    process.stdout.write(`${slowestFiles(files)}\n`)
  },
}
