// So many at once; a few more wait for a moment; the rest is turned away at the door, while it is still cheap.

export type Bounds = Readonly<{
  atOnce: number
  /** So many of them for one address: nobody keeps all the others out alone. */
  ofOne?: number
  waiting: number
  /** Whoever has waited so long is turned away: an answer would come too late. */
  patienceMs: number
}>

export type Lane = Readonly<{
  /** Whether there is a place; whoever got one leaves it again. */
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
  { atOnce, waiting, patienceMs, ofOne = Infinity }: Bounds,
  mayWait: () => boolean,
): Lane => {
  let inside = 0
  /** By address, of those who are inside or wait. */
  const here = new Map<string, number>()
  const countOf = (address: string) => here.get(address) ?? 0
  const forget = (address: string) => {
    if (countOf(address) > 1) here.set(address, countOf(address) - 1)
    else here.delete(address)
  }
  const line: Waiter[] = []
  const isFull = () => inside >= atOnce && (line.length >= waiting || !mayWait())
  const wait = (address: string) =>
    new Promise<boolean>((resolve) => {
      const waiter: Waiter = {
        admit: () => {
          clearTimeout(timer)
          resolve(true)
        },
      }
      const giveUp = () => {
        line.splice(line.indexOf(waiter), 1)
        forget(address)
        resolve(false)
      }
      const timer = setTimeout(giveUp, patienceMs)
      line.push(waiter)
    })
  return {
    enter: (address) => {
      if (isFull() || countOf(address) >= ofOne) return false
      here.set(address, countOf(address) + 1)
      if (inside >= atOnce) return wait(address)
      inside += 1
      return true
    },
    leave: (address) => {
      forget(address)
      const next = line.shift()
      // The place goes from hand to hand.
      if (next) next.admit()
      else inside -= 1
    },
    isFull,
    inside: () => inside,
    waiting: () => line.length,
  }
}
