import { socket } from '../../contract/limits.ts'

type Waits = { first: number; most: number }

/** Growing, and each a little different: after a cut, thousands must not knock in the same moment. */
export const retryWait = (tries: number, { first, most }: Waits = socket.retry, random = Math.random) =>
  Math.min(most, first * 2 ** tries) * (0.5 + random() / 2)
