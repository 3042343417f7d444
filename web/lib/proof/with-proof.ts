// Repeats calls with a proof of work when the server asks for one. The solver is loaded on demand.
import { useSyncExternalStore } from 'react'
import type { RawResponse } from '../http/raw-response.ts'

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

const isProofNeeded = ({ status, text }: RawResponse) => status === 403 && text.includes('"proof_needed"')

/** The header of the contract, which is not imported here. */
export const proofHeader = (proof: string) => ({ 'x-proof-of-work': proof })

/** Calls `send` again with a proof when the server asks for one. A browser that can't solve it gets the refusal. */
export const withProof = async (
  send: (headers: Readonly<Record<string, string>>) => Promise<RawResponse>,
): Promise<RawResponse> => {
  const answer = await send({})
  const proof = isProofNeeded(answer) ? await prove() : null
  return proof === null ? answer : send(proofHeader(proof))
}
