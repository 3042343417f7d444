// How late the process is with what it has to do: the truest sign of too much work, whatever the work is.

const TICK_MS = 50

export type EventLoop = Readonly<{ delay: () => number; stop: () => void }>

export const watchEventLoop = (): EventLoop => {
  let due = performance.now() + TICK_MS
  let last = 0
  const timer = setInterval(() => {
    const now = performance.now()
    last = Math.max(0, now - due)
    due = now + TICK_MS
  }, TICK_MS).unref()
  return {
    /** Milliseconds. A tick that is late already counts before it comes. */
    delay: () => Math.max(last, performance.now() - due),
    stop: () => clearInterval(timer),
  }
}
