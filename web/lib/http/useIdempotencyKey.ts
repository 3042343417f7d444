import { useState } from 'react'

// Not crypto.randomUUID, which an unsafe http address lacks.
export const randomId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * An Idempotency-Key for what is sent: the same as long as that is the same, so that sending it again after a failure or a lost
 * answer writes nothing twice.
 */
export const makeKeyFor = () => {
  let last = { sent: '', key: '' }
  return (sent: readonly unknown[]) => {
    const now = JSON.stringify(sent)
    if (last.sent !== now) last = { sent: now, key: randomId() }
    return last.key
  }
}

export const useIdempotencyKey = () => useState(makeKeyFor)[0]
