import type { Clock } from './clock.ts'

type Options = {
  ms: number
  clock: Clock
  staleMs?: number
}

/** Caches the result of `load` for `ms` milliseconds or until `forget`. Concurrent callers share one load. */
export const memoizeTtl = <T>(load: () => Promise<T>, { ms, clock, staleMs = 0 }: Options) => {
  type Entry = { value: Promise<T>; until: number }
  let cached: Entry | undefined
  const start = (now: number, before?: Entry) => {
    const entry = { value: load(), until: now + ms }
    cached = entry
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
