type Entry = { text: string | Buffer }

/** Texts that are made once and used often, as many as so many characters or bytes hold. The oldest make room. */
export const textCache = <E extends Entry>(maxLength: number) => {
  const entries = new Map<string, E>()
  let length = 0
  const drop = (key: string) => {
    length -= entries.get(key)?.text.length ?? 0
    entries.delete(key)
  }
  return {
    get: (key: string) => entries.get(key),
    keep: (key: string, entry: E) => {
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
