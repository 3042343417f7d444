export type Step = <T>(title: string, work: () => Promise<T>) => Promise<T>

export const printSteps =
  (print: (line: string) => void): Step =>
  async (title, work) => {
    const started = performance.now()
    const result = await work()
    print(`  ✓ ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
    return result
  }
