import type { Clock } from './clock.ts'

/** What `load` gave is good for so many milliseconds, or until `forget`. Who asks meanwhile shares it, also while it is being loaded. */
export const memoizeTtl = <T>(load: () => Promise<T>, { ms, clock }: { ms: number; clock: Clock }) => {
  let cached: { value: Promise<T>; until: number } | undefined
  const read = (): Promise<T> => {
    const now = clock().getTime()
    if (cached && now < cached.until) return cached.value
    const value = load()
    const entry = { value, until: now + ms }
    cached = entry
    // A failure is for those who waited for it; the next one tries again.
    value.catch(() => {
      if (cached === entry) cached = undefined
    })
    return value
  }
  return Object.assign(read, { forget: () => void (cached = undefined) })
}
