// A Serwist plugin that stores replies with their time, at most `max`, and evicts the least recently used.
import type { SerwistPlugin } from 'serwist'
import type { FromWorker } from '../lib/browser/worker-messages.ts'
import { isOwn, isWhole } from './own-responses.ts'
import { moveToEnd, trim } from './cache-limits.ts'
import { removeGone, discardIfCleared, clearCount } from './clear-data.ts'
import { cacheKey } from './cacheable-paths.ts'
import { savedAt } from './saved-copy.ts'
import { scope } from './scope.ts'

export const postToClient = async (event: ExtendableEvent, message: FromWorker) => {
  const client = event instanceof FetchEvent ? await scope.clients.get(event.clientId) : undefined
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker and its clients have none
  client?.postMessage(message)
}

const isGone = ({ status }: Response) => status === 403 || status === 404 || status === 410

type CacheOptions = {
  max: number
  /** Adds the time; null when the reply must not be cached. */
  stamp: (reply: Response) => Response | null | Promise<Response | null>
  /** Changes the cached response before it is used. */
  show?: (cached: Response) => Promise<Response>
  onCached?: (cacheName: string, reply: Response) => Promise<unknown>
}

export const cachePlugin = ({ max, stamp, show, onCached }: CacheOptions): SerwistPlugin => ({
  handlerWillStart: async ({ state }) => void Object.assign(state ?? {}, { clearsBefore: clearCount() }),
  cacheKeyWillBeUsed: ({ request }) => cacheKey(request.url),
  fetchDidSucceed: async ({ request, response }) => {
    if (isGone(response) && (await isOwn(response))) await removeGone(cacheKey(request.url))
    return response
  },
  cacheWillUpdate: ({ response, state }) =>
    isWhole(response) && state?.clearsBefore === clearCount() ? stamp(response) : null,
  cacheDidUpdate: ({ cacheName, newResponse, state }) =>
    discardIfCleared(async () => {
      await trim(cacheName, max)
      await onCached?.(cacheName, newResponse.clone())
    }, state?.clearsBefore),
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse, event, state }) => {
    if (!cachedResponse) return cachedResponse
    const copy = cachedResponse.clone()
    // After the response: it may fail when the storage is full.
    event.waitUntil(discardIfCleared(() => moveToEnd(cacheName, request, copy), state?.clearsBefore))
    await postToClient(event, { kind: 'saved', savedAt: savedAt(cachedResponse) })
    return show ? show(cachedResponse) : cachedResponse
  },
})
