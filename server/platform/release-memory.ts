// Under load V8's young generation grows to its limit (server/start.ts), and V8 keeps it until the next allocations. After a load and
// after the start it is returned to the system.
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { MB } from '../../contract/limits.ts'

const WORTH_RELEASING = 32 * MB

const youngGenerationBytes = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.physical_space_size ?? 0

export const releaseMemory = (worthReleasing = WORTH_RELEASING) => {
  if (youngGenerationBytes() < worthReleasing) return
  // gc() exists only in contexts created afterwards.
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
}
