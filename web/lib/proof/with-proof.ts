// Any call may need a proof of work. What makes one is loaded when the first is needed.
import { useSyncExternalStore } from 'react'
import type { RawResponse } from '../http/raw-response.ts'

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

/** Null when this browser can't make one. Throws when the server is not reached. */
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

const isProofNeeded = ({ status, text }: RawResponse) => status === 403 && text.includes('"proof_needed"')

/** By the name in the contract, which is not loaded here. */
export const proofHeader = (proof: string) => ({ 'x-proof-of-work': proof })

/**
 * Sends with the headers that it is given. Where the server needs a proof, one is made and the call is sent again with it; a browser
 * that can't make one gets the server's refusal.
 */
export const withProof = async (
  send: (headers: Readonly<Record<string, string>>) => Promise<RawResponse>,
): Promise<RawResponse> => {
  const answer = await send({})
  const proof = isProofNeeded(answer) ? await prove() : null
  return proof === null ? answer : send(proofHeader(proof))
}
