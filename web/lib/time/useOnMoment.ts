import { useEffect, useEffectEvent } from 'react'

// The maximum of setTimeout. A page that is open for weeks checks again when it becomes visible.
const LONGEST_WAIT_MS = 2 ** 31 - 1
// Timers may be a little early.
const AFTERWARDS_MS = 100

export const useOnMoment = (moment: string | null, onMoment: () => void) => {
  const tell = useEffectEvent(onMoment)
  useEffect(() => {
    if (!moment) return undefined
    const at = Date.parse(moment)
    const look = () => {
      if (Date.now() >= at) tell()
    }
    look()
    const wait = Math.max(0, at - Date.now()) + AFTERWARDS_MS
    const timer = setTimeout(look, Math.min(wait, LONGEST_WAIT_MS))
    // Timers pause while a phone sleeps.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [moment])
}
