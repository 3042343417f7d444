import { DATA, isPrivate, PAGES, PICTURES, REPLIES } from './cache-names.ts'
import { savedAt } from './saved-copy.ts'

/** Deletes the least recently used: a cache lists its entries in the order of insertion. */
export const trim = async (name: string, max: number) => {
  const cache = await caches.open(name)
  const cached = await cache.keys()
  for (const request of cached.slice(0, Math.max(0, cached.length - max)))
    await cache.delete(request, { ignoreVary: true })
}

/** Marks a copy as recently used, unless it was replaced or removed meanwhile. */
export const moveToEnd = async (name: string, request: Request, copy: Response) => {
  const cache = await caches.open(name)
  const cached = await cache.match(request, { ignoreVary: true })
  if (cached && savedAt(cached) === savedAt(copy)) await cache.put(request, copy)
}

const halve = async (name: string) => {
  const cached = await (await caches.open(name)).keys()
  await trim(name, Math.floor(cached.length / 2))
}

// One page may exceed the quota with many files at once.
const PAUSE_MS = 60_000
let freedAt = -Infinity

/** Deletes the pictures first, the next time half of the pages and replies. Scripts and styles stay: every page needs them. */
export const freeSpace = async (now = Date.now()) => {
  if (now - freedAt < PAUSE_MS) return
  freedAt = now
  if (await caches.delete(PICTURES)) return
  const names = (await caches.keys()).filter(
    (name) => [PAGES, DATA, REPLIES].includes(name) || isPrivate(name),
  )
  for (const name of names) await halve(name)
}
