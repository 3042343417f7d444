import type { Clock } from './clock.ts'

/** What `load` gave is good for so many milliseconds, or until `forget`. Who asks meanwhile shares it, also while it is being loaded. */
export const remembered = <T>(load: () => Promise<T>, { ms, clock }: { ms: number; clock: Clock }) => {
  let kept: { value: Promise<T>; until: number } | undefined
  const read = (): Promise<T> => {
    const now = clock().getTime()
    if (kept && now < kept.until) return kept.value
    const value = load()
    const mine = { value, until: now + ms }
    kept = mine
    // A failure is for those who waited for it; the next one tries again.
    value.catch(() => {
      if (kept === mine) kept = undefined
    })
    return value
  }
  return Object.assign(read, { forget: () => void (kept = undefined) })
}
