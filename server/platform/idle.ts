import { performance } from 'node:perf_hooks'

const LOOK_EVERY_MS = 5_000
const IDLE_UTILIZATION = 0.05

export const whenIdle = (work: () => void) => {
  let last = performance.eventLoopUtilization()
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(last)
    if (utilization < IDLE_UTILIZATION) work()
    // Measured after the work, which must not count as load.
    last = performance.eventLoopUtilization()
  }, LOOK_EVERY_MS).unref()
}
