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
    /** In milliseconds. Includes a tick that is already overdue. */
    delay: () => Math.max(last, performance.now() - due),
    stop: () => clearInterval(timer),
  }
}
