const solveInWorker = (challenge: unknown) =>
  new Promise<string | null>((resolve) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' })
    const end = (proof: unknown) => {
      worker.terminate()
      resolve(typeof proof === 'string' ? proof : null)
    }
    worker.addEventListener('message', ({ data }) => end(data))
    worker.addEventListener('error', () => end(null))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none, unlike a window
    worker.postMessage(challenge)
  })

/** Takes a second or two on a cheap phone. Not with call(), which may itself wait for a proof. */
export const makeProof = async () => {
  const response = await fetch('/api/proof-of-work/', { method: 'GET' })
  return response.ok ? solveInWorker(await response.json()) : null
}
