// How much is kept, and what goes first when the phone is full.
import { DATA, isPrivate, PAGES, PICTURES, REPLIES } from './cache-names.ts'
import { savedAt } from './saved-copy.ts'

/** The least recently seen go: a cache lists what was put in first, first. */
export const trim = async (name: string, most: number) => {
  const cache = await caches.open(name)
  const kept = await cache.keys()
  for (const request of kept.slice(0, Math.max(0, kept.length - most)))
    await cache.delete(request, { ignoreVary: true })
}

/** Seen again: it is the last to go. Unless a newer one has come meanwhile, or it was removed. */
export const moveToEnd = async (name: string, request: Request, copy: Response) => {
  const cache = await caches.open(name)
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept && savedAt(kept) === savedAt(copy)) await cache.put(request, copy)
}

const halve = async (name: string) => {
  const kept = await (await caches.open(name)).keys()
  await trim(name, Math.floor(kept.length / 2))
}

// One page fails to keep many things at once.
const PAUSE_MS = 60_000
let madeRoomAt = -Infinity

/** The pictures first: a page can be read without them. The next time half of all else. Files stay: no page is usable without. */
export const makeRoom = async (now = Date.now()) => {
  if (now - madeRoomAt < PAUSE_MS) return
  madeRoomAt = now
  if (await caches.delete(PICTURES)) return
  const names = (await caches.keys()).filter(
    (name) => [PAGES, DATA, REPLIES].includes(name) || isPrivate(name),
  )
  for (const name of names) await halve(name)
}
