import type { CachedContent, ToWorker } from '../../lib/browser/worker-messages.ts'

const NOTHING: CachedContent = { pages: [], providers: [] }

/** What the service worker has; nothing where there is none. */
export const readCachedContent = async (text: string): Promise<CachedContent> => {
  const worker = navigator.serviceWorker?.controller
  if (!worker) return NOTHING
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<CachedContent>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data as CachedContent))
    port1.start()
  })
  const search = new URLSearchParams({ q: text }).toString()
  worker.postMessage({ kind: 'kept', search } satisfies ToWorker, [port2])
  return answer
}
