import { socket } from '../../../contract/limits.ts'

type BackoffLimits = { first: number; most: number }

/** Growing and random: after an outage thousands of clients must not reconnect in the same moment. */
export const backoffDelay = (
  tries: number,
  { first, most }: BackoffLimits = socket.retry,
  random = Math.random,
) => Math.min(most, first * 2 ** tries) * (0.5 + random() / 2)
