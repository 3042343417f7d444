// Limits how many requests of one kind run concurrently. Others are queued, as many as can run in time at the current pace; the rest
// is refused early. Client IPs are served round robin, and none of them can hold every slot.

export type ConcurrencyLimits = Readonly<{
  maxConcurrent: number
  maxPerClient: number
  maxQueued: number
  maxWaitMs: number
  /** A shorter queue is never refused early and may wait longer: it means a slow machine, not a high load. */
  shortQueue?: Readonly<{ length: number; maxWaitMs: number }>
}>

export type ConcurrencyLimit = Readonly<{
  /** True: the request may run, and must call leave() at its end. False: it is refused. */
  enter: (clientIp: string) => boolean | Promise<boolean>
  leave: (clientIp: string) => void
  isFull: (clientIp: string) => boolean
  running: () => number
  queued: () => number
}>

type Waiter = { clientIp: string; admit: () => void }

const createQueue = () => {
  const byClient = new Map<string, Waiter[]>()
  let length = 0
  const waitersOf = (clientIp: string) => byClient.get(clientIp) ?? []
  return {
    length: () => length,
    lengthOf: (clientIp: string) => waitersOf(clientIp).length,
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
    take: (canRun: (clientIp: string) => boolean) => {
      for (const [clientIp, waiters] of byClient) {
        if (!canRun(clientIp)) continue
        const next = waiters.shift()
        // A Map keeps insertion order, so this client is now the last one.
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

const WEIGHT_OF_LAST = 0.1

/** Milliseconds between two departures while the limit is saturated; 0 while unknown. */
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
  /** Event loop delay in milliseconds: a new request has already waited that long. */
  delay: () => number
  clock?: () => number
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
    // Released in the next turn of the event loop. A cached page is done before the next request is read, so the limit would otherwise
    // never be reached, and one turn would process all new requests.
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
