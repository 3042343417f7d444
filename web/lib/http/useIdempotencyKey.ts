import { useState } from 'react'

// Not crypto.randomUUID, which needs https.
export const randomId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** An Idempotency-Key that changes with the input, so that repeating the same request writes nothing twice. */
export const makeKeyFor = () => {
  let last = { sent: '', key: '' }
  return (sent: readonly unknown[]) => {
    const now = JSON.stringify(sent)
    if (last.sent !== now) last = { sent: now, key: randomId() }
    return last.key
  }
}

export const useIdempotencyKey = () => useState(makeKeyFor)[0]
