// Calls that may need a proof of work. What makes one is loaded when the first is needed.
import { useSyncExternalStore } from 'react'
import { CallError } from '../call.ts'

/** A quick device has it before anybody would read that it works. */
const QUIET_MS = 400

let slowProofs = 0
const listeners = new Set<() => void>()
const changeSlowProofs = (by: number) => {
  slowProofs += by
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a proof is being made, and takes long enough to say so. */
export const useIsProving = () =>
  useSyncExternalStore(
    subscribe,
    () => slowProofs > 0,
    () => false,
  )

export const prove = async () => {
  let isSlow = false
  const timer = setTimeout(() => {
    isSlow = true
    changeSlowProofs(1)
  }, QUIET_MS)
  try {
    const { makeProof } = await import('./make-proof.ts')
    return await makeProof()
  } finally {
    clearTimeout(timer)
    if (isSlow) changeSlowProofs(-1)
  }
}

const isProofNeeded = (error: unknown) => error instanceof CallError && error.code === 'proof_needed'

/** Sends; where the server needs a proof, makes one and sends again. Without one the server's refusal stands. */
export const withProof = async <T>(send: (given: { proof?: string }) => Promise<T>): Promise<T> => {
  try {
    return await send({})
  } catch (error) {
    if (!isProofNeeded(error)) throw error
    const proof = await prove().catch(() => {
      throw error
    })
    return send({ proof })
  }
}
