// Bounds how many requests of one kind run at the same time. More wait in a queue, as many as will run in time at the current pace; the
// rest is refused early, while that is still cheap. Client IPs are served round robin, and none of them can hold every running request.

export type ConcurrencyLimits = Readonly<{
  maxConcurrent: number
  /** Of one client IP, less than maxConcurrent: its other requests wait, and those of other clients run. */
  maxPerClient: number
  /** However quick the requests are: each in the queue takes memory. */
  maxQueued: number
  /** A request that has waited so long, or would have to, is refused: its response would come too late. */
  maxWaitMs: number
  /** A queue this short is never refused early and waits longer: the machine is slow then, the load is not high. */
  shortQueue?: Readonly<{ length: number; maxWaitMs: number }>
}>

export type ConcurrencyLimit = Readonly<{
  /** True: the request may run, and must leave when it is done. False: it is refused. */
  enter: (clientIp: string) => boolean | Promise<boolean>
  leave: (clientIp: string) => void
  /** Whether a request of that client would be refused at once. */
  isFull: (clientIp: string) => boolean
  running: () => number
  queued: () => number
}>

type Waiter = { clientIp: string; admit: () => void }

/** First in, first out for one client IP; the client IPs take turns. */
const createQueue = () => {
  const byClient = new Map<string, Waiter[]>()
  let length = 0
  const waitersOf = (clientIp: string) => byClient.get(clientIp) ?? []
  return {
    length: () => length,
    lengthOf: (clientIp: string) => waitersOf(clientIp).length,
    /** How many requests run first, and then a new one of that client. */
    turnsOf: (clientIp: string) => {
      const own = waitersOf(clientIp).length + 1
      let turns = own
      for (const [other, waiters] of byClient) if (other !== clientIp) turns += Math.min(waiters.length, own)
      return turns
    },
    add: (waiter: Waiter) => {
      const waiters = waitersOf(waiter.clientIp)
      waiters.push(waiter)
      byClient.set(waiter.clientIp, waiters)
      length += 1
    },
    /** The next one whose client may run another request. */
    take: (canRun: (clientIp: string) => boolean) => {
      for (const [clientIp, waiters] of byClient) {
        if (!canRun(clientIp)) continue
        const next = waiters.shift()
        // A Map keeps the order of insertion: this client is the last in turn now.
        byClient.delete(clientIp)
        if (waiters.length > 0) byClient.set(clientIp, waiters)
        length -= 1
        return next
      }
      return undefined
    },
    remove: (waiter: Waiter) => {
      const waiters = waitersOf(waiter.clientIp)
      waiters.splice(waiters.indexOf(waiter), 1)
      if (waiters.length === 0) byClient.delete(waiter.clientIp)
      length -= 1
    },
  }
}

// Some twenty departures say how quick the requests are now.
const WEIGHT_OF_LAST = 0.1

/** Milliseconds between two departures while the limit is saturated. 0 as long as that is not known. */
const measurePace = (clock: () => number) => {
  let [pace, since]: [number, number | undefined] = [0, undefined]
  return {
    saturated: () => (since ??= clock()),
    idle: () => (since = undefined),
    departed: (isStillSaturated: boolean) => {
      const now = clock()
      if (since !== undefined) {
        const took = now - since
        pace = pace === 0 ? took : pace + WEIGHT_OF_LAST * (took - pace)
      }
      since = isStillSaturated ? now : undefined
    },
    read: () => pace,
  }
}

/** How many requests run, in all and by client IP. */
const countRunning = () => {
  const byClient = new Map<string, number>()
  let total = 0
  const of = (clientIp: string) => byClient.get(clientIp) ?? 0
  return {
    total: () => total,
    of,
    add: (clientIp: string) => {
      byClient.set(clientIp, of(clientIp) + 1)
      total += 1
    },
    remove: (clientIp: string) => {
      if (of(clientIp) > 1) byClient.set(clientIp, of(clientIp) - 1)
      else byClient.delete(clientIp)
      total -= 1
    },
  }
}

type Environment = {
  /** How late the process already is, in milliseconds: a new request has waited so long unseen. */
  delay: () => number
  clock?: () => number
  /** Runs something in the next turn of the event loop. */
  nextTurn?: (work: () => void) => void
}

export const createConcurrencyLimit = (
  { maxConcurrent, maxPerClient, maxQueued, maxWaitMs, shortQueue }: ConcurrencyLimits,
  { delay, clock = () => performance.now(), nextTurn = setImmediate }: Environment,
): ConcurrencyLimit => {
  const pace = measurePace(clock)
  const running = countRunning()
  const queue = createQueue()
  const canRun = (clientIp: string) => running.total() < maxConcurrent && running.of(clientIp) < maxPerClient
  const isSaturated = () => running.total() >= maxConcurrent || queue.length() > 0
  const waitOfNext = (clientIp: string) => queue.turnsOf(clientIp) * pace.read() + delay()
  // Half of the queue is for other clients.
  const hasRoom = (clientIp: string) =>
    queue.length() < maxQueued && queue.lengthOf(clientIp) < Math.ceil(maxQueued / 2)
  const isShort = () => shortQueue !== undefined && queue.length() < shortQueue.length
  const isFull = (clientIp: string) =>
    !canRun(clientIp) && !isShort() && (!hasRoom(clientIp) || waitOfNext(clientIp) > maxWaitMs)
  const run = (clientIp: string) => {
    running.add(clientIp)
    if (isSaturated()) pace.saturated()
  }
  const wait = (clientIp: string) =>
    new Promise<boolean>((resolve) => {
      const waiter: Waiter = {
        clientIp,
        admit: () => {
          clearTimeout(timer)
          resolve(true)
        },
      }
      const giveUp = () => {
        queue.remove(waiter)
        if (!isSaturated()) pace.idle()
        resolve(false)
      }
      const timer = setTimeout(giveUp, shortQueue && isShort() ? shortQueue.maxWaitMs : maxWaitMs)
      queue.add(waiter)
      pace.saturated()
    })
  const admitNext = () => {
    const next = queue.take(canRun)
    if (!next) return
    running.add(next.clientIp)
    next.admit()
  }
  return {
    enter: (clientIp) => {
      if (isFull(clientIp)) return false
      if (!canRun(clientIp)) return wait(clientIp)
      run(clientIp)
      return true
    },
    // Counted until the next turn. What waits for nothing, such as a cached page, is done before the next new request is looked at: the
    // limit would never be reached, and one turn would be as long as all of its new requests need together.
    leave: (clientIp) =>
      nextTurn(() => {
        const wasSaturated = isSaturated()
        running.remove(clientIp)
        admitNext()
        if (wasSaturated) pace.departed(isSaturated())
      }),
    isFull,
    running: running.total,
    queued: queue.length,
  }
}
