import { socket } from '../../../contract/limits.ts'

type BackoffLimits = { first: number; most: number }

/** Exponential with jitter: after an outage, clients must not reconnect simultaneously. */
export const backoffDelay = (
  tries: number,
  { first, most }: BackoffLimits = socket.retry,
  random = Math.random,
) => Math.min(most, first * 2 ** tries) * (0.5 + random() / 2)
