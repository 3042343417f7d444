// Solves a proof of work of the server. The solver is loaded on demand.
import { useSyncExternalStore } from 'react'

/** A fast device needs no message. */
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

export const useIsProving = () =>
  useSyncExternalStore(
    subscribe,
    () => slowProofs > 0,
    () => false,
  )

/** Null when this browser can't solve it. Throws when the server is not reached. */
export const prove = async (): Promise<string | null> => {
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
