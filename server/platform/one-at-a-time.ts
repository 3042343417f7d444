/** Who asks while the work is being done waits for no second one beside it: it is done once more afterwards, for all of them. */
export const oneAtATime = (work: () => Promise<void>) => {
  let isAsked = false
  let isWorking = false
  return async () => {
    isAsked = true
    if (isWorking) return
    isWorking = true
    try {
      while (isAsked) {
        isAsked = false
        await work()
      }
    } finally {
      isWorking = false
    }
  }
}
