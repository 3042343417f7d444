/** Texts that are made once and used often, as many as so many characters hold. The oldest make room. */
export const textCache = (maxCharacters: number) => {
  const texts = new Map<string, string>()
  let characters = 0
  const drop = (key: string) => {
    characters -= texts.get(key)?.length ?? 0
    texts.delete(key)
  }
  return {
    get: (key: string) => texts.get(key),
    keep: (key: string, text: string) => {
      drop(key)
      texts.set(key, text)
      characters += text.length
      for (const oldest of texts.keys()) {
        if (characters <= maxCharacters) return
        drop(oldest)
      }
    },
  }
}
