import type { OutboxKind } from './entry.ts'

export type OutboxChange = { is: 'changed' } | { is: 'sent'; kind: OutboxKind; target: string }

const listeners = new Set<(change: OutboxChange) => void>()
const notify = (change: OutboxChange) => {
  for (const listener of listeners) listener(change)
}

const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('haat-outbox')
others?.addEventListener('message', ({ data }: MessageEvent<OutboxChange>) => notify(data))

export const notifyOtherTabs = (change: OutboxChange) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
  others?.postMessage(change)
}

export const notifyChange = (change: OutboxChange) => {
  notifyOtherTabs(change)
  notify(change)
}

export const onOutboxChange = (listener: (change: OutboxChange) => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
