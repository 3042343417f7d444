// Under load V8's young generation grows to some 70 MB, which saves collections, and V8 keeps it as long as nobody allocates anything.
// When the load is over, and after the start, it is given back to the system.
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { MB } from '../../contract/limits.ts'

const WORTH_RELEASING = 32 * MB

const youngGenerationBytes = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.physical_space_size ?? 0

/** Takes a tenth of a second, in which nothing else is done. V8 gives the pages back some seconds later. */
export const releaseMemory = (worthReleasing = WORTH_RELEASING) => {
  if (youngGenerationBytes() < worthReleasing) return
  // The function is only in contexts that are made afterwards.
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
}
