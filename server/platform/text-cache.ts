type Entry = { text: string | Buffer }

export const textCache = <E extends Entry, K = string>(maxLength: number) => {
  const entries = new Map<K, E>()
  let length = 0
  const remove = (key: K) => {
    length -= entries.get(key)?.text.length ?? 0
    entries.delete(key)
  }
  return {
    get: (key: K) => entries.get(key),
    set: (key: K, entry: E) => {
      remove(key)
      entries.set(key, entry)
      length += entry.text.length
      for (const oldest of entries.keys()) {
        if (length <= maxLength) return
        remove(oldest)
      }
    },
  }
}
