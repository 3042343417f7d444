// How a strategy of the library keeps replies: with the moment they came, so many at most, the least recently seen goes first.
import type { SerwistPlugin } from 'serwist'
import type { FromWorker } from '../lib/browser/worker-messages.ts'
import { isOwn, isWhole } from './answers.ts'
import { moveToEnd, trim } from './bounds.ts'
import { forgetGone, keepUnlessForgotten, timesForgotten } from './forget.ts'
import { keptAddress } from './kept-paths.ts'
import { savedAt } from './saved-copy.ts'
import { scope } from './scope.ts'

export const tellClient = async (event: ExtendableEvent, message: FromWorker) => {
  const client = event instanceof FetchEvent ? await scope.clients.get(event.clientId) : undefined
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker and its clients have none
  client?.postMessage(message)
}

const isGone = ({ status }: Response) => status === 403 || status === 404 || status === 410

type KeepOptions = {
  most: number
  /** Null: it is not to be kept. */
  stamp: (reply: Response) => Response | null | Promise<Response | null>
  /** What is given out instead of the kept one. */
  show?: (kept: Response) => Promise<Response>
  onKept?: (cacheName: string, reply: Response) => Promise<unknown>
}

export const keepPlugin = ({ most, stamp, show, onKept }: KeepOptions): SerwistPlugin => ({
  handlerWillStart: async ({ state }) => void Object.assign(state ?? {}, { begun: timesForgotten() }),
  cacheKeyWillBeUsed: ({ request }) => keptAddress(request.url),
  fetchDidSucceed: async ({ request, response }) => {
    if (isGone(response) && (await isOwn(response))) await forgetGone(keptAddress(request.url))
    return response
  },
  cacheWillUpdate: ({ response, state }) =>
    isWhole(response) && state?.begun === timesForgotten() ? stamp(response) : null,
  cacheDidUpdate: ({ cacheName, newResponse, state }) =>
    keepUnlessForgotten(async () => {
      await trim(cacheName, most)
      await onKept?.(cacheName, newResponse.clone())
    }, state?.begun),
  cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse, event, state }) => {
    if (!cachedResponse) return cachedResponse
    const copy = cachedResponse.clone()
    // Apart from the answer: a full phone still shows what it has.
    event.waitUntil(keepUnlessForgotten(() => moveToEnd(cacheName, request, copy), state?.begun))
    await tellClient(event, { kind: 'saved', savedAt: savedAt(cachedResponse) })
    return show ? show(cachedResponse) : cachedResponse
  },
})
