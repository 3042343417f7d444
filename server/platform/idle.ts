// Work that holds up whoever comes meanwhile, for moments in which nobody does.
import { performance } from 'node:perf_hooks'

const LOOK_EVERY_MS = 5_000
const IDLE_UTILIZATION = 0.05

/** Every few seconds in which the event loop did next to nothing. */
export const whenIdle = (work: () => void) => {
  let last = performance.eventLoopUtilization()
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(last)
    if (utilization < IDLE_UTILIZATION) work()
    // After the work, which is no reason to be busy.
    last = performance.eventLoopUtilization()
  }, LOOK_EVERY_MS).unref()
}
