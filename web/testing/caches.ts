// The Cache Storage of a browser, in memory: what was put in first is listed first, and a full one refuses.

const keyOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request))

export const fakeCaches = () => {
  const kept = new Map<string, Map<string, Response>>()
  let isFull = false
  const open = async (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, entries)
    return {
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      match: async (request: RequestInfo | URL) => entries.get(keyOf(request))?.clone(),
      delete: async (request: { url: string } | string) =>
        entries.delete(typeof request === 'string' ? request : request.url),
      put: async (request: RequestInfo | URL, reply: Response) => {
        if (isFull) throw new DOMException('Full', 'QuotaExceededError')
        entries.delete(keyOf(request))
        entries.set(keyOf(request), reply)
      },
    }
  }
  return {
    storage: { open, keys: async () => [...kept.keys()], delete: async (name: string) => kept.delete(name) },
    paths: (name: string) => [...(kept.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname),
    fill: () => {
      isFull = true
    },
  }
}
