// So many at once. More wait, as many as will have their turn in time by how quickly others had theirs; the rest is refused at once,
// while that is still cheap. Addresses take turns: however many
// requests of one address wait, the first of another one comes after one of each.

export type LaneLimits = Readonly<{
  maxConcurrent: number
  /** So many of them for one address: nobody keeps all the others out alone. */
  maxPerAddress?: number
  /** So many at the most, however quick the lane is: each takes memory. */
  waiting: number
  /** A request that has waited so long, or would have to, is refused: an answer would come too late. */
  maxWaitMs: number
  /** So few in line are never refused at once, and wait for so long: it is the machine that is slow then, not the line that is long. */
  shortLine?: Readonly<{ waiting: number; maxWaitMs: number }>
}>

export type Lane = Readonly<{
  /** Whether there is a place; a request that got one must leave it again. */
  enter: (address: string) => boolean | Promise<boolean>
  leave: (address: string) => void
  /** Nobody of that address would even be let in to wait. */
  isFull: (address: string) => boolean
  inside: () => number
  waiting: () => number
}>

type Waiter = { address: string; admit: () => void }

/** Those of one address in the order of their coming, the addresses in turn. */
const openQueue = () => {
  const lines = new Map<string, Waiter[]>()
  let length = 0
  const lineOf = (address: string) => lines.get(address) ?? []
  return {
    length: () => length,
    lengthOf: (address: string) => lineOf(address).length,
    /** How many turns it takes until a newcomer of that address is in. */
    turnsOf: (address: string) => {
      const own = lineOf(address).length + 1
      let turns = own
      for (const [other, line] of lines) if (other !== address) turns += Math.min(line.length, own)
      return turns
    },
    add: (waiter: Waiter) => {
      const line = lineOf(waiter.address)
      line.push(waiter)
      lines.set(waiter.address, line)
      length += 1
    },
    take: () => {
      const [first] = lines
      if (!first) return undefined
      const [address, line] = first
      const next = line.shift()
      // Its address is the last in turn now.
      lines.delete(address)
      if (line.length > 0) lines.set(address, line)
      length -= 1
      return next
    },
    remove: (waiter: Waiter) => {
      const line = lineOf(waiter.address)
      line.splice(line.indexOf(waiter), 1)
      if (line.length === 0) lines.delete(waiter.address)
      length -= 1
    },
  }
}

// Some twenty departures say how quick the lane is now.
const WEIGHT_OF_LAST = 0.1

/** How long it takes until a place becomes free, in milliseconds, while all of them are taken. 0 as long as that is not known. */
const measurePace = (clock: () => number) => {
  let [pace, since]: [number, number | undefined] = [0, undefined]
  return {
    full: () => (since ??= clock()),
    freed: (isFullAgain: boolean) => {
      const now = clock()
      if (since !== undefined) {
        const took = now - since
        pace = pace === 0 ? took : pace + WEIGHT_OF_LAST * (took - pace)
      }
      since = isFullAgain ? now : undefined
    },
    read: () => pace,
  }
}

type Surroundings = {
  /** How late the process is already, in milliseconds: a newcomer has waited so long unseen. */
  delay: () => number
  clock?: () => number
  /** Does something in the next turn of the event loop. */
  nextTurn?: (work: () => void) => void
}

export const openLane = (
  { maxConcurrent, waiting, maxWaitMs, maxPerAddress = Infinity, shortLine }: LaneLimits,
  { delay, clock = () => performance.now(), nextTurn = setImmediate }: Surroundings,
): Lane => {
  const pace = measurePace(clock)
  let inside = 0
  /** By address, of those who are inside or wait. */
  const countByAddress = new Map<string, number>()
  const countOf = (address: string) => countByAddress.get(address) ?? 0
  const forget = (address: string) => {
    if (countOf(address) > 1) countByAddress.set(address, countOf(address) - 1)
    else countByAddress.delete(address)
  }
  const queue = openQueue()
  const waitOfNext = (address: string) => queue.turnsOf(address) * pace.read() + delay()
  // Half of them are for others.
  const hasRoom = (address: string) =>
    queue.length() < waiting && queue.lengthOf(address) < Math.ceil(waiting / 2)
  const isShort = () => shortLine !== undefined && queue.length() < shortLine.waiting
  const isFull = (address: string) =>
    inside >= maxConcurrent && !isShort() && (!hasRoom(address) || waitOfNext(address) > maxWaitMs)
  const wait = (address: string) =>
    new Promise<boolean>((resolve) => {
      const waiter: Waiter = {
        address,
        admit: () => {
          clearTimeout(timer)
          resolve(true)
        },
      }
      const giveUp = () => {
        queue.remove(waiter)
        forget(address)
        resolve(false)
      }
      const timer = setTimeout(giveUp, shortLine && isShort() ? shortLine.maxWaitMs : maxWaitMs)
      queue.add(waiter)
    })
  return {
    enter: (address) => {
      if (isFull(address) || countOf(address) >= maxPerAddress) return false
      countByAddress.set(address, countOf(address) + 1)
      if (inside >= maxConcurrent) return wait(address)
      inside += 1
      if (inside === maxConcurrent) pace.full()
      return true
    },
    // The place is free in the next turn. What waits for nothing, such as a page whose data is at hand, is done before the next newcomer
    // is looked at: the lane would never be full, and one turn would be as long as all of its newcomers need together.
    leave: (address) =>
      nextTurn(() => {
        forget(address)
        const next = queue.take()
        if (inside === maxConcurrent) pace.freed(next !== undefined)
        // The place goes from hand to hand.
        if (next) next.admit()
        else inside -= 1
      }),
    isFull,
    inside: () => inside,
    waiting: queue.length,
  }
}
