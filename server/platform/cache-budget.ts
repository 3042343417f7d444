// The caches of a process share one budget of bytes: the least recently used entry of any of them makes room.
import type { Db } from './db/db.ts'
import type { Metric } from './http/metrics.ts'

type Slot<V> = { value: V; bytes: number; drop: () => void }

export const textBytes = (texts: readonly string[]) => texts.reduce((sum, text) => sum + 2 * text.length, 0)

export type Cache<K, V> = Readonly<{
  get: (key: K) => V | undefined
  /** Does not count as a use. */
  peek: (key: K) => V | undefined
  set: (key: K, value: V) => void
}>

export const openCacheBudget = (maxBytes: number) => {
  // In the order of their last use.
  const used = new Set<Slot<unknown>>()
  let bytes = 0
  const remove = (slot: Slot<unknown>) => {
    if (used.delete(slot)) bytes -= slot.bytes
    slot.drop()
  }
  const makeRoom = () => {
    for (const slot of used) {
      if (bytes <= maxBytes) return
      remove(slot)
    }
  }
  /** `sizeOf` is asked again at each use: an entry may have grown. */
  const openCache = <K, V>(sizeOf: (value: V, key: K) => number): Cache<K, V> => {
    const slots = new Map<K, Slot<V>>()
    const use = (slot: Slot<V>, key: K) => {
      const size = sizeOf(slot.value, key)
      if (used.delete(slot)) bytes -= slot.bytes
      slot.bytes = size
      bytes += size
      used.add(slot)
      makeRoom()
    }
    return {
      get: (key) => {
        const slot = slots.get(key)
        if (slot) use(slot, key)
        return slot?.value
      },
      peek: (key) => slots.get(key)?.value,
      set: (key, value) => {
        const before = slots.get(key)
        if (before) remove(before)
        if (sizeOf(value, key) > maxBytes) return
        const slot = { value, bytes: 0, drop: () => void slots.delete(key) }
        slots.set(key, slot)
        use(slot, key)
      },
    }
  }
  const metrics: readonly Metric[] = [
    { name: 'haat_cache_bytes', help: 'Size of all caches, with keys', read: () => bytes },
    { name: 'haat_cache_max_bytes', help: 'Their limit', read: () => maxBytes },
    { name: 'haat_cache_entries', help: 'Entries of all caches', read: () => used.size },
  ]
  return { openCache, metrics }
}

export type CacheBudget = ReturnType<typeof openCacheBudget>

const DEFAULT_BYTES = 64_000_000
const budgets = new WeakMap<Db, CacheBudget>()

/** The caches of one database, which a process opens once. The first caller sets the limit. */
export const cacheBudgetOf = (db: Db, maxBytes = DEFAULT_BYTES) => {
  const known = budgets.get(db) ?? openCacheBudget(maxBytes)
  budgets.set(db, known)
  return known
}
