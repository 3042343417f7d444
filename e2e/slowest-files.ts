// Says at the end which files took longest.
import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const SHOWN = 10

export default class SlowestFiles implements Reporter {
  readonly #ms = new Map<string, number>()
  onTestEnd({ location }: TestCase, { duration }: TestResult) {
    this.#ms.set(location.file, (this.#ms.get(location.file) ?? 0) + duration)
  }

  onEnd() {
    if (this.#ms.size === 0) return
    const slowest = [...this.#ms].toSorted(([, a], [, b]) => b - a).slice(0, SHOWN)
    const lines = slowest.map(
      ([file, ms]) => `  ${(ms / 1000).toFixed(1).padStart(5)} s  ${relative(process.cwd(), file)}`,
    )
    process.stdout.write(['Ten slowest files:', ...lines, ''].join('\n'))
  }
}
