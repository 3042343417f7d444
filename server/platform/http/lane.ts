// So many at once; a few more wait for a moment; the rest is turned away at the door, while it is still cheap.

export type Bounds = Readonly<{
  atOnce: number
  waiting: number
  /** Whoever has waited so long is turned away: an answer would come too late. */
  patienceMs: number
}>

export type Lane = Readonly<{
  /** Whether there is a place; whoever got one leaves it again. */
  enter: () => boolean | Promise<boolean>
  leave: () => void
  /** Nobody would even be let in to wait. */
  isFull: () => boolean
  inside: () => number
  waiting: () => number
}>

type Waiter = { admit: () => void }

/** `mayWait` is asked when all places are taken. */
export const openLane = ({ atOnce, waiting, patienceMs }: Bounds, mayWait: () => boolean): Lane => {
  let inside = 0
  const line: Waiter[] = []
  const isFull = () => inside >= atOnce && (line.length >= waiting || !mayWait())
  const wait = () =>
    new Promise<boolean>((resolve) => {
      const waiter: Waiter = {
        admit: () => {
          clearTimeout(timer)
          resolve(true)
        },
      }
      const giveUp = () => {
        line.splice(line.indexOf(waiter), 1)
        resolve(false)
      }
      const timer = setTimeout(giveUp, patienceMs)
      line.push(waiter)
    })
  return {
    enter: () => {
      if (isFull()) return false
      if (inside >= atOnce) return wait()
      inside += 1
      return true
    },
    leave: () => {
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
