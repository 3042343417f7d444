import { AsyncLocalStorage } from 'node:async_hooks'

/** One run at a time, and one more when it was called during a run. */
export const coalesceRuns = (work: () => Promise<void>) => {
  // A run serves several callers, so it has the context of none of them: no final step of a transaction, no replica, no span.
  const withoutContext = AsyncLocalStorage.snapshot()
  let isRequested = false
  let isWorking = false
  const run = async () => {
    isRequested = true
    if (isWorking) return
    isWorking = true
    try {
      while (isRequested) {
        isRequested = false
        await work()
      }
    } finally {
      isWorking = false
    }
  }
  return () => withoutContext(run)
}
