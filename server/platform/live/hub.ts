// Publish and subscribe for live events, in this process and through a channel (channel.ts) in the others. An event is plain JSON and
// may come late, twice or not at all: the database has the data before, and clients fetch from there what they missed.

export interface LiveEvents {
  ended: { accountId: number; sessionId: number | null; isGone: boolean }
  /** Events may have been lost: subscribers read their data again. */
  missed: object
}

type Kind = keyof LiveEvents
export type LiveEvent = { [K in Kind]: { kind: K } & LiveEvents[K] }[Kind]
type Listener<K extends Kind> = (event: LiveEvents[K]) => void | Promise<void>

export type Publish = (event: LiveEvent) => void
export type Hub = Readonly<{ publish: Publish; on: <K extends Kind>(kind: K, listener: Listener<K>) => void }>

/** To other processes. It never throws, and publishing does not wait for it. */
export type EventTransport = Readonly<{
  send: (kind: string, event: string) => void
  subscribe: (kind: string, take: (event: string) => void) => void
}>

export const makeHub = (onError: (error: unknown) => void, transport?: EventTransport): Hub => {
  const listeners = new Map<Kind, Set<Listener<Kind>>>()
  const notify = async (listener: Listener<Kind>, event: LiveEvent) => {
    try {
      await listener(event)
    } catch (error) {
      onError(error)
    }
  }
  const notifyAll = (event: LiveEvent) => {
    for (const listener of listeners.get(event.kind) ?? []) void notify(listener, event)
  }
  return {
    publish: (event) => {
      queueMicrotask(() => notifyAll(event))
      transport?.send(event.kind, JSON.stringify(event))
    },
    on: (kind, listener) => {
      if (!listeners.has(kind)) transport?.subscribe(kind, (event) => notifyAll(JSON.parse(event)))
      const known = listeners.get(kind) ?? new Set()
      listeners.set(kind, known.add(listener as Listener<Kind>))
    },
  }
}
