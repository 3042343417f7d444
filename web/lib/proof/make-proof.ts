import type { getChallenge } from '../../../contract/proof-of-work.ts'
import { call } from '../call.ts'

const solveInWorker = (challenge: unknown) =>
  new Promise<string>((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' })
    const end = (proof: unknown) => {
      worker.terminate()
      if (typeof proof === 'string') resolve(proof)
      else reject(new Error('this browser can not make a proof of work'))
    }
    worker.addEventListener('message', ({ data }) => end(data))
    worker.addEventListener('error', () => end(null))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none, unlike a window
    worker.postMessage(challenge)
  })

/** A second or two of work on a cheap phone. */
export const makeProof = async () => solveInWorker(await call<typeof getChallenge>('GET', '/proof-of-work/'))
