export const coalesceRuns = (work: () => Promise<void>) => {
  let isRequested = false
  let isWorking = false
  return async () => {
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
}
