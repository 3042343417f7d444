import type { CachedContent, ToWorker } from '../../lib/browser/worker-messages.ts'

const EMPTY: CachedContent = { pages: [], providers: [] }

export const readCachedContent = async (text: string): Promise<CachedContent> => {
  const worker = navigator.serviceWorker?.controller
  if (!worker) return EMPTY
  const { port1, port2 } = new MessageChannel()
  const reply = new Promise<CachedContent>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data as CachedContent))
    port1.start()
  })
  const search = new URLSearchParams({ q: text }).toString()
  worker.postMessage({ kind: 'kept', search } satisfies ToWorker, [port2])
  return reply
}
