// Anonymous reads that no cache has, all the time: they go to the replicas.
import { setTimeout as sleep } from 'node:timers/promises'
import { call, newLoadMetrics } from '../kill-run/writer.ts'

const INTERVAL_MS = 250

/** Each on its own: one that waits for a machine that is gone does not delay the next. */
export const watchReads = ({ baseUrl, signal }: { baseUrl: string; signal: AbortSignal }) => {
  const metrics = newLoadMetrics()
  let lastAt = performance.now()
  let counts = { reads: 0, refused: 0, longestGapMs: 0 }
  const read = async (turn: number) => {
    const { status } = await call(`${baseUrl}/api/marketplace/search/?searchtext=tilkut${turn}`, {}, metrics)
    counts.reads += 1
    if (status !== 200) {
      counts.refused += 1
      return
    }
    counts.longestGapMs = Math.max(counts.longestGapMs, performance.now() - lastAt)
    lastAt = performance.now()
  }
  const run = async () => {
    const begun: Promise<void>[] = []
    for (let turn = 1; !signal.aborted; turn += 1) {
      begun.push(read(turn))
      await sleep(INTERVAL_MS)
    }
    await Promise.all(begun)
  }
  return {
    /** Since it was called last. */
    take: () => {
      const taken = counts
      counts = { reads: 0, refused: 0, longestGapMs: 0 }
      return taken
    },
    ended: run(),
  }
}
export type ReadCounts = ReturnType<ReturnType<typeof watchReads>['take']>
