import type { Clock } from './clock.ts'

type Options = {
  ms: number
  clock: Clock
  /** For so long after that the old value is given once more, while a new one is being loaded. */
  staleMs?: number
}

/** What `load` gave is good for so many milliseconds, or until `forget`. Who asks meanwhile shares it, also while it is being loaded. */
export const memoizeTtl = <T>(load: () => Promise<T>, { ms, clock, staleMs = 0 }: Options) => {
  type Entry = { value: Promise<T>; until: number }
  let cached: Entry | undefined
  const start = (now: number, before?: Entry) => {
    const entry = { value: load(), until: now + ms }
    cached = entry
    // A failure is for those who waited for it; the next one tries again.
    entry.value.catch(() => {
      if (cached === entry) cached = before
    })
    return entry.value
  }
  const read = (): Promise<T> => {
    const now = clock().getTime()
    if (cached && now < cached.until) return cached.value
    if (!cached || now >= cached.until + staleMs) return start(now)
    const { value } = cached
    void start(now, cached).catch(() => {})
    return value
  }
  return Object.assign(read, { forget: () => void (cached = undefined) })
}
