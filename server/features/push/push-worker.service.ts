import { coalesceRuns } from '../../platform/coalesce-runs.ts'
import type { Hub } from '../../platform/live/hub.ts'
import type { Metric } from '../../platform/http/metrics.ts'
import { countWaitingPushes, newPushCounts, type SendDeps, sendDuePushes } from './send-pushes.service.ts'

type PushWorkerDeps = Omit<SendDeps, 'counts' | 'isStopping'> & {
  hub: Hub
  onError: (error: unknown) => void
}

export type PushWorker = Readonly<{
  start: () => void
  stop: () => Promise<void>
  metrics: readonly Metric[]
}>

const POLL_MS = 5_000
// Batches events, and gives open tabs time to mark notifications as read.
const DELAY_MS = 500

export const createPushWorker = ({ hub, onError, ...deps }: PushWorkerDeps): PushWorker => {
  const counts = newPushCounts()
  let isStopping = false
  let running: Promise<void> = Promise.resolve()
  let poll: NodeJS.Timeout | undefined
  let soon: NodeJS.Timeout | undefined
  const sender = (isUrgentOnly: boolean) =>
    coalesceRuns(() => sendDuePushes({ ...deps, counts, isUrgentOnly, isStopping: () => isStopping }))
  const senders = [sender(true), sender(false)]
  const run = () => {
    if (isStopping) return
    const runs = senders.map((send) => send().catch(onError))
    running = Promise.all([running, ...runs]).then(() => {})
  }
  const wake = () => {
    soon ??= setTimeout(() => {
      soon = undefined
      run()
    }, DELAY_MS).unref()
  }
  return {
    start: () => {
      for (const kind of ['notified', 'many-notified', 'announced', 'notifications-read'] as const)
        hub.on(kind, wake)
      poll = setInterval(run, POLL_MS).unref()
    },
    stop: async () => {
      isStopping = true
      clearInterval(poll)
      clearTimeout(soon)
      await running
    },
    metrics: [
      ...(['sent', 'failed', 'gone'] as const).map((outcome) => ({
        name: `haat_pushes_${outcome}_total`,
        help: `Pushes to phones and browsers that were ${outcome}`,
        read: () => counts[outcome],
        isTotal: true,
      })),
      {
        name: 'haat_pushes_due',
        help: 'Pushes that should have been sent by now',
        read: () => countWaitingPushes(deps.db, deps.clock()),
      },
    ],
  }
}
