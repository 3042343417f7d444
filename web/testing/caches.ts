// An in-memory CacheStorage, in the order of insertion. It can be made full.

const keyOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request))

export const fakeCaches = () => {
  const stores = new Map<string, Map<string, Response>>()
  let isFull = false
  const open = async (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, entries)
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
    storage: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    paths: (name: string) => [...(stores.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname),
    fill: () => {
      isFull = true
    },
  }
}
