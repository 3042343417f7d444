// What happens, told to every process that may have somebody connected who should see it. One process hears itself; several would
// hear each other through a channel that stands here, so an event is plain JSON and may come late, twice or not at all: what it
// tells of is in the database before, and whoever is connected asks there for what is missing.

/** Each feature adds its own events beside the code that publishes them. */
export interface LiveEvents {
  /** A session is over, or all of an account's (`sessionId` null). */
  ended: { accountId: number; sessionId: number | null; isGone: boolean }
}

type Kind = keyof LiveEvents
export type LiveEvent = { [K in Kind]: { kind: K } & LiveEvents[K] }[Kind]
type Listener<K extends Kind> = (event: LiveEvents[K]) => void | Promise<void>

export type Publish = (event: LiveEvent) => void
export type Hub = Readonly<{ publish: Publish; on: <K extends Kind>(kind: K, listener: Listener<K>) => void }>

export const makeHub = (onError: (error: unknown) => void): Hub => {
  const listeners = new Map<Kind, Set<Listener<Kind>>>()
  const tell = async (listener: Listener<Kind>, event: LiveEvent) => {
    try {
      await listener(event)
    } catch (error) {
      onError(error)
    }
  }
  return {
    // In the order of publishing, and never in the publisher's way.
    publish: (event) =>
      queueMicrotask(() => {
        for (const listener of listeners.get(event.kind) ?? []) void tell(listener, event)
      }),
    on: (kind, listener) => {
      const known = listeners.get(kind) ?? new Set()
      listeners.set(kind, known.add(listener as Listener<Kind>))
    },
  }
}
