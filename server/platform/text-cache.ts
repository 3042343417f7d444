type Entry = string | { text: string }
const lengthOf = (entry: Entry | undefined) =>
  (typeof entry === 'object' ? entry.text.length : entry?.length) ?? 0

/** Texts that are made once and used often, as many as so many characters hold. The oldest make room. */
export const textCache = <E extends Entry = string>(maxCharacters: number) => {
  const entries = new Map<string, E>()
  let characters = 0
  const drop = (key: string) => {
    characters -= lengthOf(entries.get(key))
    entries.delete(key)
  }
  return {
    get: (key: string) => entries.get(key),
    keep: (key: string, entry: E) => {
      drop(key)
      entries.set(key, entry)
      characters += lengthOf(entry)
      for (const oldest of entries.keys()) {
        if (characters <= maxCharacters) return
        drop(oldest)
      }
    },
  }
}
