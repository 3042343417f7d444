import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { reportTimes } from '../tools/slowest-files.ts'

export default class SlowestFiles implements Reporter {
  readonly #seconds = new Map<string, number>()

  onTestEnd({ location }: TestCase, { duration }: TestResult) {
    const file = relative(process.cwd(), location.file)
    this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + duration / 1_000)
  }

  onEnd() {
    reportTimes([...this.#seconds].map(([file, seconds]) => ({ file, seconds })))
  }
}
