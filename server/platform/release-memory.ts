// Under load V8's heap grows, and V8 keeps most of it until the next allocations. After a load and after the start it is returned to the
// system.
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { MB } from '../../contract/limits.ts'

const WORTH_RELEASING = 32 * MB

const heapBytes = () => getHeapStatistics().total_physical_size
let afterLast = 0

/** Collects when the heap has grown by this much since the last time. */
export const releaseMemory = (worthReleasing = WORTH_RELEASING) => {
  if (heapBytes() - afterLast < worthReleasing) return
  // gc() exists only in contexts created afterwards.
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  afterLast = heapBytes()
}
