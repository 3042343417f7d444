type Entry = { text: string | Buffer }

/** Texts that are made once and used often, as many as so many characters or bytes hold. The oldest make room. */
export const textCache = <E extends Entry, K = string>(maxLength: number) => {
  const entries = new Map<K, E>()
  let length = 0
  const drop = (key: K) => {
    length -= entries.get(key)?.text.length ?? 0
    entries.delete(key)
  }
  return {
    get: (key: K) => entries.get(key),
    keep: (key: K, entry: E) => {
      drop(key)
      entries.set(key, entry)
      length += entry.text.length
      for (const oldest of entries.keys()) {
        if (length <= maxLength) return
        drop(oldest)
      }
    },
  }
}
