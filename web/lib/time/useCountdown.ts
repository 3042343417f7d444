import { useEffect, useState } from 'react'

const SECOND = 1_000
const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / SECOND))

/** Seconds left, computed from the clock: a frozen tab misses ticks. */
export const useCountdown = (from: number) => {
  const [end, setEnd] = useState(() => Date.now() + from * SECOND)
  const [left, setLeft] = useState(() => secondsUntil(end))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setLeft(secondsUntil(end)), SECOND)
    return () => clearInterval(timer)
  }, [end, isOver])
  const restart = (seconds: number) => {
    const next = Date.now() + seconds * SECOND
    setEnd(next)
    setLeft(secondsUntil(next))
  }
  return { left, restart }
}
