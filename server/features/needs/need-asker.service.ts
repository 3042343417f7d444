// Asks businesses about the needs that have some left to ask, right after the transaction that stored it. `needs.to_ask` is the queue: a
// need of a process that was killed is found by the next poll of any process.
import { coalesceRuns } from '../../platform/coalesce-runs.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Publish } from '../../platform/live/hub.ts'
import { needsToAsk } from './asking.queries.ts'
import { askBusinesses } from './asking.service.ts'

type AskerDeps = Readonly<{ db: Db; clock: Clock; publish: Publish; onError: (error: unknown) => void }>

export type NeedAsker = Readonly<{ start: () => void; wake: () => void; stop: () => Promise<void> }>

const POLL_MS = 2_000
const AT_ONCE = 50

export const createNeedAsker = ({ db, clock, publish, onError }: AskerDeps): NeedAsker => {
  let isStopping = false
  let running: Promise<unknown> = Promise.resolve()
  let poll: NodeJS.Timeout | undefined

  // Oldest first, each once: a need that another process has locked is left to it.
  const askAll = async (after = 0): Promise<void> => {
    const ids = await needsToAsk(db, { now: clock(), after, most: AT_ONCE })
    for (const id of ids) {
      if (isStopping) return
      await askBusinesses(db, id, { clock, publish }).catch(onError)
    }
    if (ids.length === AT_ONCE) await askAll(ids.at(-1))
  }
  const ask = coalesceRuns(() => askAll())
  const wake = () => {
    if (!isStopping) running = Promise.all([running, ask().catch(onError)])
  }
  return {
    start: () => {
      poll = setInterval(wake, POLL_MS).unref()
    },
    wake,
    stop: async () => {
      isStopping = true
      clearInterval(poll)
      await running
    },
  }
}
