/** Who asks while the work is being done waits for no second one beside it: it is done once more afterwards, for all of them. */
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
