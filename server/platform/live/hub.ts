// What happens, told to every process that may have somebody connected who should see it. A process hears itself at once, and the
// others through a channel (channel.ts), so an event is plain JSON and may come late, twice or not at all: what it tells of is in the
// database before, and connected clients ask there for what is missing.

/** Each feature adds its own events beside the code that publishes them. */
export interface LiveEvents {
  /** A session is over, or all of an account's (`sessionId` null). */
  ended: { accountId: number; sessionId: number | null; isGone: boolean }
  /** Something may have passed by unheard: code that shows or keeps what events tell of reads it anew. */
  missed: object
}

type Kind = keyof LiveEvents
export type LiveEvent = { [K in Kind]: { kind: K } & LiveEvents[K] }[Kind]
type Listener<K extends Kind> = (event: LiveEvents[K]) => void | Promise<void>

export type Publish = (event: LiveEvent) => void
export type Hub = Readonly<{ publish: Publish; on: <K extends Kind>(kind: K, listener: Listener<K>) => void }>

/** The way to other processes. It never fails and nobody waits for it. */
export type EventTransport = Readonly<{
  send: (kind: string, event: string) => void
  /** What others have sent of this kind; of the others nothing is heard. */
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
    // In the order of publishing, and never in the publisher's way.
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
