type QueuedItem<I, O> = { item: I; resolve: (outcome: O) => void; reject: (error: unknown) => void }

// Processes queued items in batches, one batch at a time. The work returns one result per item, in order.
export const batch = <I, O>(work: (items: readonly I[]) => Promise<readonly O[]>, maxSize: number) => {
  let waiting: QueuedItem<I, O>[] = []
  let isWorking = false

  const settle = async (group: readonly QueuedItem<I, O>[]) => {
    try {
      const outcomes = await work(group.map(({ item }) => item))
      for (const [index, { resolve }] of group.entries()) resolve(outcomes[index] as O)
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error)
      // One item may have failed the whole batch, so each is tried alone.
      else for (const each of group) await settle([each])
    }
  }

  const drain = async () => {
    isWorking = true
    while (waiting.length > 0) {
      const group = waiting.slice(0, maxSize)
      waiting = waiting.slice(maxSize)
      await settle(group)
    }
    isWorking = false
  }

  return (item: I): Promise<O> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isWorking) void drain()
    })
}
