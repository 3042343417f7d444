// So many at once; a few more wait for a moment; the rest is refused at once, while that is still cheap.

export type LaneLimits = Readonly<{
  maxConcurrent: number
  /** So many of them for one address: nobody keeps all the others out alone. */
  maxPerAddress?: number
  waiting: number
  /** A request that has waited so long is refused: an answer would come too late. */
  maxWaitMs: number
}>

export type Lane = Readonly<{
  /** Whether there is a place; a request that got one must leave it again. */
  enter: (address: string) => boolean | Promise<boolean>
  leave: (address: string) => void
  /** Nobody would even be let in to wait. */
  isFull: () => boolean
  inside: () => number
  waiting: () => number
}>

type Waiter = { admit: () => void }

/** `mayWait` is asked when all places are taken. */
export const openLane = (
  { maxConcurrent, waiting, maxWaitMs, maxPerAddress = Infinity }: LaneLimits,
  mayWait: () => boolean,
): Lane => {
  let inside = 0
  /** By address, of those who are inside or wait. */
  const countByAddress = new Map<string, number>()
  const countOf = (address: string) => countByAddress.get(address) ?? 0
  const forget = (address: string) => {
    if (countOf(address) > 1) countByAddress.set(address, countOf(address) - 1)
    else countByAddress.delete(address)
  }
  const queue: Waiter[] = []
  const isFull = () => inside >= maxConcurrent && (queue.length >= waiting || !mayWait())
  const wait = (address: string) =>
    new Promise<boolean>((resolve) => {
      const waiter: Waiter = {
        admit: () => {
          clearTimeout(timer)
          resolve(true)
        },
      }
      const giveUp = () => {
        queue.splice(queue.indexOf(waiter), 1)
        forget(address)
        resolve(false)
      }
      const timer = setTimeout(giveUp, maxWaitMs)
      queue.push(waiter)
    })
  return {
    enter: (address) => {
      if (isFull() || countOf(address) >= maxPerAddress) return false
      countByAddress.set(address, countOf(address) + 1)
      if (inside >= maxConcurrent) return wait(address)
      inside += 1
      return true
    },
    leave: (address) => {
      forget(address)
      const next = queue.shift()
      // The place goes from hand to hand.
      if (next) next.admit()
      else inside -= 1
    },
    isFull,
    inside: () => inside,
    waiting: () => queue.length,
  }
}
