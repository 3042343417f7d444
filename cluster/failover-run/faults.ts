// What happens to the primary, and how it is undone once another one accepts writes.
import type { Rng } from '../../tools/random.ts'
import type { Database } from './database.ts'
import { cutFromOthers, cutOff, type NodeName, reconnect, reconnectToOthers } from './network.ts'

const FAULTS = ['kill', 'pause', 'partition', 'disk'] as const
export type Fault = (typeof FAULTS)[number]

/** Each in turn before any comes again, so that four rounds miss none. */
export const planOf = (rounds: number, rng: Rng): Fault[] =>
  Array.from({ length: Math.ceil(rounds / FAULTS.length) }, () => rng.shuffle(FAULTS))
    .flat()
    .slice(0, rounds)

type Inflicted = { title: string; undo: () => Promise<void> }

/** All its links, or those to the other nodes: then clients still reach a primary that has lost its place. */
const partition = async (node: NodeName, isWhole: boolean): Promise<Inflicted> => {
  if (isWhole) {
    await cutOff(node)
    return { title: 'partitioned from all', undo: () => reconnect(node) }
  }
  await cutFromOthers(node)
  return { title: 'partitioned from the other nodes', undo: () => reconnectToOthers(node) }
}

export const inflict = async (
  database: Database,
  node: NodeName,
  { fault, rng }: { fault: Fault; rng: Rng },
): Promise<Inflicted> => {
  const machine = database.machineOf(node)
  switch (fault) {
    case 'kill':
      await machine.part.kill9()
      return { title: 'killed', undo: () => machine.part.startAgain() }
    case 'pause':
      await machine.pause()
      return { title: 'paused', undo: () => machine.resume() }
    case 'partition':
      return partition(node, rng.chance(0.5))
    case 'disk':
      await machine.disk.fill()
      await database.needNextLogFile(node)
      return { title: 'disk full', undo: () => machine.disk.makeRoom() }
  }
}
