// Under load V8's young generation grows to some 70 MB, which saves collections, and V8 keeps it as long as nobody allocates anything.
// When the load is over, and after the start, it is given back to the system.
import { performance } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { MB } from '../../contract/limits.ts'

const LOOK_EVERY_MS = 5_000
const IDLE_UTILIZATION = 0.05
const WORTH_RELEASING = 32 * MB

export const youngGenerationBytes = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.physical_space_size ?? 0

/** Takes a tenth of a second, in which nothing else is done. V8 gives the pages back some seconds later. */
export const releaseMemory = () => {
  // The function is only in contexts that are made afterwards.
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
}

export const shouldRelease = (young: number, utilization: number) =>
  young > WORTH_RELEASING && utilization < IDLE_UTILIZATION

export const releaseMemoryWhenIdle = () => {
  let last = performance.eventLoopUtilization()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    if (shouldRelease(youngGenerationBytes(), utilization)) releaseMemory()
    last = performance.eventLoopUtilization()
  }, LOOK_EVERY_MS).unref()
}
