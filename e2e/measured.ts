// Prints what the tests measured beside its goal, one column for each project.
import type { Reporter, TestCase } from '@playwright/test/reporter'

export const MEASURED = 'measured'

type Measured = { what: string; value: number; most: number; unit: string }
type Row = Omit<Measured, 'value'> & { values: Map<string, number> }

export default class MeasuredTable implements Reporter {
  readonly #rows = new Map<string, Row>()

  onTestEnd(test: TestCase) {
    const project = test.parent.project()?.name ?? ''
    for (const { type, description = '' } of test.annotations)
      if (type === MEASURED) this.#add(project, JSON.parse(description) as Measured)
  }

  // A test may measure the same more than once: the highest counts.
  #add(project: string, { value, ...measured }: Measured) {
    const row = this.#rows.get(measured.what) ?? { ...measured, values: new Map() }
    row.values.set(project, Math.max(value, row.values.get(project) ?? 0))
    this.#rows.set(measured.what, row)
  }

  onEnd() {
    const rows = [...this.#rows.values()]
    const projects = [...new Set(rows.flatMap(({ values }) => [...values.keys()]))].toSorted()
    if (rows.length === 0) return
    const lines = rows.map(({ what, values, most, unit }) =>
      [what, ...projects.map((name) => values.get(name) ?? ''), `${most} ${unit}`].join(' | '),
    )
    process.stdout.write(`\nmeasured | ${projects.join(' | ')} | goal\n${lines.join('\n')}\n`)
  }
}
